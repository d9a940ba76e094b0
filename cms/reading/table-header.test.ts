import { expect, it } from 'vitest';
import { bestRated, comparableHeading, headerRows } from './table-header.ts';

it('offers each of the first rows, and each together with the one above it', () => {
  expect(
    headerRows([
      ['Sl', 'Date of', ''],
      ['', 'joining', 'Name'],
    ]),
  ).toEqual([
    { row: 0, cells: ['Sl', 'Date of', ''] },
    { row: 1, cells: ['', 'joining', 'Name'] },
    { row: 1, cells: ['Sl', 'joining', 'Name'] },
    { row: 1, cells: ['Sl', 'Date of joining', 'Name'] },
  ]);
  expect(headerRows([])).toEqual([]);
});

it('finds the best, the first of equals, and none that is rated 0', () => {
  expect(bestRated([{ n: 1 }, { n: 2 }, { n: -2 }], ({ n }) => Math.abs(n))).toEqual({
    n: 2,
    rating: 2,
  });
  expect(bestRated([{ n: 0 }], ({ n }) => n)).toBeUndefined();
});

it('compares the beginning of a long cell', () => {
  expect(comparableHeading(`Name / ${'x'.repeat(400)}`)).toHaveLength('name '.length + 293);
});
