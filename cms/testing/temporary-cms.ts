/** Payload with its real configuration, opened once per worker. Each test file gets an empty database. */
import crypto from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { stubEnvironment } from './stub-environment.ts';

// Payload hashes a password 600,000 times, which takes 0.2 s. 1,000 times are enough for passwords that no one attacks.
const { pbkdf2 } = crypto;
crypto.pbkdf2 = (password, salt, iterations, ...rest) =>
  pbkdf2(password, salt, Math.min(iterations, 1000), ...rest);
syncBuiltinESMExports();

/** Milliseconds. Opening Payload takes seconds, or more than a minute on an overloaded machine. */
export const patience = 180_000;

const DATABASE = 'database.sqlite';

let cms: Promise<Payload> | undefined;

export async function temporaryCms(): Promise<Payload> {
  if (!cms) {
    cms = open();
    return cms;
  }
  const payload = await cms;
  await empty(payload);
  return payload;
}

async function open(): Promise<Payload> {
  await stubEnvironment();
  const [{ getPayload }, { default: config }, { migrate }, { makeIndex }] = await Promise.all([
    import('payload'),
    import('../payload.config.ts'),
    import('../platform/start/migrate.ts'),
    import('../search/index/make.ts'),
  ]);
  const payload = await getPayload({ config });
  payload.logger.level = 'fatal';
  await migrate(payload);
  await makeIndex(payload);
  return payload;
}

/** Deletes all rows and files, and starts ids at 1 again. */
async function empty(payload: Payload): Promise<void> {
  await (payload.db.name === 'postgres' ? emptyPostgres(payload) : emptySqlite(payload));
  const folder = await stubEnvironment();
  for (const name of await readdir(folder))
    if (!name.startsWith(DATABASE))
      await rm(path.join(folder, name), { recursive: true, force: true });
  await payload.config.onInit?.(payload);
}

const namesOf = (rows: Record<string, unknown>[]) =>
  rows.map(({ name }) => `"${name}"`).filter((name) => !/payload_migrations|"sqlite_/.test(name));

/**
 * Empties only tables with rows, because TRUNCATE writes two files per table and a test fills about
 * ten of two hundred.
 */
async function emptyPostgres(payload: Payload) {
  const { rowsOf } = await import('../platform/database/statements.ts');
  const tables = sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  const deletions = namesOf(await rowsOf(payload, tables)).map((name) => `DELETE FROM ${name};`);
  await rowsOf(
    payload,
    sql.raw(`DO $$ BEGIN
      SET LOCAL session_replication_role = replica; -- Rows that others need go, too.
      ${deletions.join('\n')}
      PERFORM setval(format('%I.%I', schemaname, sequencename)::regclass, 1, false)
        FROM pg_sequences WHERE sequencename NOT LIKE 'payload_migrations%';
    END $$`),
  );
}

/**
 * Empties only tables with rows, about ten of two hundred. A table that others refer to is retried
 * in the next round.
 */
async function emptySqlite(payload: Payload) {
  const { rowsOf } = await import('../platform/database/statements.ts');
  const { inTransaction } = await import('../platform/database/transaction.ts');
  const tables = sql`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'`;
  const names = [...namesOf(await rowsOf(payload, tables)), 'sqlite_sequence'];
  const isFilled = names.map(
    (name) => `SELECT '${name}' AS name WHERE EXISTS (SELECT 1 FROM ${name})`,
  );
  await inTransaction(payload, async (req) => {
    const filled = await rowsOf(payload, sql.raw(isFilled.join(' UNION ALL ')), req);
    let remaining = filled.map(({ name }) => String(name));
    for (let rounds = 0; remaining.length > 0; rounds++) {
      const needed: string[] = [];
      for (const name of remaining)
        await rowsOf(payload, sql.raw(`DELETE FROM ${name}`), req).catch((error: unknown) => {
          if (rounds > 5) throw error;
          needed.push(name);
        });
      remaining = needed;
    }
  });
}
