import { expect, test } from 'vitest';
import { filterByQuarter, parseQuarterRange, quarterQuery } from './records.ts';

const rangeOf = (query: string) =>
  parseQuarterRange(new URL(`https://c.test/${query}`), '2026-05-01');
const rows = ['2026-1st', '2025-4th', '2025-1st', '1996-1st', ''].map((quarter) => ({ quarter }));
const quartersIn = (query: string) =>
  filterByQuarter(rows, rangeOf(query)).map(({ quarter }) => quarter);

test('quarters go from this year down to 1996', () => {
  const { all } = rangeOf('');
  expect([all[0], all.at(-1), all.length]).toEqual(['2026-1st', '1996-4th', 31 * 4]);
});

test('shows every row without a choice, also rows without a quarter', () => {
  expect(quartersIn('')).toHaveLength(rows.length);
  expect(quartersIn('?from=&to=')).toHaveLength(rows.length);
});

test.each([
  ['?from=2025-1st', ['2026-1st', '2025-4th', '2025-1st']],
  ['?to=2025-1st', ['2025-1st', '1996-1st']],
  ['?from=2025-1st&to=2025-4th', ['2025-4th', '2025-1st']],
  ['?from=2025-4th&to=2025-1st', ['2025-4th', '2025-1st']],
  ['?from=2025-4th&to=2025-4th', ['2025-4th']],
])('%s selects its quarters', (query, expected) => {
  expect(quartersIn(query)).toEqual(expected);
});

test.each(['?from=2025', '?to=1995-1st', '?from=2027-1st'])('%s is no valid range', (query) => {
  expect(() => rangeOf(query)).toThrow(expect.objectContaining({ status: 404 }));
});

test('the query describes the range', () => {
  expect(quarterQuery(rangeOf('?to=2025-4th&from=2025-1st'))).toBe('from=2025-1st&to=2025-4th');
  expect(quarterQuery(rangeOf(''))).toBe('');
});
