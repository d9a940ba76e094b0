import { expect, test } from 'vitest';
import { newestDate } from './PageHeader.tsx';

const today = '2026-11-21';

test('picks the newest date in any order', () => {
  expect(newestDate(['05-10-2024', '31-12-2023', '04-11-2024'], today)).toBe('04-11-2024');
});

test('ignores dates after today', () => {
  expect(newestDate(['22-11-2026', '21-11-2026'], today)).toBe('21-11-2026');
  expect(newestDate(['01-01-2027'], today)).toBeUndefined();
});

test('finds no date in an empty list', () => {
  expect(newestDate([], today)).toBeUndefined();
  expect(newestDate(['', '2024', 'yesterday'], today)).toBeUndefined();
});
