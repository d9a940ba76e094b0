/** Backup and restore as operators run them. */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { execa } from 'execa';
import { beforeEach, expect, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { temporaryFolder } from '../testing/temporary.ts';

let folder: string;
const place = (...parts: string[]) => path.join(folder, ...parts);
beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(place('data'));
  using database = new DatabaseSync(place('data', 'database.sqlite'));
  database.exec("CREATE TABLE notices (title TEXT); INSERT INTO notices VALUES ('One')");
});

const run = (name: 'backup' | 'restore', words: string[], dataDir: string) =>
  execa(process.execPath, [inRoot(`scripts/commands/${name}.ts`), ...words], {
    env: { DATA_DIR: place(dataDir), DATABASE_URL: '', S3_BUCKET_URL: '', INIT_CWD: folder },
    all: true,
    reject: false,
  });

test('is readable by its owner only; old ones are deleted and existing data set aside on request', async () => {
  await mkdir(place('kept'));
  const old = 'college-20200101T000000Z.tar.gz';
  await writeFile(place('kept', old), '');
  expect((await run('backup', ['kept'], 'data')).all).toMatch(/^2? ?Saved 1 files and 1 rows/);
  const [first = ''] = (await readdir(place('kept'))).filter((name) => name !== old);
  expect((await stat(place('kept', first))).mode & 0o777).toBe(0o600);

  await run('backup', ['kept', '--keep', '30'], 'data');
  const remaining = await readdir(place('kept'));
  expect(remaining).toContain(first);
  expect(remaining).not.toContain(old);

  const refused = await run('restore', [path.join('kept', first)], 'data');
  expect([refused.exitCode, refused.all]).toEqual([1, expect.stringContaining('is not empty')]);
  const forced = await run('restore', [path.join('kept', first), '--force'], 'data');
  expect([forced.exitCode, forced.all]).toEqual([
    0,
    expect.stringContaining('The earlier files are now in'),
  ]);
});
