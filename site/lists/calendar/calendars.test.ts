import { HolidayOfYear, Notice } from '@college/contract/entities';
import { expect, test } from 'vitest';
import { en } from '../../strings/en.ts';
import { getHolidayDays, getNoticeDays } from './calendars.ts';
import { writeCalendar } from './ical.ts';

const url = 'https://c.test/singleevent?eventId=7';
const days = (fields: object) =>
  getNoticeDays(Notice.parse({ id: '7', title: 'Play', date: '05-12-2026', ...fields }), url, en);
const titlesOf = (fields: object) => days(fields).map(({ title, first }) => `${title} ${first}`);

test.each([
  [{ type: 'COLLEGE_EVENT' }, ['Play 2026-12-05']],
  [{ type: 'COLLEGE_EVENT', deadline: '01-12-2026' }, ['Play 2026-12-05', 'Due: Play 2026-12-01']],
  [{ type: 'COLLEGE_EVENT', date: '', deadline: '01-12-2026' }, ['Due: Play 2026-12-01']],
  [{ type: 'COLLEGE_TENDER', deadline: '01-12-2026' }, ['Due: Play 2026-12-01']],
  [{ type: 'COLLEGE_TENDER' }, []],
])('%j gives the days %j', (fields, expected) => expect(titlesOf(fields)).toEqual(expected));

test('a day has six hundred letters of its text', () => {
  const [day] = days({ type: 'COLLEGE_EVENT', description: `<p>${'word '.repeat(300)}</p>` });
  expect(day?.text.length).toBeGreaterThan(590);
  expect(day?.text.length).toBeLessThanOrEqual(601);
});

test.each([
  ['14-01-2027', '14-01-2027', 1],
  ['14-01-2027', '15-01-2027', 1],
  ['14-01-2027', '13-01-2027', 0],
  ['14-01-2027', '', 0],
  ['', '14-01-2027', 0],
])('a holiday from %s to %s gives %i days', (start_date, end_date, count) => {
  const holiday = HolidayOfYear.parse({ id: '1', title: 'Bihu', start_date, end_date });
  expect(getHolidayDays(holiday, url, en)).toHaveLength(count);
});

test.each([
  ['2019-12-31T23:59:59Z', 0],
  ['2020-01-01T00:00:00Z', 0],
  ['2020-01-01T00:00:01Z', 1],
])('a change at %s gives version %i', (updated, version) => {
  const [day] = days({ type: 'COLLEGE_EVENT', updated_at: updated });
  const about = { title: 'Events', college: 'C', language: 'as', host: 'c.test' };
  const text = writeCalendar({ ...about, timeZone: 'Asia/Kolkata', days: day ? [day] : [] });
  expect(text).toContain(`SEQUENCE:${version}\r\n`);
  expect(text).toContain('//AS\r\n');
  // Entries block no time, and programs refresh four times a day.
  expect(text).toContain('TRANSP:TRANSPARENT\r\n');
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
  expect(text).not.toContain('DESCRIPTION');
});
