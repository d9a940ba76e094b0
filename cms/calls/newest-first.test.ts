import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageAround } from './newest-first.ts';

it('finds a page that holds the rows asked for', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 200 }), (start, count) => {
      const window = pageAround(start, count);
      if (!window) return;
      const skipped = (window.page - 1) * window.limit;
      expect(skipped + window.first).toBe(start);
      expect(window.first + count).toBeLessThanOrEqual(window.limit);
    }),
  );
});

it('takes the last page for what it is', () => {
  expect(pageAround(0, 7)).toEqual({ limit: 7, page: 1, first: 0, count: 7 });
});
