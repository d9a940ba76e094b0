import { expect, it } from 'vitest';
import { momentText } from './moment.ts';

it('a moment is said in the zone of the college, with its year where that is another one', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(momentText('2026-11-23T03:30:00Z', 'Asia/Kolkata', now)).toBe('23-11 09:00');
  expect(momentText('2026-12-31T20:30:00Z', 'Asia/Kolkata', now)).toBe('01-01-2027 02:00');
  expect(momentText('2026-11-22T18:30:00Z', 'Asia/Kolkata', now)).toBe('23-11 00:00');
});
