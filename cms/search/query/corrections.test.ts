import { expect, test } from 'vitest';
import { distance } from './corrections.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['result', 'result', 0],
  ['reslt', 'result', 1],
  ['resutl', 'result', 1],
  ['rezult', 'result', 1],
  ['ersult', 'result', 1],
  ['ruotine', 'routine', 1],
  ['hostel', 'hotels', 2],
  ['kitten', 'sitting', 3],
])('measures the distance from “%s” to “%s” as %i', (one, other, far) => {
  expect([distance(one, other), distance(other, one)]).toEqual([far, far]);
});
