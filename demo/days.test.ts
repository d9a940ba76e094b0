import { expect, it } from 'vitest';
import { fillBlanks, readDay, workdayOf } from './days.ts';

const today = '2026-11-22';

it.each([
  ['today', '2026-11-22'],
  ['-3d', '2026-11-19'],
  ['+12d', '2026-12-04'],
  ['2019-09-01', '2019-09-01'],
  ['11-22', '2026-11-22'],
  ['11-23', '2025-11-23'],
  ['08-15 -2y', '2024-08-15'],
  ['12-27 -2y', '2023-12-27'],
])('%s is %s', (text, day) => expect(readDay(text, today)).toBe(day));

it.each(['tomorrow', '3d', '8-15', '08-15 -2', '2019'])('%s is not a date', (text) =>
  expect(() => readDay(text, today)).toThrow('no day'),
);

it.each([
  ['Convocation, {year}', 'Convocation, 2024'],
  ['NIRF {year+1}', 'NIRF 2025'],
  ['Prospectus {session}, {session-1}', 'Prospectus 2024-25, 2023-24'],
  ['{quarter-3}', '2026-1st'],
  ['{quarter-4 year}', '2025'],
  ['{quarter-1 day 32}', '01-08-2026'],
  ['{semester 2}, {semester-1 2}', '4th, 3rd'],
  ['{dept}', '{dept}'],
])('%s becomes %s', (text, filled) =>
  expect(fillBlanks(text, { today, dated: '2024-05-01' })).toBe(filled),
);

it('moves a Sunday to the Saturday before', () => {
  expect(workdayOf('2026-11-22')).toBe('2026-11-21');
  expect(workdayOf('2026-11-23')).toBe('2026-11-23');
});

it('uses Assamese digits in Assamese and leaves others unchanged', () =>
  expect(fillBlanks('{year} 12, {semester 2}', { today, dated: today, digits: '০১২৩৪৫৬৭৮৯' })).toBe(
    '২০২৬ 12, ৩য়',
  ));
