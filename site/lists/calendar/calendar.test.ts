import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T06:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const sports = {
  ...{ id: '7', type: 'COLLEGE_EVENT', title: 'Sports; games, and\nmore ৰ', date: '05-12-2026' },
  ...{ updated_at: '2026-11-20T06:30:00.000Z', description: '<p>Bring <b>shoes</b>.</p>' },
};
const play = { id: '8', type: 'COLLEGE_EVENT', title: 'Play', date: '31-12-2026', cancelled: 1 };
const undated = { id: '9', type: 'COLLEGE_EVENT', title: 'Some day', date: '' };
const fees = {
  id: '3',
  type: 'COLLEGE_TENDER',
  title: 'Fees',
  date: '01-11-2026',
  deadline: '30-11-2026',
};
const bihu = { id: '1', title: 'Bihu', start_date: '14-01-2027', end_date: '15-01-2027' };
const answers = {
  getcollege: { name: 'College, Demo', time_zone: 'Asia/Kolkata' },
  getnoticesbytype: ({ type }: { type?: string }) =>
    type === 'COLLEGE_EVENT' ? [play, sports, undated] : [],
  getnoticesbytypedept: [{ ...sports, type: 'DEPTEVENT' }],
  getcollegeeventlistwithyear: ({ year }: { year?: number }) =>
    year === 2026 ? [sports, play, undated] : [],
  getsingleeventbyid: ({ eventId }: { eventId?: string }) =>
    [sports, play, fees].find(({ id }) => id === eventId) ?? 0,
  getduenotices: [fees],
  getholidays: [bihu, { ...bihu, id: '2', end_date: '13-01-2027' }],
  getdeptdata: { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' },
};

async function readCalendar(path: string, college: object = answers) {
  const { status, headers, body } = await renderWith(college)(path);
  expect([path, status, headers['Content-Type']]).toEqual([
    ...[path, 200, 'text/calendar; charset=utf-8'],
  ]);
  const text = String(body);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const days = calendar.getAllSubcomponents('vevent').map((event) => {
    const { uid, summary, startDate, endDate, sequence } = new ICAL.Event(event);
    const status = event.getFirstPropertyValue('status');
    return { uid, summary, days: `${startDate} ${endDate}`, sequence, status };
  });
  return { text, calendar, days, headers };
}
const uids = ({ days }: Awaited<ReturnType<typeof readCalendar>>) =>
  days.map(({ uid }) => uid).sort();

test('a list of events is a calendar of whole days with permanent ids', async () => {
  const { days, calendar, text } = await readCalendar('/events/calendar.ics');
  expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Asia/Kolkata');
  expect(text).toContain('\r\nNAME:Events – College\\, Demo\r\n');
  expect(days).toEqual([
    {
      ...{ uid: 'event-8@c.test', summary: 'Play', days: '2026-12-31 2027-01-01' },
      ...{ sequence: 220838400, status: 'CANCELLED' },
    },
    {
      ...{ uid: 'event-7@c.test', summary: 'Sports; games, and\nmore ৰ' },
      ...{ days: '2026-12-05 2026-12-06', sequence: 217319400, status: 'CONFIRMED' },
    },
  ]);
  const [, event] = calendar.getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('description')).toBe('Bring shoes.');
  expect(event?.getFirstPropertyValue('url')).toBe('https://c.test/singleevent?eventId=7');
  expect(`${event?.getFirstPropertyValue('last-modified')}`).toBe('2026-11-20T06:30:00Z');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 76)).toBe(true);
});

test('the same days give the same bytes, a change gives a later version', async () => {
  const first = await readCalendar('/events/calendar.ics');
  vi.setSystemTime('2026-11-23T06:00Z');
  expect((await readCalendar('/events/calendar.ics')).text).toBe(first.text);
  const moved = { ...sports, date: '06-12-2026', updated_at: '2026-11-23T06:30:00.000Z' };
  const second = await readCalendar('/events/calendar.ics', {
    ...answers,
    getnoticesbytype: [moved],
  });
  const [former, later] = [first.days[1], second.days[0]];
  expect(later?.uid).toBe(former?.uid);
  expect(Number(later?.sequence)).toBeGreaterThan(Number(former?.sequence));
});

test('the college calendar has events, deadlines and holidays in each language', async () => {
  const all = ['due-3@c.test', 'event-7@c.test', 'event-8@c.test', 'holiday-1@c.test'];
  const collegeCalendar = await readCalendar('/calendar.ics');
  expect(uids(collegeCalendar)).toEqual(all);
  expect(uids(await readCalendar('/iqac/academic-calendar/calendar.ics'))).toEqual(all);
  const summaries = collegeCalendar.days.map(({ summary, days }) => `${summary} ${days}`);
  expect(summaries).toContain('Due: Fees 2026-11-30 2026-12-01');
  expect(summaries).toContain('Holiday: Bihu 2027-01-14 2027-01-16');
  const assamese = await readCalendar('/as/calendar.ics');
  expect(uids(assamese)).toEqual(all);
  expect(assamese.days.map(({ summary }) => summary)).toContain('বন্ধ: Bihu');
});

