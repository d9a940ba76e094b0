/** Backup and restore as operators run them. */
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
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

const run = (name: 'backup' | 'restore', words: string[], dataDir: string, env = {}) =>
  execa(process.execPath, [inRoot(`scripts/commands/${name}.ts`), ...words], {
    env: {
      DATA_DIR: place(dataDir),
      DATABASE_URL: '',
      S3_BUCKET_URL: '',
      INIT_CWD: folder,
      ...env,
    },
    all: true,
    reject: false,
  });

test('a regular backup leaves its result for the backend, and no other backup does', async () => {
  const result = async () => JSON.parse(await readFile(place('data', 'last-backup.json'), 'utf8'));
  await run('backup', ['kept'], 'data');
  await expect(result()).rejects.toThrow('ENOENT');
  await run('backup', ['kept', '--keep', '30'], 'data');
  const { good } = await result();
  expect(good).toEqual({ time: expect.stringMatching(/Z$/), size: expect.any(Number) });
  expect(Date.now() - Date.parse(good.time)).toBeLessThan(60_000);

  await writeFile(place('file'), '');
  const failed = await run('backup', ['file', '--keep', '30'], 'data');
  expect(failed.exitCode).toBe(1);
  expect(await result()).toEqual({
    good,
    failed: { time: expect.any(String), reason: expect.stringContaining('ENOTDIR') },
  });
  expect((await stat(place('data', 'last-backup.json'))).mode & 0o777).toBe(0o600);
  await run('backup', ['kept', '--keep', '30'], 'data');
  expect(await result()).not.toHaveProperty('failed');

  // It describes this installation: no archive contains it, and a restore leaves it in place.
  const [archive = ''] = await readdir(place('kept'));
  await run('restore', [path.join('kept', archive), '--force'], 'data');
  expect(await result()).toHaveProperty('good');
});

test('is readable by its owner only; old ones are deleted and existing data set aside on request', async () => {
  await mkdir(place('kept'));
  const old = 'college-20200101T000000Z.tar.gz';
  await writeFile(place('kept', old), '');
  // The clock counts for a day after it.
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  await writeFile(place('kept', `college-${yesterday}.tar.gz`), '');
  expect((await run('backup', ['kept'], 'data')).all).toMatch(/^2? ?Saved 1 files and 1 rows/);
  const [first = ''] = (await readdir(place('kept'))).filter(
    (name) => name !== old && !name.includes(yesterday),
  );
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

/** Closes the folder of the shell, also for root, before it runs a command there. */
const inClosedFolder = [
  ...(process.getuid?.() === 0
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', '--inh-caps=-all']
    : []),
  ...['sh', '-c', 'chmod 0 . && exec "$0" "$@"', process.execPath],
];

test('works in a folder that is closed to the account, as /root is', async () => {
  const cwd = place('closed');
  await mkdir(cwd);
  await mkdir(place('kept'));
  const [program = '', ...words] = inClosedFolder;
  const inIt = (name: 'backup' | 'restore', archive: string, dataDir: string) =>
    execa(program, [...words, inRoot(`scripts/commands/${name}.ts`), archive], {
      cwd,
      env: { DATA_DIR: place(dataDir), DATABASE_URL: '', S3_BUCKET_URL: '' },
    });
  await inIt('backup', place('kept'), 'data');
  await chmod(cwd, 0o700);
  const [archive = ''] = await readdir(place('kept'));
  await inIt('restore', place('kept', archive), 'second');
  expect(await readdir(place('second'))).toEqual(['database.sqlite']);
  await chmod(cwd, 0o700);
});

test('a relative path begins in the folder of the shell', async () => {
  const env = { DATA_DIR: place('data'), DATABASE_URL: '', S3_BUCKET_URL: '', INIT_CWD: undefined };
  const options = { cwd: folder, env };
  await execa(process.execPath, [inRoot('scripts/commands/backup.ts'), 'kept'], options);
  expect(await readdir(place('kept'))).toHaveLength(1);
});

test('a restore is not cut off by a signal', async () => {
  await run('backup', ['kept'], 'data');
  const [archive = ''] = await readdir(place('kept'));
  await mkdir(place('bin'));
  const tar = `#!/bin/sh\nkill -INT $PPID; kill -TERM $PPID\nPATH='${process.env.PATH}' exec tar "$@"\n`;
  await writeFile(place('bin', 'tar'), tar, { mode: 0o755 });
  const env = { PATH: `${place('bin')}${path.delimiter}${process.env.PATH}` };
  const restored = await run('restore', [path.join('kept', archive)], 'second', env);
  expect([restored.exitCode, restored.all]).toEqual([
    0,
    expect.stringContaining('Restored the backup'),
  ]);
});
