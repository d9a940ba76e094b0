/** The interface of a database for backups. */
export interface Store {
  /** Copies a snapshot of the database into an SQLite file, while it is in use. */
  copyTo: (file: string) => Promise<void>;
  /** True if the database to be replaced has rows. */
  isFilled: () => Promise<boolean>;
  /** Replaces the content by a copy in one step. Resolves with the place of the former content. */
  replaceWith: (file: string) => Promise<string | undefined>;
}
