import { mkdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { copyFiles, filesUnder } from './files.ts';

let from: string;
let to: string;
const SETTLED = 60_000;

beforeEach(async () => {
  [from, to] = [await temporaryFolder(), path.join(await temporaryFolder(), 'copy')];
});

/** Writes a file that was last changed that many milliseconds ago. */
async function put(name: string, age = 0) {
  const file = path.join(from, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, name);
  const time = (Date.now() - age) / 1000;
  await utimes(file, time, time);
}
const inode = async (...parts: string[]) => (await stat(path.join(...parts))).ino;

test('copies all files in all folders, except the database, backups and leftovers of a restore', async () => {
  const names = ['secrets.json', 'files/media/a.jpg', 'mail/database.sqlite'];
  for (const name of names) await put(name);
  for (const name of ['database.sqlite', 'database.sqlite-wal', 'database.sqlite-shm'])
    await put(name);
  for (const name of ['before-restore-1/a.jpg', '.restoring/a.jpg', 'backups/a.tar.gz'])
    await put(name);
  for (const name of ['security-log/2026-11-27.jsonl', 'last-backup.json']) await put(name);
  await symlink(path.join(from, 'secrets.json'), path.join(from, 'link'));
  await copyFiles(from, to);
  expect((await filesUnder(to)).sort()).toEqual(names.sort());
});

test('links a complete file, and copies a file that may change', async () => {
  await put('old.jpg', SETTLED + 5000);
  await put('new.jpg', SETTLED - 5000);
  await copyFiles(from, to);
  expect(await inode(to, 'old.jpg')).toBe(await inode(from, 'old.jpg'));
  expect(await inode(to, 'new.jpg')).not.toBe(await inode(from, 'new.jpg'));
});

test('a second run copies changes and keeps deleted files', async () => {
  await put('gone.jpg');
  await put('mine.txt');
  await copyFiles(from, to);
  await rm(path.join(from, 'gone.jpg'));
  await writeFile(path.join(from, 'mine.txt'), 'changed');
  await put('new.jpg');
  await copyFiles(from, to);
  expect((await filesUnder(to)).sort()).toEqual(['gone.jpg', 'mine.txt', 'new.jpg']);
  expect(await readFile(path.join(to, 'mine.txt'), 'utf8')).toBe('changed');
});

test('a file that has settled since is linked in the second run', async () => {
  await put('mine.txt');
  await copyFiles(from, to);
  await put('mine.txt', SETTLED + 5000);
  await copyFiles(from, to);
  expect(await inode(to, 'mine.txt')).toBe(await inode(from, 'mine.txt'));
});

test('a missing folder has no files', async () => {
  expect(await filesUnder(path.join(from, 'nowhere'))).toEqual([]);
});

test('other errors abort', async () => {
  await put('files/a.jpg');
  await writeFile(to, 'in the way');
  await expect(copyFiles(from, to)).rejects.toThrow(/ENOTDIR|EEXIST/);
});
