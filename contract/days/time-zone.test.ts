import { expect, test } from 'vitest';
import { College } from '../entities.ts';
import { dayIn, isTimeZone } from './time-zone.ts';

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
