import { expect, it } from 'vitest';
import { inCommonOrder } from './common-order.ts';

const ordered = (...lists: string[]) =>
  inCommonOrder(
    lists.map((list) => [...list]),
    (letter) => letter,
  ).join('');

it.each([
  [['abc'], 'abc'],
  [['ace', 'abc', 'de'], 'abcde'],
  [['', 'ab'], 'ab'],
  // Contradictory orders still contain each item once.
  [['ab', 'ba'], 'ab'],
])('merges %j into %s', (lists, expected) => {
  expect(ordered(...lists)).toBe(expected);
});
