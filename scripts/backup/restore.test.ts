/**
 * Backup and restore without a backend: any SQLite file is the database, and there is no bucket.
 */

import { existsSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { execa } from 'execa';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { filesUnder } from './files.ts';
import { move, restore } from './restore.ts';
import { removeOlder, save } from './save.ts';
import { sqliteStore } from './sqlite-file.ts';
import type { Store } from './store.ts';

const now = Date.parse('2026-11-22T09:30:15.250Z');
let dataDir: string;
let folder: string;
let saved: Awaited<ReturnType<typeof save>>;

beforeAll(async () => {
  const target = await mkdtemp(path.join(tmpdir(), 'backup-'));
  dataDir = path.join(target, 'data');
  folder = path.join(target, 'backups');
  await mkdir(path.join(dataDir, 'files'), { recursive: true });
  await writeFile(path.join(dataDir, 'files', 'gate.jpg'), 'gate');
  using database = new DatabaseSync(path.join(dataDir, 'database.sqlite'));
  database.exec('CREATE TABLE notices (title TEXT); CREATE TABLE more (id INTEGER)');
  database.exec("INSERT INTO notices VALUES ('One'), ('Two'); INSERT INTO more VALUES (1)");
  saved = await save(sqliteStore(dataDir), dataDir, folder, now);
  return () => rm(target, { recursive: true });
});

test('a college without files is saved', async () => {
  const [young, target] = [await temporaryFolder(), await temporaryFolder()];
  using database = new DatabaseSync(path.join(young, 'database.sqlite'));
  database.exec('CREATE TABLE notices (title TEXT)');
  expect(await save(sqliteStore(young), young, target, now)).toMatchObject({ files: 1, rows: 0 });
});

/** A path that does not exist yet. */
const elsewhere = async () => path.join(await temporaryFolder(), 'data');
const into = (to: string, force = false, store: Store = sqliteStore(to), from = saved.archive) =>
  restore(from, { store, dataDir: to, force });
test('the content has a revision that no website has seen, of the same day', async () => {
  const [from, target, to] = [await temporaryFolder(), await temporaryFolder(), await elsewhere()];
  {
    using database = new DatabaseSync(path.join(from, 'database.sqlite'));
    for (const name of ['content_revision', 'list_revisions'])
      database.exec(
        `CREATE TABLE ${name} (id INTEGER PRIMARY KEY, token TEXT); INSERT INTO ${name} VALUES (7, '2026-11-22_a')`,
      );
  }
  const { archive } = await save(sqliteStore(from), from, target, now);
  await into(to, false, undefined, archive);
  using restored = new DatabaseSync(path.join(to, 'database.sqlite'));
  for (const name of ['content_revision', 'list_revisions'])
    expect(restored.prepare(`SELECT token FROM ${name}`).all()).toEqual([
      { token: expect.stringMatching(/^2026-11-22_[\w-]{12}$/) },
    ]);
});

const titlesIn = (folder: string) => {
  using database = new DatabaseSync(path.join(folder, 'database.sqlite'));
  return database.prepare('SELECT title FROM notices').all();
};

test('a backup is named after its time and counts its contents', async () => {
  const archive = path.join(folder, 'college-20261122T093015Z.tar.gz');
  expect(saved).toEqual({ archive, files: 2, rows: 3 });
  expect(await readdir(folder)).toEqual([path.basename(archive)]);
});

test('a folder without a database gives no backup and no leftovers', async () => {
  const empty = await temporaryFolder();
  const target = await temporaryFolder();
  await expect(save(sqliteStore(empty), empty, target, now)).rejects.toThrow(
    'There is no database',
  );
  expect(await readdir(target)).toEqual([]);
});

test('an archive that fails verification gets no name', async () => {
  const [changing, target, bin] = [
    await temporaryFolder(),
    await temporaryFolder(),
    await temporaryFolder(),
  ];
  await cp(dataDir, changing, { recursive: true });
  const gate = path.join(changing, 'files', 'gate.jpg');
  // One hour old, so it is linked instead of copied.
  await utimes(gate, now / 1000, Date.now() / 1000 - 3600);
  const { PATH } = process.env;
  const tar = `#!/bin/sh\necho more >> '${gate}'\nPATH='${PATH}' exec tar "$@"\n`;
  await writeFile(path.join(bin, 'tar'), tar, { mode: 0o755 });
  process.env.PATH = `${bin}${path.delimiter}${PATH}`;
  onTestFinished(() => {
    process.env.PATH = PATH;
  });
  const saving = save(sqliteStore(changing), changing, target, now);
  await expect(saving).rejects.toThrow('These files have changed: files/gate.jpg.');
  expect(await readdir(target)).toEqual([]);
});

test('a file that changes during the copy of the database is in the backup', async () => {
  const [changing, target, to] = [
    await temporaryFolder(),
    await temporaryFolder(),
    await elsewhere(),
  ];
  await cp(dataDir, changing, { recursive: true });
  const store = sqliteStore(changing);
  const copyTo = async (file: string) => {
    await store.copyTo(file);
    await writeFile(path.join(changing, 'files', 'new.jpg'), 'new');
    await rm(path.join(changing, 'files', 'gate.jpg'));
  };
  const { archive } = await save({ ...store, copyTo }, changing, target, now);
  await into(to, false, undefined, archive);
  expect((await readdir(path.join(to, 'files'))).sort()).toEqual(['gate.jpg', 'new.jpg']);
});

test('an empty folder gets the unchanged data, readable by owner and group', async () => {
  const to = await elsewhere();
  const [message, ...more] = await into(to);
  expect(message).toMatch(/^Restored the backup of \d{4}-.*Z with 2 notices\.$/);
  expect(more).toEqual([]);
  expect((await readdir(to)).sort()).toEqual(['database.sqlite', 'files']);
  expect(titlesIn(to)).toEqual([{ title: 'One' }, { title: 'Two' }]);
  expect((await stat(to)).mode & 0o027).toBe(0);
});

test('existing data stay unless they are set aside', async () => {
  const to = await elsewhere();
  await mkdir(to);
  await writeFile(path.join(to, 'mine.txt'), 'mine');
  await expect(into(to)).rejects.toThrow(`${to} or its database is not empty.`);
  expect(await readdir(to)).toEqual(['mine.txt']);
  const [aside = '', restored] = await into(to, true);
  const [, where = ''] = /^The earlier files are now in (.*)\.$/.exec(aside) ?? [];
  expect(path.basename(where)).toMatch(/^before-restore-\d+$/);
  expect(await readdir(where)).toEqual(['mine.txt']);
  expect(restored).toContain('2 notices');
  expect((await readdir(to)).sort()).toEqual([path.basename(where), 'database.sqlite', 'files']);
});

test('leftovers of an earlier restore do not disturb', async () => {
  const to = await elsewhere();
  await mkdir(path.join(to, 'before-restore-1'), { recursive: true });
  await mkdir(path.join(to, '.restoring'));
  await writeFile(path.join(to, '.restoring', 'half.jpg'), '');
  expect(await into(to)).toHaveLength(1);
  expect((await readdir(to)).sort()).toEqual(['before-restore-1', 'database.sqlite', 'files']);
});

test('an existing database elsewhere stays, whatever the folder contains', async () => {
  const to = await elsewhere();
  const replaceWith = vi.fn(async () => ({ former: 'schema before', undo: async () => {} }));
  const filled = { ...sqliteStore(to), isFilled: async () => true, replaceWith };
  await expect(into(to, false, filled)).rejects.toThrow('is not empty');
  expect(replaceWith).not.toHaveBeenCalled();
  expect(await readdir(to)).toEqual([]);
  const [message] = await into(to, true, filled);
  expect(message).toBe('The earlier database is now in schema before.');
  expect(replaceWith).toHaveBeenCalledOnce();
});

/** A college with one notice, whose backend was killed: the notice is in `-wal` only. */
async function killedCollege(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'files'));
  await writeFile(path.join(folder, 'files', 'mine.txt'), 'mine');
  const file = JSON.stringify(path.join(folder, 'database.sqlite'));
  await execa(
    process.execPath,
    [
      '-e',
      `const database = new (require('node:sqlite').DatabaseSync)(${file});
       database.exec("PRAGMA journal_mode = WAL; CREATE TABLE notices (title TEXT); INSERT INTO notices VALUES ('Mine')");
       process.kill(process.pid, 'SIGKILL')`,
    ],
    { reject: false },
  );
  expect(await readdir(folder)).toEqual(
    expect.arrayContaining(['database.sqlite-shm', 'database.sqlite-wal']),
  );
  return folder;
}

