import { expect, test } from 'vitest';
import { askedSection, tabCodes } from './sections.ts';

const asked = (query: string) => askedSection(new URL(`https://c.test/${query}`));

test('tabs stand in the order of the specification, without section 9', () => {
  expect(tabCodes).toEqual([1, 2, 3, 8, 4, 13, 10, 11, 12]);
});

test('an address asks for a section by its code, for the first where it names none', () => {
  expect(asked('?id=1')).toBe(1);
  expect(asked('?id=1&section=13')).toBe(13);
  expect(asked('?section=9')).toBe(9);
  for (const query of ['?section=', '?section=5', '?section=01', '?section=basic'])
    expect(() => asked(query)).toThrow(expect.objectContaining({ status: 404 }));
});
