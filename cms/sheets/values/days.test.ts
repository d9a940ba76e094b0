import { describe, expect, it } from 'vitest';
import { Refused } from '../reason.ts';
import { readDay } from './days.ts';

const now = new Date('2026-11-22T06:00:00Z');
const dayOf = (written: string) => readDay(written, now).slice(0, 10);

describe('a day, however it is written', () => {
  it.each([
    ['5/7/2024', '2024-07-05'],
    ['05-07-2024', '2024-07-05'],
    ['05.07.2024', '2024-07-05'],
    ['05-07-24', '2024-07-05'],
    ['5 / 7 / 24', '2024-07-05'],
    ['2024-07-05', '2024-07-05'],
    ['2024-07-05T00:00:00.000Z', '2024-07-05'],
    ['05-07-2024 10:30 am', '2024-07-05'],
    ['5th July 2024', '2024-07-05'],
    ['5th of July, 2024', '2024-07-05'],
    ['July 5, 2024', '2024-07-05'],
    ['5-Jul-24', '2024-07-05'],
    ['05 JUL 2024', '2024-07-05'],
    ['Friday, 5 July 2024', '2024-07-05'],
    ['1 Sept. 2024', '2024-09-01'],
    ['৫/৭/২০২৪', '2024-07-05'],
    ['৫ জুলাই ২০২৪', '2024-07-05'],
    ['45478', '2024-07-05'],
    ['45478.5', '2024-07-05'],
    ['1-8-62', '1962-08-01'],
    ['1-8-36', '2036-08-01'],
    ['29-02-2024', '2024-02-29'],
  ])('%s', (written, day) => {
    expect(dayOf(written)).toBe(day);
  });

  it('is stored as the admin stores it', () => {
    expect(readDay('5/7/2024', now)).toBe('2024-07-05T12:00:00.000Z');
  });
});

describe('what is no day is not guessed', () => {
  it.each([
    ...['31-02-2024', '29-02-2023', '07/25/2024', '0-7-2024', '2024', 'July 2024', 'soon'],
    ...['5-7', '5 Julember 2024', '05-07-20245', '1=1', '99999999', '32 July 2024'],
  ])('%s', (written) => {
    expect(() => dayOf(written)).toThrow(Refused);
  });
});