test('a department and a single notice have calendars', async () => {
  const physics = await readCalendar('/department/PHY/events/calendar.ics');
  expect(uids(physics)).toEqual(['event-7@c.test']);
  expect(physics.text.replaceAll('\r\n ', '')).toContain('/department/PHY/singleevent?eventId=7');
  const due = await readCalendar('/singleevent/calendar.ics?eventId=3');
  expect(uids(due)).toEqual(['due-3@c.test']);
  expect(due.headers['Content-Disposition']).toBe('attachment; filename=event-3.ics');
  expect(due.text).toContain('URL;VALUE=URI:https://c.test/singleevent?eventId=3');
  const none = await renderWith(answers)('/singleevent/calendar.ics?eventId=99');
  expect([none.status, none.headers.Location]).toEqual([302, '/events']);
});

test('only coming days can be added', async () => {
  const offered = async (path: string) =>
    (await visit(path, answers)).main
      .all('a')
      .map(({ attributes: { href = '' } }) => href)
      .filter((href) => href.includes('.ics'));
  expect(await offered('/singleevent?eventId=7')).toEqual(['/singleevent/calendar.ics?eventId=7']);
  expect(await offered('/department/PHY/singleevent?eventId=7')).toEqual([
    '/department/PHY/singleevent/calendar.ics?eventId=7',
  ]);
  expect(await offered('/singleevent?eventId=3')).toEqual(['/singleevent/calendar.ics?eventId=3']);
  expect(await offered('/as/events/2026')).toEqual([
    '/as/singleevent/calendar.ics?eventId=7',
    '/as/events/calendar.ics',
  ]);
  expect(await offered('/department/PHY/events')).toEqual([
    '/department/PHY/singleevent/calendar.ics?eventId=7',
    '/department/PHY/events/calendar.ics',
  ]);
  expect(await offered('/iqac/academic-calendar')).toEqual([
    '/iqac/academic-calendar/calendar.ics',
  ]);
  expect(await offered('/iqac/handbook')).toEqual([]);
  vi.setSystemTime('2026-12-06T06:00Z');
  expect(await offered('/singleevent?eventId=7')).toEqual([]);
  const { page } = await visit('/events', answers);
  expect(page.one('link[type="text/calendar"]').attributes.href).toBe('/events/calendar.ics');
});

test("it uses the college's clock and has all items of a list", async () => {
  const all = Array.from({ length: 200 }, (_, index) => ({ ...sports, id: `${index}` }));
  const getnoticesbytype = ({ type, limit = 200 }: { type?: unknown; limit?: number }) =>
    type === 'COLLEGE_EVENT' ? all.slice(0, limit) : [];
  const getcollege = { name: 'C', time_zone: 'Europe/Berlin' };
  for (const path of ['/calendar.ics', '/events/calendar.ics']) {
    const { calendar, days } = await readCalendar(path, {
      ...answers,
      getcollege,
      getnoticesbytype,
    });
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Europe/Berlin');
    expect(days.filter(({ uid }) => uid.startsWith('event-'))).toHaveLength(200);
  }
});

/** An event whose title has Word's line break and whose text has a less-than and a greater-than sign. */
const reported = JSON.parse(readFileSync(new URL('./ics-title.json', import.meta.url), 'utf8'));
const withSigns = {
  ...{ id: '7', type: reported.type, title: reported.title, date: '05-12-2026' },
  description: `<p>${reported.text.replaceAll('&', '&amp;').replace('<', '&lt;').replace('>', '&gt;')}</p>`,
};

test.each(['/singleevent/calendar.ics?eventId=7', '/events/calendar.ics'])(
  '%s has no control characters and has its time zone before the events',
  async (path) => {
    const { text, calendar } = await readCalendar(path, {
      ...answers,
      getsingleeventbyid: withSigns,
      getnoticesbytype: [withSigns],
    });
    expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
    expect(text.indexOf('X-WR-TIMEZONE:')).toBeGreaterThan(0);
    expect(text.indexOf('X-WR-TIMEZONE:')).toBeLessThan(text.indexOf('BEGIN:VEVENT'));
    const after = text.slice(text.lastIndexOf('END:VEVENT'));
    expect(after).toBe('END:VEVENT\r\nEND:VCALENDAR');
    const [event] = calendar.getAllSubcomponents('vevent');
    expect(event?.getFirstPropertyValue('summary')).toBe('Zzq fair day two');
    expect(event?.getFirstPropertyValue('description')).toBe('Entry for ages < 12 & > 60 is free.');
  },
);

test("escapes the page's description once, without control characters", async () => {
  const { page } = await visit('/singleevent?eventId=7', {
    ...answers,
    getsingleeventbyid: withSigns,
  });
  expect(page.one('head > meta[name="description"]').source).toContain(
    'content="Entry for ages &lt; 12 &amp; &gt; 60 is free."',
  );
  expect(page.one('title').text).toContain('Zzq fair day two');
});
