import { expect, test } from 'vitest';
import { newestDate } from './Updated.tsx';

test('the newest of the dates counts, whatever their order', () => {
  expect(newestDate(['05-10-2024', '31-12-2023', '04-11-2024'])).toBe('04-11-2024');
});

test('without a date there is none', () => {
  expect(newestDate([])).toBeUndefined();
  expect(newestDate(['', '2024', 'yesterday'])).toBeUndefined();
});
