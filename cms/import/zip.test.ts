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
  it('lists its files with their folders and unpacks each on request', async () => {
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
    ['of a type that is not allowed', 'code.php', false],
    ['that is a folder', 'folder.pdf/', false],
    ['in a folder added by a Mac', '__MACOSX/form.pdf', false],
    ['in a nested folder added by a Mac', '2019/__MACOSX/form.pdf', false],
    ['that is hidden', '.form.pdf', false],
    ['that is hidden in a folder', '2019/._form.pdf', false],
    ['in a hidden folder', '.git/form.pdf', false],
    ['with two dots in its name', '2019/form.1.pdf', true],
    ['in a folder with a similar name', 'a__MACOSX/form.pdf', true],
    ['with that name instead of a folder', '2019/__MACOSX.pdf', true],
  ])('lists a file %s: %s, %s', async (_what, name, isThere) => {
    const { files, close } = await open(zipped(name, 'other.pdf'));
    close();
    const names = isThere ? [name, 'other.pdf'] : ['other.pdf'];
    expect(files.map((entry) => entry.name)).toEqual(names);
  });

  it('leaves out files with a password', async () => {
    const bytes = zipped('locked.pdf', 'open.pdf');
    bytes.writeUInt16LE(bytes.readUInt16LE(listOf(bytes) + 8) | 1, listOf(bytes) + 8);
    const { files, close } = await open(bytes);
    close();
    expect(files.map(({ name }) => name)).toEqual(['open.pdf']);
  });

  it.each([
    [LARGEST_FILE, /^(?!It is larger than the limit for files)/],
    [LARGEST_FILE + 1, /^It is larger than the limit for files\.$/],
  ])('refuses to unpack a file larger than the limit: %i', async (size, sentence) => {
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
    ['with a file outside the zip', zipped('../form.pdf')],
    ['with an absolute path', zipped('/etc/form.pdf')],
    ['with fewer files than it announces', counting(50_000)],
    ['with damaged content', Buffer.from('PK and no more')],
  ])('%s', async (_what, bytes) => {
    await expect(open(bytes)).rejects.toThrow();
  });

  it('with too many files', async () => {
    const error = { code: 'tooManyNames', values: { most: 50_000 } };
    await expect(open(counting(50_001))).rejects.toMatchObject(error);
  });

  it('with very long names, without blocking other requests', async () => {
    const name = (at: number) => `${at}${'a/'.repeat(400)}${'b'.repeat(60_000)}.pdf`;
    const bytes = zipped(...Array.from({ length: 200 }, (_, at) => name(at)));
    const { gap } = await longestGapDuring(() =>
      expect(open(bytes)).rejects.toMatchObject({ code: 'tooMuchText' }),
    );
    expect(gap).toBeLessThan(1000);
  });
});

it.each([
  ['that is too long', `${'b'.repeat(1001)}.pdf`],
  ['in too many folders', `${'a/'.repeat(20)}b.pdf`],
])('leaves out a name %s', async (_what, name) => {
  const { files, close } = await open(zipped(name, 'form.pdf'));
  close();
  expect(files.map((file) => file.name)).toEqual(['form.pdf']);
});

it('refuses a file that unpacks to more than its stated size', async () => {
  const bytes = Buffer.from(zipSync({ 'form.pdf': new Uint8Array(5_000_000) }));
  bytes.writeUInt32LE(10, listOf(bytes) + 24);
  const { files, close } = await open(bytes);
  await expect(files[0]?.load()).rejects.toThrow('cannot be unpacked');
  close();
});
