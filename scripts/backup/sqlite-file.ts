/** The database in an archive: a file of SQLite, whichever database it was taken from. */
import { DatabaseSync } from 'node:sqlite';

/** Its name in an archive and in DATA_DIR. */
export const DATABASE = 'database.sqlite';
/** Each database has its own: the same steps in the same order, under other names. */
export const MIGRATIONS = 'payload_migrations';

/** Rows of each table that has any. */
export type Rows = Record<string, number>;
/** One row's values, in the order of its columns. */
export type Row = (string | null)[];

const BATCH = 1000;

/** Names of tables and their columns; neither indexes of SQLite's own nor what it works out by itself. */
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

/** Reads the file through and counts; rejects when it is broken. */
export function countRows(file: string): Rows {
  using database = new DatabaseSync(file, { readOnly: true });
  const [record] = database.prepare('PRAGMA integrity_check').all();
  if (record?.integrity_check !== 'ok')
    throw new Error(`The database is broken: ${record?.integrity_check}`);
  const rows: Rows = {};
  for (const table of tablesOf(database).keys()) {
    const count = database.prepare(`SELECT count(*) AS count FROM "${table}"`).get()?.count;
    if (Number(count) > 0) rows[table] = Number(count);
  }
  return rows;
}

const list = (columns: string[]) => columns.map((name) => `"${name}"`).join(', ');

/** A batch at a time. */
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

/** The column's affinity makes numbers of what is one. */
export function writer(database: DatabaseSync, table: string, columns: string[]) {
  const places = columns.map(() => '?').join(', ');
  const statement = database.prepare(
    `INSERT INTO "${table}" (${list(columns)}) VALUES (${places})`,
  );
  return (rows: Row[]) => {
    for (const row of rows) statement.run(...row);
  };
}

/** The highest number that a row of the table ever had, also where that row is gone; 0 where there was none. */
export function lastNumber(database: DatabaseSync, table: string, column: string): number {
  const stored = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(table)?.seq;
  const match = database.prepare(`SELECT max("${column}") AS last FROM "${table}"`).get()?.last;
  return Math.max(Number(stored ?? 0), Number(match ?? 0));
}

/** No number may be used twice. */
export function keepLastNumber(database: DatabaseSync, table: string, last: number): void {
  database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
  database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, last);
}
