import { expect, test } from 'vitest';
import { batchYears } from './years.ts';

const today = { thisYear: 2026 };

test.each([
  ['1954', 1954],
  ['On 1 September 1962', 1962],
  ['', 1900],
  [null, 1900],
  [undefined, 1900],
])('a college established %j has batches from %d on', (established, first) => {
  expect(batchYears('add-message', { established, ...today }).first).toBe(first);
});

test('the last batch is this year for a registration, and in four years for a message', () => {
  const established = '1954';
  expect(batchYears('add-alumni-registration', { established, ...today }).last).toBe(2026);
  expect(batchYears('add-message', { established, ...today }).last).toBe(2030);
});
