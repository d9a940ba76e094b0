import { globSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { runCommand } from './backend.ts';

const patience = 180_000;
const anything = 'x'.repeat(32);
let dataDir: string;
let database: DatabaseSync;

/** Made by the last version before 0.2.0, with one notice. */
const former = inRoot('cms/testing/before-0.2.0.sqlite.gz');

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'former-'));
  const file = path.join(dataDir, 'database.sqlite');
  await writeFile(file, gunzipSync(await readFile(former)));
  database = new DatabaseSync(file);
});
afterEach(async () => {
  database.close();
  await rm(dataDir, { recursive: true });
});

async function prepare() {
  const log = path.join(dataDir, 'log');
  const file = openSync(log, 'a');
  const made = runCommand(['cms/commands/prepare.ts'], {
    dataDir,
    secrets: { PAYLOAD_SECRET: anything, CAPTCHA_SECRET: anything },
    cmsUrl: 'http://127.0.0.1:3001',
    siteUrl: 'http://127.0.0.1:3000',
    env: { ADMIN_EMAIL: 'admin@example.org', DATABASE_URL: '' },
    stdio: ['ignore', file, file],
  });
  const ended = await made.then(
    () => 'well',
    () => 'refused',
  );
  return { ended, said: await readFile(log, 'utf8') };
}

const migrations = () => database.prepare('SELECT name FROM payload_migrations').all();
const ours = globSync('*.ts', { cwd: inRoot('cms/migrations/sqlite') })
  .sort()
  .map((file) => ({ name: path.basename(file, '.ts') }));

it('a database of before 0.2.0 opens with what it holds', { timeout: patience }, async () => {
  expect(await prepare()).toMatchObject({ ended: 'well' });
  expect(migrations()).toEqual(ours);
  expect(database.prepare('SELECT title FROM notices_locales').all()).toEqual([
    { title: 'From before' },
  ]);
  expect(await prepare()).toMatchObject({ ended: 'well' });
  expect(migrations()).toEqual(ours);
});

it('one that stopped before is refused, and left as it is', { timeout: patience }, async () => {
  database.exec("DELETE FROM payload_migrations WHERE name LIKE '%what_profiles_hide'");
  const { ended, said } = await prepare();
  expect(ended).toBe('refused');
  expect(said).toContain('start the last version before 0.2.0 on it once');
  expect(migrations()).toHaveLength(7);
});
