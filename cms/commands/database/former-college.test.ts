import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { isPostgres, rowsOf } from '../../platform/database/statements.ts';
import type { Environment } from '../../platform/environment.ts';
import { setEnvironment } from '../../testing/stub-environment.ts';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';

let payload: Payload;
let environment: Environment;
let refuseLostDatabase: typeof import('./former-college.ts').refuseLostDatabase;
let folder: string;
beforeAll(async () => {
  payload = await temporaryCms();
  ({ environment } = await import('../../platform/environment.ts'));
  ({ refuseLostDatabase } = await import('./former-college.ts'));
}, patience);
beforeEach(async () => {
  folder = await mkdtemp(path.join(environment.DATA_DIR, 'former-'));
  return setEnvironment({ DATA_DIR: folder });
});

const run = (statement: string) => rowsOf(payload, sql.raw(statement));
const start = () => refuseLostDatabase(payload, environment);
const put = async (...parts: string[]) => {
  await mkdir(path.dirname(path.join(folder, ...parts)), { recursive: true });
  await writeFile(path.join(folder, ...parts), 'content');
};
/** Runs a step while the database has no migrations, as an empty one. */
async function withoutTables(step: () => Promise<void>) {
  await run('ALTER TABLE payload_migrations RENAME TO former_migrations');
  await step().finally(() => run('ALTER TABLE former_migrations RENAME TO payload_migrations'));
}

it('accepts a first start, and one that was interrupted while it stored files', async () => {
  await put('secrets.json');
  await mkdir(path.join(folder, 'mail'));
  await mkdir(path.join(folder, 'files', 'media'), { recursive: true });
  await withoutTables(start);
  await put('files', 'media', 'gate.jpg');
  await start();
});

it.each([
  ['a file', 'files/media', 'gate.jpg'],
  ['a private photo', 'private/photos', 'face.jpg'],
  ['a mail', 'mail', 'one.eml'],
  ['a backup', 'backups', 'college-20261122T093015Z.tar.gz'],
  ['data of before a restore', 'before-restore-1', 'database.sqlite'],
])('refuses an empty database beside %s, and names it', async (_what, within, name) => {
  await put(within, name);
  const database = isPostgres(payload) ? 'of DATABASE_URL (127.0.0.1:' : `in DATA_DIR (${folder})`;
  await withoutTables(async () => {
    const refused = await start().catch(String);
    expect(refused).toContain(`The database ${database}`);
    expect(refused).toContain(`there is ${path.join(folder, within)}.`);
  });
});

it('refuses tables without accounts where a restore was cut off, and an SQLite file beside Postgres', async () => {
  await put('database.sqlite');
  if (!isPostgres(payload)) return await start();
  await run('CREATE SCHEMA before_restore_1');
  const refused = await start().catch(String);
  await run('DROP SCHEMA before_restore_1');
  expect(refused).toContain(
    `there is ${path.join(folder, 'database.sqlite')}, schema before_restore_1 of the database.`,
  );
});
