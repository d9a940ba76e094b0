import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { LARGEST_FILE } from '../../../platform/files/upload-refusal.ts';
import { MOST_BYTES, MOST_FILES, pdfsIn } from './pdfs-in.ts';

const file = (name: string, content: BlobPart = '%PDF-1.4') => new File([content], name);
const zip = (files: Record<string, Uint8Array>, level: 0 | 9 = 9) =>
  file('old.zip', new Uint8Array(zipSync(files, { level })));
const names = (files: File[]) => files.map(({ name }) => name);
const pdf = strToU8('%PDF-1.4 words');

it('returns PDFs, and those of a zip without their folders', async () => {
  const { files, leftOut, isCut } = await pdfsIn([
    file('a.pdf'),
    file('letter.docx'),
    zip({
      '2019/b.PDF': pdf,
      '../../../etc/c.pdf': pdf,
      'readme.txt': strToU8('x'),
      '__MACOSX/2019/._b.PDF': pdf,
    }),
  ]);
  expect(names(files)).toEqual(['a.pdf', 'b.PDF', 'c.pdf']);
  expect(leftOut).toEqual(['letter.docx', 'readme.txt']);
  expect(isCut).toBe(false);
  expect(await files[1]?.text()).toBe('%PDF-1.4 words');
});

it('omits a file of a zip that is too large when unpacked', async () => {
  const bomb = zip({ 'bomb.pdf': new Uint8Array(60_000_000), 'after.pdf': pdf });
  expect(bomb.size).toBeLessThan(100_000);
  const { files, leftOut } = await pdfsIn([bomb]);
  expect(names(files)).toEqual(['after.pdf']);
  expect([...new Set(leftOut)]).toEqual(['bomb.pdf']);
});

it('returns a limited number of files', async () => {
  const many = Object.fromEntries(
    Array.from({ length: MOST_FILES + 5 }, (_, at) => [`${at}.pdf`, pdf]),
  );
  const { files, isCut } = await pdfsIn([zip(many, 0)]);
  expect([files.length, isCut]).toEqual([MOST_FILES, true]);
});

/** A file that only states its size, because tests should not allocate it. */
const sized = (name: string, size: number) =>
  Object.defineProperty(file(name), 'size', { value: size });

it('limits the size of each file and of all files together', async () => {
  const large = await pdfsIn([sized('a.pdf', LARGEST_FILE), sized('b.pdf', LARGEST_FILE + 1)]);
  expect([names(large.files), large.leftOut]).toEqual([['a.pdf'], ['b.pdf']]);
  const most = Math.floor(MOST_BYTES / LARGEST_FILE);
  const many = Array.from({ length: most + 1 }, (_, at) => sized(`${at}.pdf`, LARGEST_FILE));
  expect(await pdfsIn(many.slice(1))).toMatchObject({ files: { length: most }, isCut: false });
  expect(await pdfsIn(many)).toMatchObject({ files: { length: most }, isCut: true });
});

it.each(['', 'PK\u0003\u0004 and no more', 'words'])('omits a broken zip: %j', async (content) => {
  const { files } = await pdfsIn([file('broken.zip', content)]);
  expect(files).toEqual([]);
});
