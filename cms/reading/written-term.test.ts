import { expect, it } from 'vitest';
import { daysIn, endOfTerm, hoursIn, monthsIn } from './written-term.ts';

it.each([
  ['5 years from 05-07-2022', 2027, 7],
  ['36 months w.e.f. 01.04.2018', 2021, 4],
  ['w.e.f. 1st April 2018 for three (3) years', 2021, 4],
  ['2021 to 2026', 2026, undefined],
  ['2018-2023 (5 years)', 2023, undefined],
  ['3 years from 2020-21', 2023, 7],
  ['01-04-2020 to 31-03-2023', 2023, 3],
  ['Three years, till 31-03-2025', 2025, 3],
  ['৩ বছৰ, ০১-০৪-২০১৯ ৰ পৰা', 2022, 4],
  ['2 years', 2024, 3],
  ['1 year 6 months', 2023, 9],
  ['3 years from the date of signing', 2025, 3],
])('reads that the term %j, begun in March 2022, ends in %i, month %s', (text, year, month) => {
  expect(endOfTerm(text, { year: 2022, month: 3 })).toEqual({ year, ...(month && { month }) });
});

it.each([
  'Until one side ends it',
  'Renewed every year',
  '3 years, automatically renewed',
  'Since 2018',
  'w.e.f. 01-07-2018 till date',
  '2018 onwards',
  '',
])('reads no end in %j', (text) => {
  expect(endOfTerm(text, { year: 2010 })).toBeUndefined();
});

it.each([
  ['05-01-2024 to 06-01-2024', 2],
  ['05-01-2024', 1],
  ['Jan 5-6, 2024', 2],
  ['5 Jan to 8 Jan 2024', 4],
  ['30th January – 1st February, 2024', 3],
  ['28 December to 6 January 2024', 358],
  ['05/01/24 – 11/01/24', 7],
  ['12-14 August 2023', 3],
  ['12th to 18th August, 2023', 7],
  ['3rd October 2023 to 9th October 2023', 7],
  ['৫-১-২০২৪ ৰ পৰা ৬-১-২০২৪', 2],
  ['Two days', 2],
  ['One week (7 days)', undefined],
  ['1 week', 7],
  ['from 05-01-2024', undefined],
  ['January 2024', undefined],
])('reads the days of %j as %s', (text, days) => {
  expect(daysIn(text)).toBe(days);
});

it.each([
  ['12 hours', 12],
  ['30 contact hrs.', 30],
  ['Twenty hours', 20],
  ['20h', 20],
  ['১২ ঘন্টীয়া', 12],
  ['24 Hrs (2 hrs/day)', 24],
  ['2 hours per week for 6 weeks', 12],
  ['10 days, 1 hour daily', 10],
  ['2 hours per week, 6 months', undefined],
  ['১২ ঘণ্টা', 12],
  ['2 hours per day', undefined],
  ['2 hours x 15 days', undefined],
  ['20 hours (2 weeks)', 20],
  ['3 months', undefined],
])('reads the hours of %j as %s', (text, hours) => {
  expect(hoursIn(text)).toBe(hours);
});

it('reads lengths in months', () => {
  expect(['five years', '18 months', '2.5 years', '2-yr', 'long'].map(monthsIn)).toEqual([
    60, 18, 30, 24, 0,
  ]);
});
