import { describe, expect, it } from 'vitest';
import { isWithin, mentionsIn, periodIn, yearIn } from './written-years.ts';

const shortly = (text: string) =>
  mentionsIn(text).map(({ kind, year, month, last, isStated }) =>
    [kind, year, month ?? last, isStated].filter((part) => part !== undefined).join(' '),
  );

it.each([
  ['held on 12-08-2024', ['day 2024 8']],
  ['12.8.2024 and 2024-09-03', ['day 2024 8', 'day 2024 9']],
  ['12th August, 2024', ['day 2024 8']],
  ['August 12, 2024; Sept. 2023', ['day 2024 8', 'day 2023 9']],
  ['AQAR 2024-25', ['academic 2024 2024']],
  ['২০২৪-২৫', ['academic 2024 2024']],
  ['1999-00', ['academic 1999 1999']],
  ['2019-20 to 2023-24', ['academic 2019 2019', 'academic 2023 2023']],
  ['2019–2024', ['academic 2019 2023']],
  ['in the year 2021', ['year 2021 true']],
  ['UGC Regulations, 2009', []],
  ['the Act of 1956', []],
  ['2000 students in 2021', ['year 2000 false', 'year 2021 true']],
  ['14-Mar-22, Mar’23', ['day 2022 3', 'day 2023 3']],
  ['14.03.22 and 2022/03/14', ['day 2022 3', 'day 2022 3']],
  ['2022, March', ['day 2022 3']],
  ['২০২২ চনৰ ১৪ মাৰ্চ', ['day 2022 3']],
  ['১৪ ফেব্রুৱাৰী, ২০২২', ['day 2022 2']],
  ['২০২২ চন', ['year 2022 true']],
  ['ছেপ্তেম্বৰ ২০২২, মেলা ২০২৩', ['day 2022 9', 'year 2023 false']],
  ['Febuary 2022, 5 মে’ 2023', ['day 2022 2', 'day 2023 5']],
  ['AY 21-22', ['academic 2021 2021']],
  ['21-22', ['academic 2021 2021']],
  ['2021−22; 2019 to 2024', ['academic 2021 2021', 'academic 2019 2023']],
  ['marks 21-22, version 10.12.24.1, page 21-23', []],
  ['phone 0361-2024567, room 12024', []],
])('%s', (text, mentions) => {
  expect(shortly(text)).toEqual(mentions);
});

describe('a period', () => {
  const period = periodIn('AQAR 2024-25', true) ?? { first: 0, last: 0, text: '' };
  const is = (text: string, by: 'academic' | 'calendar') =>
    mentionsIn(text).map((mention) => isWithin(mention, period, by));

  it('begins in July and ends in June', () => {
    expect(is('30-06-2024, 01-07-2024, 30-06-2025, 01-07-2025', 'academic')).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  it('has parts of two calendar years', () => {
    expect(is('01-01-2024, 31-12-2025, 2023, 2026', 'calendar')).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
  it('spans all years of a cycle', () => {
    expect(periodIn('SSR 2019-20 to 2023-24', true)).toMatchObject({ first: 2019, last: 2023 });
    expect(periodIn('SSR, third cycle', true)).toBeUndefined();
  });
});

it.each([
  ['05-07-2024', 2024],
  ['চন ২০২৪', 2024],
  ['2019-20', 2019],
  ['12024', undefined],
  ['', undefined],
])('the first year in %j is %s', (text, year) => {
  expect(yearIn(text)).toBe(year);
});
