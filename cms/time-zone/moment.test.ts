import { describe, expect, it } from 'vitest';
import { momentText, pickedMoment, readMoment, typedMoment } from './moment.ts';

it('writes a time in the zone of the college, with the year if it is not this one', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(momentText('2026-11-23T03:30:00Z', 'Asia/Kolkata', now)).toBe('23-11 09:00');
  expect(momentText('2026-12-31T20:30:00Z', 'Asia/Kolkata', now)).toBe('01-01-2027 02:00');
  expect(momentText('2026-11-22T18:30:00Z', 'Asia/Kolkata', now)).toBe('23-11 00:00');
});

describe('a typed moment', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const readAs = (text: string, zone = 'Asia/Kolkata') => {
    const moment = readMoment(text, zone, now);
    return 'at' in moment ? moment.at.toISOString() : moment.problem;
  };

  it.each([
    ['24-11-2026 09:00', '2026-11-24T03:30:00.000Z'],
    ['24/11/2026 9:00', '2026-11-24T03:30:00.000Z'],
    ['24.11.2026, 09.00', '2026-11-24T03:30:00.000Z'],
    ['  1-1-2027  00:00 ', '2026-12-31T18:30:00.000Z'],
    ['২৪-১১-২০২৬ ০৯:০০', '2026-11-24T03:30:00.000Z'],
    ['24-11-2026 9:30 pm', '2026-11-24T16:00:00.000Z'],
    ['24-11-2026 12:05 a.m.', '2026-11-23T18:35:00.000Z'],
    ['24-11-2026 12:05PM', '2026-11-24T06:35:00.000Z'],
    ['29-02-2028 10:00', '2028-02-29T04:30:00.000Z'],
    ['24-11-26 09:00', '2026-11-24T03:30:00.000Z'],
    ['2026-11-24 09:00', '2026-11-24T03:30:00.000Z'],
    ['24 Nov 2026 9.00', '2026-11-24T03:30:00.000Z'],
    ['24th November, 2026, 9:30 pm', '2026-11-24T16:00:00.000Z'],
    ['২৪ নৱেম্বৰ ২০২৬ ০৯:০০', '2026-11-24T03:30:00.000Z'],
    // Later on the same day.
    ['22-11-2026 17:31', '2026-11-22T12:01:00.000Z'],
  ])('“%s” is read in the zone of the college', (text, at) => {
    expect(readAs(text)).toBe(at);
  });

  it.each([
    ['28-03-2027 02:30', '2027-03-28T01:30:00.000Z'],
    ['28-03-2027 03:30', '2027-03-28T01:30:00.000Z'],
    ['28-03-2027 01:59', '2027-03-28T00:59:00.000Z'],
    ['28-03-2027 23:30', '2027-03-28T21:30:00.000Z'],
    ['31-10-2027 23:30', '2027-10-31T22:30:00.000Z'],
  ])('“%s” exists also on the night when clocks skip an hour', (text, at) => {
    const read = readMoment(text, 'Europe/Berlin', now);
    expect('at' in read && read.at.toISOString()).toBe(at);
  });

  it.each([
    ['', 'Enter the date and the time.'],
    ['tomorrow', 'Enter the date and the time as DD-MM-YYYY HH:mm.'],
    ['24-11-2026', 'Enter the date and the time as DD-MM-YYYY HH:mm.'],
    ['24 11 09:00', 'This date does not exist. Check the day and the month.'],
    ['tomorrow 09:00', 'Enter the date and the time as DD-MM-YYYY HH:mm.'],
    ['24-11-2026 9', 'Enter the date and the time as DD-MM-YYYY HH:mm.'],
    ['31-11-2026 09:00', 'This date does not exist. Check the day and the month.'],
    ['29-02-2027 09:00', 'This date does not exist. Check the day and the month.'],
    ['11-24-2026 09:00', 'This date does not exist. Check the day and the month.'],
    [
      '24-11-2026 24:00',
      'This time does not exist. Use hours from 00 to 23 and minutes from 00 to 59.',
    ],
    [
      '24-11-2026 09:60',
      'This time does not exist. Use hours from 00 to 23 and minutes from 00 to 59.',
    ],
    [
      '24-11-2026 13:00 pm',
      'This time does not exist. Use hours from 00 to 23 and minutes from 00 to 59.',
    ],
    ['22-11-2026 17:30', 'This time has passed. Enter a later one.'],
    ['22-11-2025 17:30', 'This time has passed. Enter a later one.'],
  ])('%j is refused with a sentence', (text, problem) => {
    expect(readAs(text)).toBe(problem);
  });

  it('follows daylight saving time', () => {
    expect(readAs('14-03-2027 09:00', 'America/New_York')).toBe('2027-03-14T13:00:00.000Z');
    expect(readAs('07-11-2027 09:00', 'America/New_York')).toBe('2027-11-07T14:00:00.000Z');
  });

  it('is the same after it is written and read', () => {
    const at = new Date('2026-12-31T20:30:00Z');
    expect(typedMoment(at, 'Asia/Kolkata')).toBe('01-01-2027 02:00');
    expect(readAs(typedMoment(at, 'Asia/Kolkata'))).toBe(at.toISOString());
  });

  it('can come from the date picker of a browser', () => {
    expect(pickedMoment('2026-11-24T09:00')).toBe('24-11-2026 09:00');
    expect(pickedMoment('')).toBe('');
  });
});
