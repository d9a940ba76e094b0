/** Applies migrations and looks at the database afterwards: that a tool ends well proves nothing. */
import { readdirSync } from 'node:fs';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { type Payload, readMigrationFiles } from 'payload';
import { rowsOf } from '../database/statements.ts';

const committed = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /^\d+_.*\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

async function applied(payload: Payload): Promise<Set<unknown>> {
  const rows = await rowsOf(payload, sql`SELECT name FROM payload_migrations`).catch(() => []);
  return new Set(rows.map(({ name }) => name));
}

async function missing(payload: Payload): Promise<string[]> {
  const done = await applied(payload);
  return committed(payload.db.migrationDir).filter((name) => !done.has(name));
}

export async function migrate(payload: Payload): Promise<number> {
  const due = await missing(payload);
  if (due.length === 0) return 0;
  await payload.db.migrate();
  const left = await missing(payload);
  if (left.length > 0) throw new Error(`These migrations were not applied: ${left.join(', ')}.`);
  // One table of the last collection: the rows above could be there without the rest.
  await rowsOf(payload, sql`SELECT id FROM visitor_counter LIMIT 1`);
  return due.length;
}

/** The first `count` migrations alone, as a database had them when it was saved. */
export async function migrateTo(payload: Payload, count: number): Promise<void> {
  const all = await readMigrationFiles({ payload });
  if (count > all.length)
    throw new Error('This was saved by a newer version of this program: update it first.');
  await payload.db.migrate({ migrations: all.slice(0, count) });
  const { size } = await applied(payload);
  if (size !== count) throw new Error(`${size} of ${count} migrations were applied.`);
}
