import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, inject, onTestFinished, test } from 'vitest';
import { inRoot } from '../../scripts/paths.ts';

const has = (command: string) => spawnSync(command, ['--version']).error === undefined;

test.runIf(has('sqlite3'))('a backup holds the database and the files', async () => {
  const target = await mkdtemp(path.join(tmpdir(), 'backup-'));
  onTestFinished(() => rm(target, { recursive: true, force: true }));
  const { status, stdout, stderr } = spawnSync(inRoot('deploy/backup.sh'), [target], {
    env: { ...process.env, DATA_DIR: inject('demo').folder, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  const folder = stdout.trim();
  expect(await readdir(folder)).toEqual(['database.sqlite', 'files.tar', 'secrets.json']);
  const database = new DatabaseSync(path.join(folder, 'database.sqlite'), { readOnly: true });
  const { total } = database.prepare('SELECT count(*) AS total FROM notices').get() ?? {};
  database.close();
  expect(Number(total)).toBeGreaterThanOrEqual(500);
  const { stdout: files } = spawnSync('tar', ['-tf', path.join(folder, 'files.tar')], {
    encoding: 'utf8',
  });
  expect(files).toMatch(/files\/media\/.+\.pdf/);
  // What waits for a moderator.
  expect(files).toMatch(/private\/photos\/.+\.jpg/);
});
