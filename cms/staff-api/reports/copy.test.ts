import { expect, it } from 'vitest';
import { nextYear } from './copy.ts';

it.each([
  ['AQAR 2024-25', 'AQAR 2025-26'],
  ['AQAR 2024–2025 (final)', 'AQAR 2025–2026 (final)'],
  ['AQAR 1999-00', 'AQAR 2000-01'],
  ['AQAR 1998-99', 'AQAR 1999-00'],
  ['Green audit 2024', 'Green audit 2025'],
  ['AQAR ২০২৪-২৫', 'AQAR ২০২৫-২৬'],
  ['2024-25/AQAR', '2025-26/AQAR'],
])('%s is followed by %s', (name, next) => {
  expect(nextYear(name)).toBe(next);
});

it.each(['SSR, third cycle', 'Room 12024', ''])('%s has no year', (name) => {
  expect(nextYear(name)).toBeUndefined();
});
