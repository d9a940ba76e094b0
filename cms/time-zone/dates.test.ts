import { describe, expect, it } from 'vitest';
import { endOfToday, formatDate, isNew, startOfToday, today, yearBounds } from './dates.ts';

describe('a date in an answer', () => {
  it.each([
    ['2026-11-05T06:30:00.000Z', '05-11-2026', '05', 'Nov', '2026'],
    // In Assam it is already the next day.
    ['2025-12-31T18:30:00.000Z', '01-01-2026', '01', 'Jan', '2026'],
    ['2025-12-31T18:29:59.999Z', '31-12-2025', '31', 'Dec', '2025'],
    ['2024-02-29T12:00:00.000Z', '29-02-2024', '29', 'Feb', '2024'],
  ])('%s is split into its parts', (stored, date, date_no, month, year) => {
    expect(formatDate(stored)).toEqual({ date, date_no, month, year });
  });

  it.each([null, undefined, ''])('is empty if there is none: %j', (none) => {
    expect(formatDate(none)).toEqual({ date: '', date_no: '', month: '', year: '' });
  });
});

describe('the mark of new records', () => {
  const now = new Date('2026-11-21T03:00:00.000Z');
  it.each([
    ['2026-11-21T00:00:00.000Z', true],
    // The fourteenth day is the last.
    ['2026-11-07T18:30:00.000Z', true],
    ['2026-11-07T18:29:59.999Z', false],
    ['2026-12-24T12:00:00.000Z', true],
    [undefined, false],
  ])('is set for %s: %s', (stored, expected) => {
    expect(isNew(stored, now)).toBe(expected);
  });
});

it('returns the current day in Assam', () => {
  const evening = new Date('2026-11-20T18:30:00.000Z');
  expect(today(evening)).toBe('2026-11-21');
  expect(startOfToday(evening).toISOString()).toBe('2026-11-20T18:30:00.000Z');
  expect(endOfToday(evening).toISOString()).toBe('2026-11-21T18:30:00.000Z');
});

it('begins a year at midnight in Assam', () => {
  expect(yearBounds(2025)).toEqual({
    from: '2024-12-31T18:30:00.000Z',
    until: '2025-12-31T18:30:00.000Z',
  });
});
