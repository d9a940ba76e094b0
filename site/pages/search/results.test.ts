/** Search results at the limits of what a backend may return. */
import { expect, test } from 'vitest';
import { type Answers, missingCall } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const answer = { searched: 1, counts: { notice: 1 }, results: [] };
const find = (path: string, getsearchresults: object, more: Answers = {}) =>
  visit(`/search?q=${path}`, { ...more, getsearchresults: { ...answer, ...getsearchresults } });

test.each([
  ['', 1],
  ['&tab=page', 1],
  ['&tab=department', 0],
  ['&department=PHY', 0],
  ['&year=2025', 0],
  ['&page=2', 0],
])('library%s finds the page with that title %i times', async (state, times) => {
  const results = [{ kind: 'department', dept_code: 'PHY', title: [] }];
  const counts = { notice: 45, department: 1 };
  const { status, main } = await find(`library${state}`, { counts, results });
  expect(status).toBe(200);
  expect(main.all('li > a[href="/facility/library"]')).toHaveLength(times);
});

test('filters by the code of a department without a name', async () => {
  const departments = [{ dept_code: 'PHY', dept_name: 'Physics' }, { dept_code: 'OFF' }];
  const { main } = await find('a', { departments });
  const options = main.all('select[name="department"] option').map(({ words }) => words);
  expect(options).toEqual(['All departments', 'Physics', 'OFF']);
});

test.each([
  [0, 0, '', false],
  [0, 12, '', false],
  [1, 1, '', false],
  [1, 12, '', true],
  [2, 12, '#page=2', true],
])('a document with a match on page %i of %i opens at “%s”', async (page, pages, at, isSaid) => {
  const file = { url: '/files/media/rules.pdf', ext: 'pdf' };
  const document = { kind: 'document', file, page, pages, title: [{ text: 'Rules', found: true }] };
  const { main } = await find('rules', { counts: { document: 1 }, results: [document] });
  expect(main.all(`a[href="/files/media/rules.pdf${at}"]`)).toHaveLength(1);
  expect(main.words.includes(`page ${page} of ${pages}`)).toBe(isSaid);
});

test('normalizes the words of a query', async () => {
  const queries: unknown[] = [];
  const getsearchresults = ({ q }: { q?: unknown }) => {
    queries.push(q);
    return answer;
  };
  await visit(`/search?${new URLSearchParams({ q: 'Cafe\u0301' })}`, { getsearchresults });
  expect(queries).toEqual(['Caf\u00e9']);
});

test('suggests the first page of each menu group if no page matches', async () => {
  const { main } = await find('zzzz', { counts: {} });
  const likely = main.all('section a').map(({ attributes }) => attributes.href);
  expect(likely).toHaveLength(8);
  expect(likely).toContain('/aboutus/about');
});

test('suggests three of many pages with such a title', async () => {
  const { page } = await visit('/search/suggestions?q=student');
  const { items } = JSON.parse(page.source) as { items: unknown[] };
  expect(items).toHaveLength(3);
});

test('lists notices of every kind newest first without an index', async () => {
  const getnoticesbytype = ({ type }: { type?: unknown }) =>
    type === 'COLLEGE_ADMIN_NOTICE'
      ? [{ id: '2', type, title: 'Hall B', date: '02-11-2026' }]
      : [{ id: '1', type, title: 'Hall A', date: '01-11-2026' }];
  const { main } = await visit('/search?q=hall', {
    ...{ getsearchresults: missingCall, getnoticesbytype },
  });
  expect(main.all('section li a').map(({ words }) => words)).toEqual(['Hall B', 'Hall A']);
});

test('shows tabs with results, and the current one', async () => {
  const counts = { notice: 1, person: 2 };
  const tabsOf = async (state: string) =>
    (await find(`zzzz${state}`, { counts })).main.all('#found a').map(({ words }) => words);
  expect(await tabsOf('')).toEqual(['All (3)', 'Notices (1)', 'People (2)']);
  expect(await tabsOf('&tab=department')).toContain('Departments (0)');
});
