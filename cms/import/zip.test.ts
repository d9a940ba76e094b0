import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGEST_FILE } from '../platform/files/upload-refusal.ts';
import { longestGapDuring } from '../testing/event-loop.ts';
import { openZip } from './zip.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zip-'));
  file = path.join(folder, 'given.zip');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const zipped = (...names: string[]) =>
  Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`I am ${name}`)]))));

async function open(bytes: Uint8Array) {
  await writeFile(file, bytes);
  return openZip(file);
}
/** Position of the list of files, and of the end record after it. */
const listOf = (bytes: Buffer) => bytes.indexOf('PK\x01\x02');
const endOf = (bytes: Buffer) => bytes.indexOf('PK\x05\x06');

describe('a zip', () => {
  it('has its files with their folders, each unpacked once it is asked for', async () => {
    const { files, close } = await open(zipped('form.pdf', '2019/05/দৰ.jpg'));
    expect(files.map(({ name, size }) => [name, size])).toEqual([
      ['form.pdf', 13],
      ['2019/05/দৰ.jpg', strToU8('I am 2019/05/দৰ.jpg').length],
    ]);
    expect(await Promise.all(files.map(({ load }) => load().then(String)))).toEqual([
      'I am form.pdf',
      'I am 2019/05/দৰ.jpg',
    ]);
    close();
    await expect(files[0]?.load()).rejects.toThrow();
  });

  it.each([
    ['of a kind that is not kept', 'code.php', false],
    ['that is a folder', 'folder.pdf/', false],
    ['that a Mac adds', '__MACOSX/form.pdf', false],
    ['that a Mac adds within a folder', '2019/__MACOSX/form.pdf', false],
    ['that is hidden', '.form.pdf', false],
    ['that is hidden in a folder', '2019/._form.pdf', false],
    ['in a hidden folder', '.git/form.pdf', false],
    ['whose name has a dot more', '2019/form.1.pdf', true],
    ['whose folder is called nearly so', 'a__MACOSX/form.pdf', true],
    ['whose name is called so', '2019/__MACOSX.pdf', true],
  ])('has one %s: %s, %s', async (_what, name, isThere) => {
    const { files, close } = await open(zipped(name, 'other.pdf'));
    close();
    const names = isThere ? [name, 'other.pdf'] : ['other.pdf'];
    expect(files.map((entry) => entry.name)).toEqual(names);
  });

  it('has none that is locked with a password', async () => {
    const bytes = zipped('locked.pdf', 'open.pdf');
    bytes.writeUInt16LE(bytes.readUInt16LE(listOf(bytes) + 8) | 1, listOf(bytes) + 8);
    const { files, close } = await open(bytes);
    close();
    expect(files.map(({ name }) => name)).toEqual(['open.pdf']);
  });

  it.each([
    [LARGEST_FILE, /^(?!larger than the limit for files)/],
    [LARGEST_FILE + 1, /^larger than the limit for files$/],
  ])('unpacks no file that says it is larger than one may be: %i', async (size, sentence) => {
    const bytes = zipped('film.mp4');
    bytes.writeUInt32LE(size, listOf(bytes) + 24);
    const { files, close } = await open(bytes);
    expect(files).toMatchObject([{ name: 'film.mp4', size }]);
    await expect(files[0]?.load()).rejects.toThrow(sentence);
    close();
  });
});

describe('a zip is refused', () => {
  const counting = (count: number) => {
    const bytes = zipped('form.pdf');
    for (const at of [8, 10]) bytes.writeUInt16LE(count, endOf(bytes) + at);
    return bytes;
  };
  it.each([
    ['that names a file outside of it', zipped('../form.pdf')],
    ['that names a file of the disk', zipped('/etc/form.pdf')],
    ['that has fewer files than it names', counting(50_000)],
    ['that is none', Buffer.from('PK and no more')],
  ])('%s', async (_what, bytes) => {
    await expect(open(bytes)).rejects.toThrow();
  });

  it('that names too many files', async () => {
    const error = { word: 'tooManyNames', values: { most: 50_000 } };
    await expect(open(counting(50_001))).rejects.toMatchObject(error);
  });

  it('that has names without end, while others are served', async () => {
    const name = (at: number) => `${at}${'a/'.repeat(400)}${'b'.repeat(60_000)}.pdf`;
    const bytes = zipped(...Array.from({ length: 200 }, (_, at) => name(at)));
    const { gap } = await longestGapDuring(() =>
      expect(open(bytes)).rejects.toMatchObject({ word: 'tooMuchText' }),
    );
    expect(gap).toBeLessThan(1000);
  });
});

it.each([
  ['that is longer than any', `${'b'.repeat(1001)}.pdf`],
  ['in more folders than any', `${'a/'.repeat(20)}b.pdf`],
])('a name %s is left out', async (_what, name) => {
  const { files, close } = await open(zipped(name, 'form.pdf'));
  close();
  expect(files.map((file) => file.name)).toEqual(['form.pdf']);
});

it('a file that unpacks to more than it says is refused', async () => {
  const bytes = Buffer.from(zipSync({ 'form.pdf': new Uint8Array(5_000_000) }));
  bytes.writeUInt32LE(10, listOf(bytes) + 24);
  const { files, close } = await open(bytes);
  await expect(files[0]?.load()).rejects.toThrow('cannot be unpacked');
  close();
});
