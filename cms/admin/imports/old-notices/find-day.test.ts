import { expect, it } from 'vitest';
import { findDay } from './find-day.ts';

it.each([
  ['Notice dated 05-07-2024', '05-07-2024', '2024-07-05'],
  ['tender_1.8.19', '1.8.19', '2019-08-01'],
  ['2024_07_05 routine', '2024_07_05', '2024-07-05'],
  ['List 3 04-03-2019', '04-03-2019', '2019-03-04'],
  ['on the 5th of July, 2024', '5th of July, 2024', '2024-07-05'],
  ['05Jul24', '05Jul24', '2024-07-05'],
  ['July 5, 2024', 'July 5, 2024', '2024-07-05'],
  ['20240705 result', '20240705', '2024-07-05'],
  ['Foundation 19990815', '19990815', '1999-08-15'],
  // The most reliable format wins, not the first in the text.
  ['20240101 as on 05-07-2024', '05-07-2024', '2024-07-05'],
])('“%s” contains the date %s', (text, match, date) => {
  expect(findDay(text)).toEqual({ written: match, date });
});

it.each([
  'Roll 21120705',
  'Roll 120240705',
  'Memo 99-99-2024',
  'Order 31-02-2024',
  'No. 1-2/3-2024',
  'Routine',
  '',
])('“%s” contains no date', (text) => {
  expect(findDay(text)).toBeUndefined();
});
