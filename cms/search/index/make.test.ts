/** A restored database has no index: it is not copied, and Postgres leaves the earlier one in another schema. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { isPostgres, rowsOf } from '../../platform/database/statements.ts';
import { migrate } from '../../platform/start/migrate.ts';
import { addNotice } from '../../testing/content.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { hasMatch } from './candidates.ts';
import { makeIndex } from './make.ts';

/** Replaces the database by an empty one, as `npm run restore` does. Resolves with a function that ends it. */
async function setTablesAside(payload: Payload): Promise<() => Promise<void>> {
  const run = async (...statements: string[]) => {
    for (const statement of statements) await rowsOf(payload, sql.raw(statement));
  };
  if (!isPostgres(payload)) {
    const triggers = sql`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'search_entries'`;
    for (const { name } of await rowsOf(payload, triggers)) await run(`DROP TRIGGER ${name}`);
    await run('DROP TABLE search_index');
    return async () => {};
  }
  await run('ALTER SCHEMA public RENAME TO before_restore_1', 'CREATE SCHEMA public');
  await migrate(payload);
  return () => run('DROP SCHEMA public CASCADE', 'ALTER SCHEMA before_restore_1 RENAME TO public');
}

it('creates the index of a restored database once, and keeps it up to date', {
  timeout: patience,
}, async () => {
  const payload = await temporaryCms();
  expect(await makeIndex(payload)).toBe(false);
  const putBack = await setTablesAside(payload);
  try {
    expect(await makeIndex(payload)).toBe(true);
    expect(await makeIndex(payload)).toBe(false);
    await addNotice(payload, { title: 'Quorum' });
    expect(await hasMatch({ word: 'quorum' }, payload)).toBe(true);
  } finally {
    await putBack();
  }
});
