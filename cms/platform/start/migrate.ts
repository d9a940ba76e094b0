/**
 * Applies migrations and checks the database afterwards, because a successful exit of the tool
 * proves nothing.
 */

import { readdirSync } from 'node:fs';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { type Payload, readMigrationFiles } from 'payload';
import { asSystem } from '../../access.ts';
import { noneIfNotMigrated, rowsOf } from '../database/statements.ts';
import { inTransaction } from '../database/transaction.ts';

const committed = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d+_.*\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

async function applied(payload: Payload): Promise<Set<unknown>> {
  const rows = await rowsOf(payload, sql`SELECT name FROM payload_migrations`).catch(
    noneIfNotMigrated,
  );
  return new Set(rows.map(({ name }) => name));
}

/** True if the database has tables. */
export const isMigrated = async (payload: Payload): Promise<boolean> =>
  (await applied(payload)).size > 0;

async function missing(payload: Payload): Promise<string[]> {
  const appliedNames = await applied(payload);
  return committed(payload.db.migrationDir).filter((name) => !appliedNames.has(name));
}

/**
 * Replaces the eight migrations before version 0.2.0 by the single initial one, which creates the
 * same tables.
 */
async function replaceFormerMigrations(payload: Payload): Promise<void> {
  const [initial] = committed(payload.db.migrationDir);
  const appliedNames = [...(await applied(payload))].map(String);
  if (appliedNames.length === 0 || appliedNames.some((name) => name === initial)) return;
  if (!appliedNames.some((name) => name.endsWith('_what_profiles_hide')))
    throw new Error(
      'This database is too old for this version. Start the last version before 0.2.0 with it once, then this one.',
    );
  await inTransaction(payload, async (req) => {
    await rowsOf(payload, sql`DELETE FROM payload_migrations`, req);
    await payload.create({
      collection: 'payload-migrations',
      data: { name: initial, batch: 1 },
      req,
      ...asSystem,
    });
  });
}

export async function migrate(payload: Payload): Promise<number> {
  await replaceFormerMigrations(payload);
  const due = await missing(payload);
  if (due.length === 0) return 0;
  await payload.db.migrate();
  const unapplied = await missing(payload);
  if (unapplied.length > 0)
    throw new Error(`These migrations were not applied: ${unapplied.join(', ')}.`);
  // Checks one table of the last collection, because the rows alone do not prove that the tables
  // exist.
  await rowsOf(payload, sql`SELECT id FROM visitor_counter LIMIT 1`);
  return due.length;
}

/** Applies only the first `count` migrations, to recreate the schema of a saved database. */
export async function migrateTo(payload: Payload, count: number): Promise<void> {
  const all = await readMigrationFiles({ payload });
  if (count > all.length)
    throw new Error(
      'This backup was made by a newer version, or by a version before 0.2.0. Restore it with that version.',
    );
  await payload.db.migrate({ migrations: all.slice(0, count) });
  const { size } = await applied(payload);
  if (size !== count) throw new Error(`${size} of ${count} migrations were applied.`);
}
