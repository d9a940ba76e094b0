import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { check, MANIFEST, pack, unpack, writeManifest } from './archive.ts';
import { DATABASE } from './sqlite-file.ts';

let folder: string;
const place = (...parts: string[]) => path.join(folder, ...parts);
const change = (sql: string) => {
  using database = new DatabaseSync(place(DATABASE));
  database.exec(sql);
};
/** Replaces a hash in the manifest, as an attacker would to hide a change. */
async function rewriteHash(name: string) {
  const before = JSON.parse(await readFile(place(MANIFEST), 'utf8'));
  const { files } = await writeManifest(folder);
  before.files[name] = files[name];
  await writeFile(place(MANIFEST), JSON.stringify(before));
}

beforeEach(async () => {
  folder = await temporaryFolder();
  await mkdir(place('files', 'media'), { recursive: true });
  await writeFile(place('files', 'media', 'gate.jpg'), 'gate');
  change('CREATE TABLE notices (id INTEGER); CREATE TABLE empty (id INTEGER)');
  change('INSERT INTO notices VALUES (1), (2)');
  await writeManifest(folder);
});

test('a saved archive passes the check of rows and files', async () => {
  const { rows, files, made } = await check(folder);
  expect(rows).toEqual({ notices: 2 });
  expect(Object.keys(files)).toEqual([DATABASE, 'files/media/gate.jpg']);
  expect(Math.abs(Date.parse(made) - Date.now())).toBeLessThan(60_000);
  // One line per file, so that people can read the manifest.
  expect(await readFile(place(MANIFEST), 'utf8')).toMatch(/^\{\n {2}"made": /);
});

test('an archive restores every file', async () => {
  const archive = path.join(await temporaryFolder(), 'a.tar.gz');
  await pack(folder, archive);
  const again = path.join(await temporaryFolder(), 'deeper', 'again');
  await unpack(archive, again);
  expect((await check(again)).rows).toEqual({ notices: 2 });
  expect(await readFile(path.join(again, 'files/media/gate.jpg'), 'utf8')).toBe('gate');
  expect((await stat(archive)).size).toBeGreaterThan(0);
});

test('a changed, missing or additional file is named', async () => {
  await writeFile(place('files', 'media', 'gate.jpg'), 'Gate');
  await expect(check(folder)).rejects.toThrow('have changed: files/media/gate.jpg.');
  await rm(place('files', 'media', 'gate.jpg'));
  await expect(check(folder)).rejects.toThrow('have changed: files/media/gate.jpg.');
  await writeFile(place('files', 'media', 'gate.jpg'), 'gate');
  await writeFile(place('more.txt'), '');
  await expect(check(folder)).rejects.toThrow('have changed: more.txt.');
});

test.each([
  ['INSERT INTO notices VALUES (3)', 'notices'],
  ['DELETE FROM notices', 'notices'],
  ['INSERT INTO empty VALUES (1)', 'empty'],
])('wrong row counts are reported although the file is unchanged: %s', async (sql, table) => {
  change(sql);
  await rewriteHash(DATABASE);
  await expect(check(folder)).rejects.toThrow(
    `These tables have another number of rows: ${table}.`,
  );
});

test('a folder without a manifest is no backup', async () => {
  await rm(place(MANIFEST));
  await expect(check(folder)).rejects.toThrow('This file is not a backup');
});

test('a broken database is found', async () => {
  change("CREATE TABLE long (text TEXT UNIQUE); INSERT INTO long VALUES ('first'), ('second')");
  const bytes = await readFile(place(DATABASE), 'latin1');
  await writeFile(place(DATABASE), bytes.replace('second', 'zecond'), 'latin1');
  await expect(writeManifest(folder)).rejects.toThrow('The database is broken: row 2 missing');
});
