import { expect, test } from 'vitest';
import { getQuarterTabs, parseQuarter, parseSection, tabCodes } from './read-faculty.ts';

const sectionFrom = (query: string) => parseSection(new URL(`https://c.test/${query}`));

test('tabs follow the specification, without section 9', () => {
  expect(tabCodes).toEqual([1, 2, 3, 8, 4, 13, 10, 11, 12]);
});

test('parses the section by its code, the first by default', () => {
  expect(sectionFrom('?id=1')).toBe(1);
  expect(sectionFrom('?id=1&section=13')).toBe(13);
  expect(sectionFrom('?section=9')).toBe(9);
  for (const query of ['?section=', '?section=5', '?section=01', '?section=basic'])
    expect(() => sectionFrom(query)).toThrow(expect.objectContaining({ status: 404 }));
});

const quarterFrom = (query: string) => parseQuarter(new URL(`https://c.test/${query}`));

test('parses a quarter, ALL by default', () => {
  expect(quarterFrom('?id=1')).toBe('ALL');
  expect(quarterFrom('?qr=ALL')).toBe('ALL');
  expect(quarterFrom('?qr=2025-3rd')).toBe('2025-3rd');
  for (const query of ['?qr=', '?qr=2025', '?qr=2025-5th', '?qr=all', '?qr=2025-1st%20'])
    expect(() => quarterFrom(query)).toThrow(expect.objectContaining({ status: 404 }));
});

test('tabs are All and the returned quarters, plus the current one', () => {
  expect(getQuarterTabs(['2025-2nd', '2025-1st'], 'ALL')).toEqual(['ALL', '2025-2nd', '2025-1st']);
  expect(getQuarterTabs(['2025-1st'], '1999-4th')).toEqual(['ALL', '2025-1st', '1999-4th']);
  expect(getQuarterTabs([], 'ALL')).toEqual(['ALL']);
});
