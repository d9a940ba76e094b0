/** The database as backups see it. */
export interface Store {
  /** Copies the database, as it is at one moment, while it is in use, into a file of SQLite. */
  copyTo: (file: string) => Promise<void>;
  /** True if the database that a copy would replace has rows. */
  isFilled: () => Promise<boolean>;
  /** Puts a copy in its place, all or nothing; resolves with where it put aside what it found. */
  replaceWith: (file: string) => Promise<string | undefined>;
}
