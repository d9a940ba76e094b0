import { mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { makeTables } from './ask-backend.ts';
import { copyToPostgres, copyToSqlite } from './copy-database.ts';
import { DATABASE, MIGRATIONS } from './sqlite-file.ts';
import type { Store } from './store.ts';

/** Tests replace `open` and `tables`. */
export function postgresStore(
  databaseUrl: string,
  open = () => new pg.Client({ connectionString: databaseUrl }),
  tables = makeTables,
): Store {
  async function connected<Result>(step: (client: pg.Client) => Promise<Result>): Promise<Result> {
    const client = open();
    await client.connect();
    try {
      return await step(client);
    } finally {
      await client.end();
    }
  }
  return {
    copyTo: (file) =>
      connected(async (client) => {
        const { rows } = await client.query(`SELECT count(*) AS count FROM ${MIGRATIONS}`);
        const folder = await mkdtemp(`${file}-`);
        await tables(Number(rows[0].count), folder);
        const target = path.join(folder, DATABASE);
        await copyToSqlite(client, target);
        await rename(target, file);
        await rm(folder, { recursive: true });
      }),
    isFilled: () => connected(isFilled),
    replaceWith: (file) =>
      connected(async (client) => {
        await requireNobodyElse(client);
        const aside = (await isFilled(client)) ? `before_restore_${Date.now()}` : undefined;
        await client.query(
          aside ? `ALTER SCHEMA public RENAME TO ${aside}` : 'DROP SCHEMA IF EXISTS public CASCADE',
        );
        try {
          await client.query('CREATE SCHEMA public');
          await tables(migrationsIn(file), path.dirname(file), databaseUrl);
          await copyToPostgres(file, client);
          await rm(file);
        } catch (error) {
          await putBack(client, aside);
          throw error;
        }
        return {
          former: aside && `schema ${aside} of the database`,
          undo: () => connected((again) => putBack(again, aside)),
        };
      }),
  };
}

/** Replaces the tables by those of the schema `aside`, or by none. */
async function putBack(client: pg.Client, aside: string | undefined): Promise<void> {
  await client.query('DROP SCHEMA IF EXISTS public CASCADE');
  await client.query(aside ? `ALTER SCHEMA ${aside} RENAME TO public` : 'CREATE SCHEMA public');
}

async function isFilled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1",
  );
  return rows.length > 0;
}

/**
 * Throws if another client is connected. A running backend always is, because it polls for jobs
 * every second.
 */
async function requireNobodyElse(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
       AND backend_type = 'client backend' AND pid <> pg_backend_pid() LIMIT 1`,
  );
  if (rows.length > 0)
    throw new Error('The backend or another program is using this database. Stop it first.');
}

function migrationsIn(file: string): number {
  using database = new DatabaseSync(file, { readOnly: true });
  return Number(database.prepare(`SELECT count(*) AS count FROM ${MIGRATIONS}`).get()?.count);
}
