import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPart, splitByWeight } from './paging.ts';

const itself = (weight: number) => weight;
const at = (query: string) => new URL(`https://college.test/list${query}`);

test('a page holds items up to its weight', () => {
  expect(splitByWeight([4, 4, 4, 1, 9, 30, 2], itself, 10)).toEqual([
    [4, 4],
    [4, 1],
    [9],
    [30],
    [2],
  ]);
  expect(splitByWeight([5, 5, 1], itself, 10)).toEqual([[5, 5], [1]]);
  expect(splitByWeight([], itself, 10)).toEqual([]);
});

test('loses nothing, and only a single item exceeds the weight', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50)), fc.integer({ min: 1, max: 60 }), (items, most) => {
      const parts = splitByWeight(items, itself, most);
      expect(parts.flat()).toEqual(items);
      for (const part of parts) {
        expect(part.length).toBeGreaterThan(0);
        const weight = part.reduce((sum, item) => sum + item, 0);
        if (part.length > 1) expect(weight).toBeLessThanOrEqual(most);
      }
    }),
    process.env.LONG ? { numRuns: 10_000 } : { seed: 1 },
  );
});

test('returns the page in the address, the first by default', () => {
  const parts = [['a', 'b'], ['c']];
  expect(getPart(parts, at(''))).toEqual({ items: ['a', 'b'], page: 1, pages: 2 });
  expect(getPart(parts, at('?page=2'))).toEqual({ items: ['c'], page: 2, pages: 2 });
  expect(() => getPart(parts, at('?page=3'))).toThrow(expect.objectContaining({ status: 404 }));
});

test('an empty list is a page', () => {
  expect(getPart([], at(''))).toEqual({ items: [], page: 1, pages: 0 });
});
