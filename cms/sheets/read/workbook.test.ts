import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { isWorkbook, readWorkbook } from './workbook.ts';

const workbook = (...rows: object[][]) => writeWorkbook(rows).toBuffer();
const words = (value: string) => ({ type: String, value });

it('words, numbers, ticks and days are read as they are written in India', async () => {
  const file = await workbook([
    words(' Rina '),
    { type: Number, value: 4.5 },
    { type: Boolean, value: true },
    { type: Boolean, value: false },
    { type: Date, value: new Date('2024-07-05T00:00:00Z'), format: 'dd-mm-yyyy' },
    { type: Number, value: 0 },
  ]);
  expect(await readWorkbook(file)).toEqual([[' Rina ', '4.5', 'true', 'false', '05-07-2024', '0']]);
});

it('an empty cell is an empty text, and a workbook without a word has no rows', async () => {
  expect(await readWorkbook(await workbook([words('a'), {}, words('c')]))).toEqual([
    ['a', '', 'c'],
  ]);
  expect(await readWorkbook(await writeWorkbook([]).toBuffer())).toEqual([]);
});

it('a long one is read to its end, though it comes in many pieces', async () => {
  const rows = Array.from({ length: 3000 }, (_, row) => [words(`${row} ${Math.sin(row)}`)]);
  const file = await workbook(...rows);
  expect(file.length).toBeGreaterThan(3 * 16 * 1024);
  const read = await readWorkbook(file);
  expect([read.length, read.at(-1)]).toEqual([3000, [`2999 ${Math.sin(2999)}`]]);
});

it.each([
  ['PK\u0003', true],
  ['PK\u0004', false],
  ['PX\u0003', false],
  ['XK\u0003', false],
  ['', false],
])('what begins with %j is a workbook: %s', (begins, is) => {
  expect(isWorkbook(strToU8(begins))).toBe(is);
});

describe('what is unpacked of it', () => {
  const needed = /\.(xml|rels)$/;
  const unpacked = async () => {
    const files = unzipSync(await workbook([words('a')]));
    const sizes = Object.entries(files).map(([name, { length }]) =>
      needed.test(name) ? length : 0,
    );
    const picture = { 'xl/media/picture.png': new Uint8Array(1000) };
    return {
      file: zipSync({ ...files, ...picture }),
      size: sizes.reduce((sum, length) => sum + length, 0),
    };
  };

  it('may be as much as is read, of which pictures are none', async () => {
    const { file, size } = await unpacked();
    expect(await readWorkbook(file, size)).toEqual([['a']]);
  });

  it('may not be a byte more', async () => {
    const { file, size } = await unpacked();
    await expect(readWorkbook(file, size - 1)).rejects.toMatchObject({
      reason: { word: 'tooLarge', values: { most: (size - 1) / 1024 / 1024 } },
    });
  });
});

describe('is broken', () => {
  it.each([
    ['without its first file', () => zipSync({ 'xl/other.xml': strToU8('<w/>') })],
    [
      'with a first file that is no XML of Excel',
      () => zipSync({ 'xl/workbook.xml': strToU8('x') }),
    ],
    ['of nothing', () => new Uint8Array()],
  ])('%s', async (_what, file) => {
    await expect(readWorkbook(file())).rejects.toMatchObject({ reason: { word: 'broken' } });
  });

  it('with bytes that nobody can unpack', async () => {
    const file = await workbook([words('a')]);
    const header = file.indexOf('PK\u0003\u0004');
    const begins = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    file.fill(0xff, begins, begins + 20);
    await expect(readWorkbook(file)).rejects.toMatchObject({ reason: { word: 'broken' } });
  });
});
