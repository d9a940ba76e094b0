/** The interface of a database for backups. */
export interface Store {
  /** Copies a snapshot of the database into an SQLite file, while it is in use. */
  copyTo: (file: string) => Promise<void>;
  /** True if the database to be replaced has rows. */
  isFilled: () => Promise<boolean>;
  /** Replaces the content by a copy in one step. */
  replaceWith: (file: string) => Promise<Replaced>;
}

export interface Replaced {
  /** Place of the former content, if it is in the database. */
  former?: string;
  /** Puts the former content back. */
  undo: () => Promise<void>;
}
