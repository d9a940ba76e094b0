/**
 * All rows from one database into the other, whose tables are there and empty. Migrations make the same tables in both;
 * a table or column of one alone ends it, so that nothing is left behind in silence.
 */
import { DatabaseSync } from 'node:sqlite';
import type { Client } from 'pg';
import { digest } from './digest.ts';
import * as postgres from './postgres-tables.ts';
import * as sqlite from './sqlite-file.ts';
import { withoutControlsIn } from './without-controls.ts';

const READING = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** A snapshot of one moment, while the database is in use. */
export async function carryToSqlite(client: Client, file: string): Promise<void> {
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
      if (rows[0].is_called) sqlite.keepLastNumber(database, table.name, Number(rows[0].last));
    }
  }
  database.exec('COMMIT');
  await compare(client, database, tables);
  await client.query('ROLLBACK');
  // All of it in the one file.
  database.exec('PRAGMA journal_mode = DELETE');
}

/** All or nothing. */
export async function carryToPostgres(file: string, client: Client): Promise<void> {
  using database = new DatabaseSync(file, { readOnly: true });
  await client.query('BEGIN');
  try {
    const tables = await sameTables(client, database);
    await postgres.withoutReferences(client, async () => {
      for (const table of tables) {
        for (const rows of sqlite.readRows(database, table.name, postgres.namesOf(table)))
          await postgres.writeRows(client, table, withoutControlsIn(table, rows));
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

const lacking = (names: string[]) => {
  const known = new Set(names);
  return (name: string) => !known.has(name);
};

async function sameTables(client: Client, database: DatabaseSync): Promise<postgres.Table[]> {
  const tables = await postgres.readTables(client);
  const here = tables.flatMap((table) =>
    postgres.namesOf(table).map((column) => `${table.name}.${column}`),
  );
  const there = [...sqlite.tablesOf(database)].flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  const odd = [...here.filter(lacking(there)), ...there.filter(lacking(here))];
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
    if (here !== there) throw new Error(`The rows of ${table.name} did not arrive as they were.`);
  }
}

/** Rows as SQLite has them, without control characters if Postgres is the target, because Postgres keeps none. */
function* clean(table: postgres.Table, batches: Iterable<sqlite.Row[]>) {
  for (const rows of batches) yield withoutControlsIn(table, rows);
}
