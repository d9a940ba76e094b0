import { expect, test } from 'vitest';
import { newestDate } from './PageHeader.tsx';

const today = '2026-11-21';

test('the newest of the dates counts, whatever their order', () => {
  expect(newestDate(['05-10-2024', '31-12-2023', '04-11-2024'], today)).toBe('04-11-2024');
});

test('what is announced for a later day was not updated then', () => {
  expect(newestDate(['22-11-2026', '21-11-2026'], today)).toBe('21-11-2026');
  expect(newestDate(['01-01-2027'], today)).toBeUndefined();
});

test('without a date there is none', () => {
  expect(newestDate([], today)).toBeUndefined();
  expect(newestDate(['', '2024', 'yesterday'], today)).toBeUndefined();
});