/** Expects that folder as it was, with nothing beside its data. */
async function expectAsBefore(folder: string) {
  expect((await readdir(folder)).filter((name) => !/-(shm|wal)$/.test(name)).sort()).toEqual([
    'database.sqlite',
    'files',
  ]);
  expect(titlesIn(folder)).toEqual([{ title: 'Mine' }]);
  expect(await readFile(path.join(folder, 'files', 'mine.txt'), 'utf8')).toBe('mine');
}

test('a college whose backend was killed is replaced and set aside', async () => {
  const to = await killedCollege();
  expect(await into(to, true)).toHaveLength(2);
  expect(titlesIn(to)).toHaveLength(2);
  const [aside = ''] = (await readdir(to)).filter((name) => name.startsWith('before-'));
  await expectAsBefore(path.join(to, aside));
});

test('a damaged database is replaced and set aside', async () => {
  const to = await temporaryFolder();
  await writeFile(path.join(to, 'database.sqlite'), 'damaged '.repeat(1000));
  expect(await into(to, true)).toHaveLength(2);
  expect(titlesIn(to)).toHaveLength(2);
});

test('nothing is restored if the files cannot be stored in their bucket', async () => {
  vi.stubEnv('S3_BUCKET_URL', 'nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const to = await elsewhere();
  await expect(into(to)).rejects.toThrow('cms/commands/copy-files.ts failed');
  expect(await readdir(to)).toEqual([]);
  const killed = await killedCollege();
  await expect(into(killed, true)).rejects.toThrow('cms/commands/copy-files.ts failed');
  await expectAsBefore(killed);
});

test('the earlier database is put back if a file cannot be moved', async () => {
  const to = await killedCollege();
  const undo = vi.fn(async () => {});
  const replaceWith = async () => {
    await mkdir(path.join(to, 'zz-busy'));
    vi.spyOn(Date, 'now').mockReturnValue(7);
    // In the way of the last name that is moved aside.
    await mkdir(path.join(to, 'before-restore-7', 'zz-busy', 'full'), { recursive: true });
    return { undo };
  };
  await expect(into(to, true, { ...sqliteStore(to), replaceWith })).rejects.toThrow('ENOTEMPTY');
  expect(undo).toHaveBeenCalledOnce();
  await rm(path.join(to, 'zz-busy'), { recursive: true });
  await expectAsBefore(to);
});

test('a failure that cannot be undone says where the earlier data are', async () => {
  vi.stubEnv('S3_BUCKET_URL', 'nowhere');
  onTestFinished(() => void vi.unstubAllEnvs());
  const to = await killedCollege();
  const replaceWith = async () => ({ undo: () => Promise.reject(new Error('No connection')) });
  await expect(into(to, true, { ...sqliteStore(to), replaceWith })).rejects.toThrow(
    'could not be put back (Error: No connection)',
  );
  await expectAsBefore(to);
});

test('a damaged backup changes nothing', async () => {
  const to = await elsewhere();
  await mkdir(to);
  await writeFile(path.join(to, 'mine.txt'), 'mine');
  const bytes = await readFile(saved.archive);
  const half = path.join(await temporaryFolder(), 'half.tar.gz');
  await writeFile(half, bytes.subarray(0, bytes.length / 2));
  await expect(into(to, true, undefined, half)).rejects.toThrow();
  expect(await readdir(to)).toEqual(['mine.txt']);
});

test('a database in use is not replaced', async () => {
  const to = await elsewhere();
  await into(to);
  using running = new DatabaseSync(path.join(to, 'database.sqlite'));
  running.exec("PRAGMA journal_mode = WAL; INSERT INTO notices VALUES ('Three')");
  await expect(into(to, true)).rejects.toThrow('Stop it first.');
  expect(titlesIn(to)).toHaveLength(3);
});

test('only backups older than the given days are deleted', async () => {
  const target = await temporaryFolder();
  const archives = ['1122', '1121', '1023'].map((day) => `college-2026${day}T093015Z.tar.gz`);
  const others = ['college-notes.txt', 'a-college-20200101T000000Z.tar.gz', 'college-2020.tar.gz'];
  const old = ['college-20261023T093014Z.tar.gz', 'college-20200101T000000Z.tar.gz'];
  for (const name of [...archives, ...others, ...old]) await writeFile(path.join(target, name), '');
  await removeOlder(target, 30, now);
  expect((await readdir(target)).sort()).toEqual([...archives, ...others].sort());
});

test('no backup is deleted by a clock that is three years ahead', async () => {
  const target = await temporaryFolder();
  const days = ['20261121', '20261120', '20261101'];
  const ahead = ['20291122T093015Z', '20291122T094015Z'];
  const names = [...days.map((day) => `${day}T093015Z`), ...ahead];
  for (const name of names) await writeFile(path.join(target, `college-${name}.tar.gz`), '');
  await removeOlder(target, 30, Date.parse('2029-11-22T09:40:15Z'));
  expect(await readdir(target)).toHaveLength(names.length);
  // The clock is right again.
  await writeFile(path.join(target, 'college-20261122T093015Z.tar.gz'), '');
  await removeOlder(target, 21, now);
  expect((await readdir(target)).sort()[0]).toBe('college-20261101T093015Z.tar.gz');
  await removeOlder(target, 20, now);
  expect((await readdir(target)).sort()[0]).toBe('college-20261120T093015Z.tar.gz');
});

const places = [
  ['', tmpdir()],
  [' to another volume', '/dev/shm'],
];

test.each(places.filter(([, place = '']) => existsSync(place)))(
  'a folder and a file are moved%s with their contents',
  async (_, place) => {
    const [here, there] = [await temporaryFolder(), await temporaryFolder(place)];
    await mkdir(path.join(here, 'files/media'), { recursive: true });
    await writeFile(path.join(here, 'files/media/gate.jpg'), 'gate');
    await writeFile(path.join(here, 'database.sqlite'), 'rows');
    // Old files are linked into a backup, not copied.
    const long = new Date('2020-01-02T03:04:05Z');
    await utimes(path.join(here, 'files/media/gate.jpg'), long, long);
    // The folder is on the volume.
    await mkdir(path.join(there, 'files'));
    for (const name of ['files', 'database.sqlite'])
      await move(path.join(here, name), path.join(there, name));
    expect(await readFile(path.join(there, 'files/media/gate.jpg'), 'utf8')).toBe('gate');
    expect(await readFile(path.join(there, 'database.sqlite'), 'utf8')).toBe('rows');
    expect((await stat(path.join(there, 'files/media/gate.jpg'))).mtime).toEqual(long);
    expect(await filesUnder(here)).toEqual([]);
  },
);

test('an error leaves everything in place and is reported', async () => {
  const [here, there] = [await temporaryFolder(), await temporaryFolder()];
  await mkdir(path.join(here, 'files'));
  await writeFile(path.join(there, 'files'), 'in the way');
  await expect(move(path.join(here, 'files'), path.join(there, 'files'))).rejects.toThrow();
  expect(await readdir(here)).toEqual(['files']);
});

const failing = (code: string) => async () => {
  throw Object.assign(new Error(code), { code });
};

test.each(['EBUSY', 'EXDEV'])(
  'the contents of a volume are moved, %s, but not the volume itself',
  async (code) => {
    const [here, there] = [await temporaryFolder(), await temporaryFolder()];
    await writeFile(path.join(here, 'gate.jpg'), 'gate');
    await move(here, path.join(there, 'files'), failing(code));
    expect([await readdir(here), await readdir(path.join(there, 'files'))]).toEqual([
      [],
      ['gate.jpg'],
    ]);
  },
);

test('files that must not be moved are not copied instead', async () => {
  const [here, there] = [await temporaryFolder(), await temporaryFolder()];
  await writeFile(path.join(here, 'gate.jpg'), 'gate');
  await expect(move(here, path.join(there, 'files'), failing('EACCES'))).rejects.toThrow('EACCES');
  expect([await readdir(here), await readdir(there)]).toEqual([['gate.jpg'], []]);
});
