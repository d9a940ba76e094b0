/**
 * A start beside a college whose database is missing is refused; a first start and an interrupted one are not.
 *
 * @long 60 s
 * @for cms/commands/database scripts/services
 */
import { openSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { runCommand } from './backend.ts';

const patience = 180_000;
const secret = 'x'.repeat(32);
let dataDir: string;
const place = (...parts: string[]) => path.join(dataDir, ...parts);

beforeEach(async () => {
  dataDir = path.join(await temporaryFolder(), 'data');
  await mkdir(place('files', 'media'), { recursive: true });
  await mkdir(place('mail'));
  // The secrets are made before the first start.
  await writeFile(place('secrets.json'), '{}');
});

/** Prepares the database. Resolves with the error output, or undefined if an administrator was made. */
async function prepare(env: Record<string, string> = {}): Promise<string | undefined> {
  const log = path.join(dataDir, '..', 'log');
  const file = openSync(log, 'w');
  const created = await runCommand(['cms/commands/prepare.ts'], {
    dataDir,
    secrets: { PAYLOAD_SECRET: secret, CAPTCHA_SECRET: secret },
    cmsUrl: 'http://127.0.0.1:3001',
    siteUrl: 'http://127.0.0.1:3000',
    env: { ADMIN_EMAIL: 'admin@example.org', DATABASE_URL: '', S3_BUCKET_URL: '', ...env },
    stdio: ['ignore', file, file],
  }).catch(() => undefined);
  return created ? undefined : readFile(log, 'utf8');
}

it('is refused with what to do, but not a first start, nor one that was interrupted', {
  timeout: patience,
}, async () => {
  await writeFile(place('files', 'media', 'gate.jpg'), 'gate');
  const text = await prepare();
  expect(text).toContain('is empty, but a college was here before: there is');
  expect(text).not.toContain('    at ');

  // Emptied, as the sentence says.
  await rm(place('files', 'media', 'gate.jpg'));
  expect(await prepare()).toBeUndefined();

  // Interrupted while it stored files of the demo college.
  const database = new DatabaseSync(place('database.sqlite'));
  database.exec('DELETE FROM users');
  database.close();
  await writeFile(place('files', 'media', 'gate.jpg'), 'gate');
  expect(await prepare()).toBeUndefined();
});
