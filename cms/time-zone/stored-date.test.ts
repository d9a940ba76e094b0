import { expect, it } from 'vitest';
import { dateRefusal, storedDate, typedDay } from './stored-date.ts';

it.each([
  ['2026-12-05T06:30:00.000Z', '2026-12-05T06:30:00.000Z'],
  ['2026-12-05T10:00:00+05:30', '2026-12-05T04:30:00.000Z'],
  [new Date('2026-12-05T06:30:00Z'), '2026-12-05T06:30:00.000Z'],
  ['2026-12-05', '2026-12-05T12:00:00.000Z'],
  ['05/12/2026', '2026-12-05T12:00:00.000Z'],
  ['২৫/১২/২০২৬', '2026-12-25T12:00:00.000Z'],
])('%j is stored as %s', (value, stored) => {
  expect(storedDate(value)).toBe(stored);
  expect(dateRefusal('en', value)).toBeUndefined();
});

it.each([
  '31-02-2026',
  '12/25/2026',
  'yesterday',
  '5',
  '2026-02-31T12:00:00.000Z',
  '2026-12-05T99:00:00.000Z',
  '+275760-09-13T00:00:00.000Z',
  new Date('+275760-09-13T00:00:00.000Z'),
  Number.NaN,
  true,
])('%j is no date', (value) => {
  expect(storedDate(value)).toBeUndefined();
});

it('refuses in words and in the language of the office', () => {
  expect(dateRefusal('en', '31-02-2026')).toBe(
    '“31-02-2026” is not a valid date. Use DD-MM-YYYY, for example 05-07-2024.',
  );
  expect(dateRefusal('as', 'কালি')).toContain('“কালি” শুদ্ধ তাৰিখ নহয়।');
  expect([dateRefusal('en', ''), dateRefusal('en', null)]).toEqual([undefined, undefined]);
});

it('shows a stored day in the time zone of the college, and other texts as typed', () => {
  expect(typedDay('2026-12-05T12:00:00.000Z', 'Asia/Kolkata')).toBe('05-12-2026');
  expect(typedDay('2026-12-05T18:30:00.000Z', 'Asia/Kolkata')).toBe('06-12-2026');
  expect([typedDay('yesterday', 'Asia/Kolkata'), typedDay('', 'Asia/Kolkata')]).toEqual([
    'yesterday',
    '',
  ]);
});
