import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary.ts';
import { filesUnder } from './files.ts';
import { move } from './move-files.ts';

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
