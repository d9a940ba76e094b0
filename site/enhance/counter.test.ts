import { expect, it } from 'vitest';
import { grouped } from './counter.ts';

it.each([0, 7, 123, 1234, 99_999, 100_000, 1_234_567, 123_456_789])(
  'writes %i as India does',
  (count) => {
    expect(grouped(count)).toBe(count.toLocaleString('en-IN'));
  },
);
