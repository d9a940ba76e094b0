import { expect, test } from 'vitest';
import { College } from '../entities.ts';
import { dayIn, isTimeZone, midnightIn } from './time-zone.ts';

test.each(['Asia/Kolkata', 'Asia/Calcutta', 'Asia/Thimphu', 'America/New_York', 'UTC'])(
  '%s is a time zone',
  (name) => expect(isTimeZone(name)).toBe(true),
);

test.each(['', 'India', 'Asia/Atlantis', '+05:30', '5.5'])('%j is no time zone', (name) =>
  expect(isTimeZone(name)).toBe(false),
);

test('a moment is on different days in different zones', () => {
  const moment = new Date('2025-12-31T18:30:00Z');
  const days = ['Asia/Kolkata', 'Asia/Thimphu', 'America/New_York'].map((zone) =>
    dayIn(zone, moment),
  );
  expect(days).toEqual(['2026-01-01', '2026-01-01', '2025-12-31']);
});

test('a college is in India by default, and an unknown zone is refused', () => {
  expect(College.parse({ name: 'College' }).time_zone).toBe('Asia/Kolkata');
  expect(College.safeParse({ name: 'College', time_zone: 'Assam' }).success).toBe(false);
});

test.each([
  ['Asia/Kolkata', '2026-11-22', '2026-11-21T18:30:00.000Z'],
  ['UTC', '2026-11-22', '2026-11-22T00:00:00.000Z'],
  ['America/New_York', '2026-01-05', '2026-01-05T05:00:00.000Z'],
  // The clocks are set later on that day.
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  // The clocks are set at midnight, so the day begins at 01:00.
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['America/Santiago', '2027-09-05', '2027-09-05T04:00:00.000Z'],
  // A clock of 1900 was ahead by minutes and seconds.
  ['Asia/Kolkata', '1901-01-01', '1900-12-31T18:38:50.000Z'],
])('in %s %s begins at %s', (zone, day, moment) => {
  expect(midnightIn(zone, day).toISOString()).toBe(moment);
});
