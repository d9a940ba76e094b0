/** The database as backups see it. */
import type { Settings } from '../settings.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';

/** Rows of each table that has any. */
export type Rows = Record<string, number>;

export interface Store {
  kind: 'SQLite' | 'Postgres';
  /** Its name in a backup. */
  file: string;
  /** Copies the database, as it is at one moment, while it is in use. */
  copyTo: (file: string) => Promise<void>;
  /** Reads a copy through and counts; rejects when it is broken. */
  count: (file: string) => Promise<Rows>;
  /** Whether the database that a copy would replace holds anything. */
  isFilled: () => Promise<boolean>;
  /** Puts a copy in its place, all or nothing. */
  replaceWith: (file: string) => Promise<void>;
}

export const storeOf = ({ dataDir }: Settings, databaseUrl: string | undefined): Store =>
  databaseUrl ? postgresStore(databaseUrl) : sqliteStore(dataDir);
