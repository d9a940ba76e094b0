import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Rows, Store } from './store.ts';

const NAME = 'database.sqlite';
/** A writer is waited for. */
const options = { timeout: 20_000 };

export function sqliteStore(dataDir: string): Store {
  const own = path.join(dataDir, NAME);
  return {
    kind: 'SQLite',
    file: NAME,
    async copyTo(file) {
      if (!existsSync(own)) throw new Error(`There is no database in ${dataDir}.`);
      using database = new DatabaseSync(own, options);
      // One read transaction: writers go on, and what they write is not in the copy.
      database.prepare('VACUUM INTO ?').run(file);
    },
    async count(file) {
      using database = new DatabaseSync(file, { readOnly: true });
      const all = (sql: string) => database.prepare(sql).all();
      const [found] = all('PRAGMA integrity_check');
      if (found?.integrity_check !== 'ok')
        throw new Error(`The database is broken: ${found?.integrity_check}`);
      const tables = all(
        `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`,
      );
      const rows: Rows = {};
      for (const { name } of tables) {
        const count = Number(all(`SELECT count(*) AS count FROM "${name}"`)[0]?.count);
        if (count > 0) rows[String(name)] = count;
      }
      return rows;
    },
    isFilled: async () => existsSync(own),
    // It is a file of DATA_DIR and comes with the others: only nobody may have it open.
    async replaceWith() {
      if (existsSync(own)) closeForGood(own);
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
