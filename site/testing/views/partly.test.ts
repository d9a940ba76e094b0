/** Pages of a college with part of the possible content. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../strings/en.ts';
import { visit } from '../visit.ts';

const { nothingYet } = en.notices;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T06:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  ['/aboutus/about', { about: '<p>Words.</p>' }],
  ['/aboutus/vision', { vision: '<p>Words.</p>' }],
  ['/aboutus/emblem', { emblem: '/files/media/emblem.svg' }],
  ['/aboutus/emblem', { emblem_meaning: '<p>Words.</p>' }],
  ['/aboutus/emblem', { anthem: { title: 'Song', html: '<p>Words.</p>' } }],
])('%s says that nothing is published, but not with %j', async (path, fields) => {
  const getcollege = { name: 'Demo College' };
  expect((await visit(path, { getcollege })).text).toContain(nothingYet);
  const { text } = await visit(path, { getcollege: { ...getcollege, ...fields } });
  expect(text).not.toContain(nothingYet);
});

test.each([
  ['motto', 'Motto'],
  ['vision', 'Vision'],
  ['mission', 'Mission'],
])('a college with only a %s has no other headings', async (field, heading) => {
  const getcollege = { name: 'Demo College', [field]: '<p>Words.</p>' };
  const { main } = await visit('/aboutus/vision', { getcollege });
  expect(main.all('h2').map(({ words }) => words)).toEqual([heading]);
});

test.each([
  ['OFFICE_STAFF', []],
  ['BEARER', ['Bearers']],
])('an office with only a %s has one table', async (only, headings) => {
  const { main } = await visit('/administrations/officestaff', {
    getemployeebytype: ({ type }: { type?: unknown }) =>
      type === only ? [{ id: '1', type, name: 'Ananta' }] : [],
  });
  expect(main.all('h2').map(({ words }) => words)).toEqual(headings);
  expect(main.all('table')).toHaveLength(1);
});

test.each([['/events'], ['/events/2026'], ['/events/2027']])(
  '%s names its year, even a future one',
  async (path) => {
    const event = { id: '1', title: 'Day.', type: 'COLLEGE_EVENT', date: '05-01-2026' };
    const { status, text, description } = await visit(path, {
      getcollegeeventlistwithyear: [event],
    });
    expect([status, text.includes('Day.')]).toEqual([200, true]);
    const [year] = /\d{4}/.exec(path) ?? [];
    expect(description?.match(/\d{4}/)?.[0]).toBe(year);
  },
);

test('a year without events is a page if it has a tab', async () => {
  expect((await visit('/events/2026')).status).toBe(200);
  expect((await visit('/events/2027')).status).toBe(404);
});

test.each([
  ['23-11-2026', 1],
  ['22-11-2026', 1],
  ['21-11-2026', 0],
])('an event on %s can be added to calendars until its day is over', async (date, links) => {
  const event = { id: '1', title: 'Day', type: 'COLLEGE_EVENT', date };
  const { main } = await visit('/singleevent?eventId=1', { getsingleeventbyid: event });
  expect(main.all('a[href*="calendar.ics"]')).toHaveLength(links);
});
