import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE } from './sqlite-file.ts';
import type { Store } from './store.ts';

/** Waits for another writer. */
const options = { timeout: 20_000 };

export function sqliteStore(dataDir: string): Store {
  const own = path.join(dataDir, DATABASE);
  return {
    async copyTo(file) {
      if (!existsSync(own)) throw new Error(`There is no database in ${dataDir}.`);
      using database = new DatabaseSync(own, options);
      // Runs in one read transaction: writers continue, and their changes are not in the copy.
      database.prepare('VACUUM INTO ?').run(file);
    },
    isFilled: async () => existsSync(own),
    // Nothing to do, because the database file is copied with the others. No process may have it
    // open.
    async replaceWith() {
      if (existsSync(own)) closeForGood(own);
      return undefined;
    },
  };
}

/**
 * Leaves WAL mode, which works only if no other process has the database open. Everything is then
 * in a single file.
 */
function closeForGood(file: string) {
  using database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    throw new Error('The backend is using this DATA_DIR. Stop it first.', { cause });
  }
}
