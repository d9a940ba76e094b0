import { expect, test } from 'vitest';
import { askedQuarter, quarterTabs } from './quarter.ts';

const asked = (query: string) => askedQuarter(new URL(`https://c.test/${query}`));

test('an address asks for a quarter, for ALL where it names none', () => {
  expect(asked('?id=1')).toBe('ALL');
  expect(asked('?qr=ALL')).toBe('ALL');
  expect(asked('?qr=2025-3rd')).toBe('2025-3rd');
  for (const query of ['?qr=', '?qr=2025', '?qr=2025-5th', '?qr=all', '?qr=2025-1st%20'])
    expect(() => asked(query)).toThrow(expect.objectContaining({ status: 404 }));
});

test('tabs are All and the quarters returned; the one shown joins them', () => {
  expect(quarterTabs(['2025-2nd', '2025-1st'], 'ALL')).toEqual(['ALL', '2025-2nd', '2025-1st']);
  expect(quarterTabs(['2025-1st'], '1999-4th')).toEqual(['ALL', '2025-1st', '1999-4th']);
  expect(quarterTabs([], 'ALL')).toEqual(['ALL']);
});
