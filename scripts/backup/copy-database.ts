/**
 * Copies all rows of a database into the empty tables of another. The same migrations create the
 * tables in both, so a table or column that only one of them has is an error: its rows would be
 * lost silently.
 */

import { hash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { withoutControls } from '@college/contract/control-characters';
import type { Client } from 'pg';
import type { Table } from './postgres-tables.ts';
import * as postgres from './postgres-tables.ts';
import type { Row } from './sqlite-file.ts';
import * as sqlite from './sqlite-file.ts';

const READING = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Copies a snapshot of Postgres into an SQLite file, while Postgres is in use. */
export async function copyToSqlite(client: Client, file: string): Promise<void> {
  using database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  await client.query(READING);
  const tables = await sameTables(client, database);
  database.exec('BEGIN');
  for (const table of tables) {
    const write = sqlite.writer(database, table.name, postgres.namesOf(table));
    for await (const rows of postgres.readRows(client, table)) write(rows);
    for (const { sequence } of table.columns) {
      if (!sequence) continue;
      const { rows } = await client.query(`SELECT last_value AS last, is_called FROM ${sequence}`);
      if (rows[0].is_called) sqlite.setLastNumber(database, table.name, Number(rows[0].last));
    }
  }
  database.exec('COMMIT');
  await compare(client, database, tables);
  await client.query('ROLLBACK');
  // Everything in one file, without a journal.
  database.exec('PRAGMA journal_mode = DELETE');
}

/** Copies an SQLite file into Postgres in one transaction. */
export async function copyToPostgres(file: string, client: Client): Promise<void> {
  using database = new DatabaseSync(file, { readOnly: true });
  await client.query('BEGIN');
  try {
    const tables = await sameTables(client, database);
    await postgres.withoutReferences(client, async () => {
      for (const table of tables) {
        for (const rows of sqlite.readRows(database, table.name, postgres.namesOf(table)))
          await postgres
            .writeRows(client, table, withoutControlsIn(table, rows))
            .catch((error: unknown) => nameRecord(error, database, table));
        for (const { name, sequence } of table.columns) {
          const last = sequence ? sqlite.lastNumber(database, table.name, name) : 0;
          if (last > 0) await client.query('SELECT setval($1, $2)', [sequence, last]);
        }
      }
    });
    await compare(client, database, tables);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Throws an error that names the record of a value that Postgres cannot store. */
function nameRecord(error: unknown, database: DatabaseSync, table: Table): never {
  if (!(error instanceof postgres.UnstorableValue))
    throw new Error(`The rows of ${table.name} cannot be copied`, { cause: error });
  const { row, column } = error;
  const names = postgres.namesOf(table);
  const cell = (name: string) => row[names.indexOf(name)] ?? null;
  const record = sqlite.recordOf(database, table.name, cell);
  throw new Error(
    `Postgres cannot store “${cell(column)?.slice(0, 60)}” in ${table.name}.${column}. It belongs to ${record}. Correct it there in the admin, make another backup and restore that one`,
    { cause: error.cause },
  );
}

const missingFrom = (names: string[]) => {
  const knownNames = new Set(names);
  return (name: string) => !knownNames.has(name);
};

async function sameTables(client: Client, database: DatabaseSync): Promise<postgres.Table[]> {
  const tables = await postgres.readTables(client);
  const here = tables.flatMap((table) =>
    postgres.namesOf(table).map((column) => `${table.name}.${column}`),
  );
  const there = [...sqlite.tablesOf(database)].flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  const odd = [...here.filter(missingFrom(there)), ...there.filter(missingFrom(here))];
  if (odd.length > 0) throw new Error(`Only one of the two databases has ${odd.join(', ')}.`);
  return tables.filter(({ name }) => name !== sqlite.MIGRATIONS);
}

async function compare(client: Client, database: DatabaseSync, tables: postgres.Table[]) {
  for (const table of tables) {
    const names = postgres.namesOf(table);
    const [here, there] = [
      await digest(table, postgres.readRows(client, table)),
      await digest(table, clean(table, sqlite.readRows(database, table.name, names))),
    ];
    if (here !== there) throw new Error(`The rows of ${table.name} were not copied correctly.`);
  }
}

/** The rows of SQLite, without control characters if the target is Postgres, which refuses them. */
function* clean(table: postgres.Table, batches: Iterable<sqlite.Row[]>) {
  for (const rows of batches) yield withoutControlsIn(table, rows);
}

/**
 * Removes control characters, which an SQLite file of an old version may contain. Postgres accepts
 * neither NUL nor its escape in JSON.
 */
const withoutControlsIn = ({ columns }: postgres.Table, rows: sqlite.Row[]): sqlite.Row[] =>
  rows.map((row) => row.map((value, index) => cleanValue(value, columns[index]?.type ?? '')));

function cleanValue(value: string | null, type: string): string | null {
  if (value === null) return null;
  if (!type.startsWith('json')) return withoutControls(value);
  const parsed: unknown = JSON.parse(value);
  const stored = withoutControls(parsed);
  // JSON keeps its original text if nothing was removed.
  return stored === parsed ? value : JSON.stringify(stored);
}

type Batches = Iterable<Row[]> | AsyncIterable<Row[]>;

/** A digest that depends neither on the order of rows nor on how a database formats values. */
export async function digest({ columns }: Table, batches: Batches): Promise<string> {
  const rows: string[] = [];
  for await (const batch of batches)
    for (const row of batch) {
      const values = columns.map(({ type }, index) => plain(row[index] ?? null, type));
      rows.push(hash('sha256', JSON.stringify(values)));
    }
  return hash('sha256', rows.sort().join());
}

function plain(value: string | null, type: string): unknown {
  if (value === null) return null;
  if (type.startsWith('json')) return sorted(JSON.parse(value));
  if (type === 'numeric') return Number(value);
  return type.startsWith('timestamp') ? new Date(value).getTime() : value;
}

/** Sorts the keys of objects, because `jsonb` does not keep their order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return members.map(([name, member]) => [name, sorted(member)]);
}
