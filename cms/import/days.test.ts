import { expect, it } from 'vitest';
import { dateText } from '../time-zone/dates.ts';
import { readBatch, storedDay } from './days.ts';

it.each([
  ['05-03-2025', '05-03-2025'],
  ['5/3/2025', '05-03-2025'],
  ['2025-03-05', '05-03-2025'],
  ['2025-03-05T18:40:00.000Z', '05-03-2025'],
  ['2025-03-05 23:40:00', '05-03-2025'],
  ['2025-03-05T18:40:00+05:30', '05-03-2025'],
  [' 31-12-1999 ', '31-12-1999'],
])('reads %s as the date %s', (text, day) => {
  expect(dateText(storedDay(text))).toBe(day);
});

it.each(['', 'soon', '99-99-2025', '31-02-2025', '2025-02-30', '0000-00-00 00:00:00', '2025'])(
  'reads no date from %j',
  (text) => {
    expect(storedDay(text)).toBeUndefined();
  },
);

it.each([
  ['2015 - 2018', { batch_from: 2015, batch_to: 2018 }],
  ['1999', { batch_from: 1999, batch_to: undefined }],
  ['', { batch_from: undefined, batch_to: undefined }],
])('reads the years of %j', (text, years) => {
  expect(readBatch(text)).toEqual(years);
});
