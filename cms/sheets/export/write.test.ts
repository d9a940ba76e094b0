import { describe, expect, it } from 'vitest';
import { rowsIn } from '../testing/workbook.ts';
import { formats } from './write.ts';

/** Formulas that a spreadsheet would execute if they were not text. */
const hostile = [
  '=1+1',
  '+91 98640',
  '-2+3',
  'Sir,\n=1+1',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
  '\uff1d1+1',
];
const rows = [
  ['Name', ...hostile.map((_, i) => `Cell ${i}`)],
  ['ৰীণা দাস, "Dr"', ...hostile],
];

describe.each(['csv', 'xlsx'] as const)('%s', (format) => {
  it('reads back the rows that were written', async () => {
    expect(await rowsIn(await formats[format].write(rows))).toEqual(rows);
  });
});

it('writes at most as many characters into a cell as Excel accepts', async () => {
  const [, [cell = ''] = []] = await rowsIn(
    await formats.xlsx.write([['Text'], ['x'.repeat(40_000)]]),
  );
  expect(cell).toHaveLength(32_000);
});

it('marks CSV as UTF-8 and starts no cell with the sign of a formula', async () => {
  const file = (await formats.csv.write(rows)).toString();
  expect(file.charCodeAt(0)).toBe(0xfeff);
  const begins = file.split(/[,\r\n]+/).map((cell) => cell.replace(/^[\ufeff"]/, '')[0]);
  expect(begins.filter((first) => '=+-@\uff1d'.includes(first ?? ' '))).toEqual([]);
});
