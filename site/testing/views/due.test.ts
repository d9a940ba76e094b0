/** Due, pinned and emergency content on the pages that show it. */
import { readFile } from 'node:fs/promises';
import { alertColours } from '@college/contract/codes';
import { reads } from '@college/server/palette';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { visit } from '../visit.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T06:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const notice = (id: string, fields: object) => ({
  ...{ id, title: `Notice ${id}.`, type: 'COLLEGE_ACADEMIC_NOTICE', date: '01-11-2026' },
  ...fields,
});
const fees = notice('fees', { deadline: '30-11-2026' });
const urgent = notice('urgent', { importance: 'urgent', on_top_until: '25-11-2026' });
const newest = notice('newest', { date: '21-11-2026' });
const answers = {
  getduenotices: [urgent, fees],
  getnoticesbytype: ({ type }: { type?: string }) => (type === newest.type ? [newest, fees] : []),
  getnoticesbytypedeptv1: [newest],
  getnoticesbytypedept: [],
  checkiftodayisholiday: {},
  getdeptdata: { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' },
};
const shownOn = async (path: string) =>
  (await visit(path, answers)).text.match(/Notice \w+\./g)?.join(' ');

test('home and the page of student notices show the days left', async () => {
  const { main } = await visit('/students/notification', answers);
  expect(main.words).toContain('Due soon 30 Nov 2026 8 days left : Notice fees.');
  expect(main.one('a[href="/singleevent?eventId=fees"]').words).toContain('Notice fees.');
  expect(main.all('section:has(> h2) a[href*="calendar.ics"]')).toHaveLength(1);
  expect((await visit('/', answers)).text).toContain(
    'Due soon 30 Nov 2026 8 days left : Notice fees.',
  );
  expect((await visit('/as/students/notification', answers)).text).toContain('8 দিন বাকী');
  const none = await visit('/students/notification', { ...answers, getduenotices: [] });
  expect(none.text).not.toContain('Due soon');
  expect((await visit('/students/results', answers)).text).not.toContain('Due soon');
});

test('an urgent notice is at the top of its list, on the first page of all years only', async () => {
  expect(await shownOn('/notifications/academic')).toBe(
    'Notice urgent. Notice newest. Notice fees.',
  );
  expect(await shownOn('/students/notification')).toMatch(/fees\. Notice urgent\. Notice newest\./);
  expect(await shownOn('/notifications/academic/2026')).toBe('Notice newest.');
  expect(await shownOn('/notifications/tender')).toBeUndefined();
  const many = Array.from({ length: 13 }, (_, index) => notice(`n${index}`, {}));
  const second = await visit('/students/notification?page=2', {
    ...answers,
    getnoticesbytype: many,
  });
  expect(second.text.match(/Notice \w+\./g)).toEqual(['Notice n12.']);
  vi.setSystemTime('2026-11-26T06:00Z');
  expect(await shownOn('/notifications/academic')).toBe('Notice newest. Notice fees.');
});

test('a due notice is listed once, among the deadlines or in full if it is urgent', async () => {
  const once = async (notices: object[]) => {
    const college = { ...answers, getduenotices: notices, getnoticesbytype: [...notices, newest] };
    const { main } = await visit('/students/notification', college);
    const articles = main.all('article').map(({ words }) => words.match(/Notice \w+\./)?.[0]);
    const listed = main.all('section:has(> h2) li');
    return { articles, due: listed.map(({ words }) => words.match(/Notice \w+\./)?.[0]) };
  };
  expect(await once([fees])).toEqual({ articles: ['Notice newest.'], due: ['Notice fees.'] });
  const urgentFees = { ...fees, importance: 'urgent' };
  expect(await once([urgentFees])).toEqual({
    articles: ['Notice fees.', 'Notice newest.'],
    due: [],
  });
  const alone = await visit('/students/notification', { ...answers, getnoticesbytype: [fees] });
  expect(alone.text).not.toContain('No Student notices');
  expect(await shownOn('/students/notification?year=2026')).toBe('Notice newest.');
});

test('a department shows its own urgent notices', async () => {
  const getduenotices = ({ dept_code }: { dept_code?: string }) =>
    dept_code === 'PHY' ? [{ ...urgent, type: 'DEPTNOTICE' }] : [];
  const { text } = await visit('/department/PHY/notices', { ...answers, getduenotices });
  expect(text).toContain('Urgent');
});

test('an emergency is the first text of every page', async () => {
  const college = { name: 'C', alert: { text: 'The college is closed.', colour: 'amber' } };
  for (const path of ['/privacy', '/as/events', '/department/PHY']) {
    const { page } = await visit(path, { ...answers, getcollege: college });
    expect(page.one('body').words).toMatch(/^The college is closed\./);
    expect(page.one('body > aside').attributes['aria-label']).toBeTruthy();
  }
  const { page } = await visit('/privacy', answers);
  expect(page.all('body > aside')).toEqual([]);
  expect(page.one('head > style').source).not.toContain('#8f1414');
});

test('the text of an emergency is readable on each of its colours', async () => {
  const css = await readFile(new URL('../../layout/Alert.module.css', import.meta.url), 'utf8');
  for (const colour of alertColours) {
    const rule = new RegExp(`\\.${colour} \\{\\s*background: (#\\w+);\\s*color: (#\\w+);`).exec(
      css,
    );
    expect([colour, reads(`${rule?.[2]}`, [`${rule?.[1]}`], 7)]).toEqual([colour, true]);
  }
});
