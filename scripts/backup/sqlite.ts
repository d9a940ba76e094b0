import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE } from './sqlite-file.ts';
import type { Store } from './store.ts';

/** A writer is waited for. */
const options = { timeout: 20_000 };

export function sqliteStore(dataDir: string): Store {
  const own = path.join(dataDir, DATABASE);
  return {
    async copyTo(file) {
      if (!existsSync(own)) throw new Error(`There is no database in ${dataDir}.`);
      using database = new DatabaseSync(own, options);
      // One read transaction: writers go on, and what they write is not in the copy.
      database.prepare('VACUUM INTO ?').run(file);
    },
    isFilled: async () => existsSync(own),
    // The database is a file of DATA_DIR and comes with the others; no process may have it open.
    async replaceWith() {
      if (existsSync(own)) closeForGood(own);
      return undefined;
    },
  };
}

/** SQLite leaves the WAL mode only while nobody else has the database open; then all of it is in the one file. */
function closeForGood(file: string) {
  using database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    throw new Error('The backend is running on this DATA_DIR. Stop it first.', { cause });
  }
}
