/**
 * `npm run backup` and `npm run restore` as an operator runs them; tests/long moves whole colleges
 * during operation.
 */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { temporaryFolder } from '../../scripts/testing/temporary.ts';
import { command as commandIn } from '../support/command.ts';
import { tablesOfSqlite } from '../support/postgres/tables.ts';

test('a backup is readable by its owner only, restores elsewhere unchanged, and never overwrites', async () => {
  const folder = await temporaryFolder();
  const command = (name: 'backup' | 'restore', words: string[], DATA_DIR: string) =>
    commandIn(name, words, { DATA_DIR }, folder);
  const [from, backups, to] = [
    inject('demo').folder,
    path.join(folder, 'kept'),
    `${folder}/second`,
  ];
  expect(await command('backup', ['kept'], from)).toEqual({
    code: 0,
    text: expect.stringContaining('The backup was checked.'),
  });
  const [archive = ''] = await readdir(backups);
  expect((await stat(path.join(backups, archive))).mode & 0o777).toBe(0o600);

  const words = [path.join('kept', archive)];
  expect(await command('restore', words, to)).toMatchObject({ code: 0 });
  const [before, after] = [from, to].map((at) => tablesOfSqlite(path.join(at, 'database.sqlite')));
  expect(Object.keys(before ?? {}).length).toBeGreaterThan(100);
  expect(after).toEqual(before);
  // The security log is in no backup.
  const filesIn = async (at: string) =>
    (await readdir(at, { recursive: true }))
      .filter((name) => !/^(database|security-log)/.test(name))
      .sort();
  expect(await filesIn(to)).toEqual(await filesIn(from));
  const secrets = (at: string) => readFile(path.join(at, 'secrets.json'), 'utf8');
  expect(await secrets(to)).toBe(await secrets(from));

  const refused = await command('restore', words, to);
  expect(refused).toEqual({ code: 1, text: expect.stringContaining('is not empty') });
  expect(await command('restore', [...words, '--force'], to)).toMatchObject({ code: 0 });
  expect((await readdir(to)).some((name) => name.startsWith('before-restore-'))).toBe(true);
});
