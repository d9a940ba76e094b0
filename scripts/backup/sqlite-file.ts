/**
 * Reads and writes the database of an archive, which is an SQLite file for every kind of database.
 */

import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Store } from './store.ts';

/** File name in an archive and in DATA_DIR. */
export const DATABASE = 'database.sqlite';
/**
 * Migrations, which have the same number and order in both databases but other names. They are not
 * copied.
 */
export const MIGRATIONS = 'payload_migrations';

/** Number of rows by table, without empty tables. */
export type Rows = Record<string, number>;
/** The values of a row, in the order of its columns. */
export type Row = (string | null)[];

const BATCH = 1000;

/** Names of tables and their columns, without SQLite's internal tables and generated columns. */
export function tablesOf(database: DatabaseSync): Map<string, string[]> {
  const tables = database
    .prepare(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'",
    )
    .all()
    .map(({ name }) => String(name))
    .sort();
  const columns = database.prepare('SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0');
  return new Map(tables.map((table) => [table, columns.all(table).map(({ name }) => `${name}`)]));
}

/** Checks the file and counts its rows. Rejects if it is damaged. */
export function countRows(file: string): Rows {
  using database = new DatabaseSync(file, { readOnly: true });
  const [check] = database.prepare('PRAGMA integrity_check').all();
  if (check?.integrity_check !== 'ok')
    throw new Error(`The database is broken: ${check?.integrity_check}`);
  const rows: Rows = {};
  for (const table of tablesOf(database).keys()) {
    const count = database.prepare(`SELECT count(*) AS count FROM "${table}"`).get()?.count;
    if (Number(count) > 0) rows[table] = Number(count);
  }
  return rows;
}

/**
 * Gives the content of a database a revision that no website has seen. With the one of the archive, a website would take answers
 * for current that it got while a change was on its way to it.
 */
export function renewRevision(file: string): void {
  using database = new DatabaseSync(file);
  const tables = tablesOf(database);
  /** The same day, which visitors read, with other random letters. */
  const renewed = (token: unknown) =>
    `${String(token).split('_')[0]}_${randomBytes(9).toString('base64url')}`;
  for (const table of ['content_revision', 'list_revisions'].filter((name) => tables.has(name))) {
    const rows = database.prepare(`SELECT rowid AS number, token FROM "${table}"`).all();
    const update = database.prepare(`UPDATE "${table}" SET token = ? WHERE rowid = ?`);
    for (const { number, token } of rows) update.run(renewed(token), Number(number));
  }
}

const list = (columns: string[]) => columns.map((name) => `"${name}"`).join(', ');

/** Reads batch by batch. */
export function* readRows(
  database: DatabaseSync,
  table: string,
  columns: string[],
): Generator<Row[]> {
  const statement = database.prepare(`SELECT ${list(columns)} FROM "${table}" ORDER BY rowid`);
  statement.setReturnArrays(true);
  let batch: Row[] = [];
  for (const row of statement.iterate() as Iterable<unknown>) {
    batch.push((row as unknown[]).map((value) => (value === null ? null : String(value))));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Returns a function that writes rows. The affinity of a column converts text to numbers. */
export function writer(database: DatabaseSync, table: string, columns: string[]) {
  const places = columns.map(() => '?').join(', ');
  const statement = database.prepare(
    `INSERT INTO "${table}" (${list(columns)}) VALUES (${places})`,
  );
  return (rows: Row[]) => {
    for (const row of rows) statement.run(...row);
  };
}

/** Columns of which one is the title of a record. */
const titles = /^(title|name|\w+_name|label|caption|subject|programme|area|path|email|filename)$/;

/**
 * Describes the record to which a row belongs: itself, or the record of its version, language or
 * list. `cell` returns the value of a column.
 */
export function recordOf(
  database: DatabaseSync,
  table: string,
  cell: (column: string) => unknown,
): string {
  const parents = database
    .prepare(`SELECT "from" AS "column", "table" AS of FROM pragma_foreign_key_list(?)`)
    .all(table)
    .filter(
      ({ column, of }) =>
        column === '_parent_id' || (column === 'parent_id' && `_${table}`.includes(`_${of}_`)),
    );
  for (const { column, of } of parents) {
    const row = rowWhere(database, `${of}`, 'id', cell(`${column}`));
    if (row) return recordOf(database, `${of}`, (name) => row[name]);
  }
  const languages = `${table}_locales`;
  const inLanguage = tablesOf(database).has(languages)
    ? rowWhere(database, languages, '_parent_id', cell('id'))
    : undefined;
  const own = rowWhere(database, table, 'id', cell('id'));
  const [, title] =
    Object.entries({ ...inLanguage, ...own }).find(([name, text]) => text && titles.test(name)) ??
    [];
  return `record ${cell('id')} of ${table}${title ? `, “${title}”` : ''}`;
}

const rowWhere = (database: DatabaseSync, table: string, column: string, value: unknown) =>
  database.prepare(`SELECT * FROM "${table}" WHERE "${column}" = ?`).get(String(value));

/** The highest id that the table ever had, even if that row was deleted; 0 if there was none. */
export function lastNumber(database: DatabaseSync, table: string, column: string): number {
  const stored = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.seq;
  const highest = database.prepare(`SELECT max("${column}") AS last FROM "${table}"`).get()?.last;
  return Math.max(Number(stored ?? 0), Number(highest ?? 0));
}

/** Sets the highest id, because ids must not be used twice. */
export function setLastNumber(database: DatabaseSync, table: string, last: number): void {
  database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
  database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, last);
}

/** Result codes of SQLite for a file that is no database any more: SQLITE_CORRUPT and SQLITE_NOTADB. */
const damaged = [11, 26];

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
    // The database file is moved with the others. No process may have it open.
    async replaceWith() {
      if (existsSync(own)) closeForGood(own);
      return { undo: async () => {} };
    },
  };
}

/**
 * Leaves WAL mode, which works only if no other process has the database open. Everything is then
 * in a single file, and `-wal` and `-shm` are gone.
 */
function closeForGood(file: string) {
  using database = new DatabaseSync(file);
  try {
    database.exec('PRAGMA journal_mode = DELETE');
  } catch (cause) {
    // A damaged database is moved as it is.
    if (damaged.includes(Number((cause as { errcode?: number }).errcode) & 0xff)) return;
    throw new Error('The backend is using this DATA_DIR. Stop it first.', { cause });
  }
}
