import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { person as one } from '../../testing/large-college/people.ts';
import { begin, list, title } from '../../testing/large-college/words.ts';
import { missingCall, renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';
import { firstLetter } from './people.tsx';

const person = (name: string, more = {}) => ({
  ...{ id: name, type: 'FACULTY', name, designation: 'Assistant Professor' },
  ...{ dept_code: 'PHY', dept_name: 'Physics', liveNow: 1, email: 'a@example.org' },
  ...more,
});
const college = {
  getpeople: [
    person('Dr. Rina Das'),
    person('Anil Kalita', { dept_code: 'CHE', dept_name: 'Chemistry', liveNow: 0 }),
    person('Ms. =SUM(1) Bora', { type: 'OFFICE_STAFF', dept_code: 'OFF', dept_name: '' }),
  ],
};
const namesAt = async (path: string) =>
  (await visit(path, college)).main.all('tbody th').map(({ words }) => words);

test('sorts everybody by name, ignoring titles', async () => {
  expect(await namesAt('/people')).toEqual(['Ms. =SUM(1) Bora', 'Anil Kalita', 'Dr. Rina Das']);
});

test.each([
  ['Dr. Rina Das', 'R'],
  ['Prof. (Dr.) anil', 'A'],
  ['ড° ৰঞ্জন দাস', 'ৰ'],
  ['Drona Nath', 'D'],
  ['Dr.', 'D'],
  ['', ''],
])('%s is listed under %s', (name, letter) => {
  expect(firstLetter({ name })).toBe(letter);
});

test.each([
  ['department=CHE', ['Anil Kalita']],
  ['kind=OFFICE_STAFF', ['Ms. =SUM(1) Bora']],
  ['letter=R', ['Dr. Rina Das']],
  ['letter=R&department=CHE', []],
])('%s filters the page and its files', async (state, names) => {
  expect(await namesAt(`/people?${state}`)).toEqual(names);
  const { body } = await renderWith(college)(`/people.json?${state}`);
  expect(JSON.parse(body).map(({ name }: { name: string }) => name)).toEqual(names);
});

test('links only teachers with a public profile', async () => {
  const { main } = await visit('/people', college);
  const links = main.all('tbody th a').map(({ attributes }) => attributes.href);
  expect(links).toEqual(['/department/PHY/faculty/single?id=Dr.+Rina+Das&name=Dr.+Rina+Das']);
});

test('links departments, and nothing for people without one', async () => {
  const { main } = await visit('/people', college);
  const links = main.all('tbody td a[href^="/department/"]');
  expect(links.map(({ words, attributes }) => [words, attributes.href])).toEqual([
    ['Chemistry', '/department/CHE'],
    ['Physics', '/department/PHY'],
  ]);
});

test('the CSV contains no formulas', async () => {
  const { body, headers } = await renderWith({ getpeople: [person('=1+1')] })('/as/people.csv');
  expect(headers['Content-Type']).toBe('text/csv; charset=utf-8');
  expect(body).toContain("'=1+1");
  expect(body).toContain('শিক্ষক');
});

test('hundreds of people fill several pages', async () => {
  const many = Array.from({ length: 130 }, (_, index) => person(`Person ${index}`));
  const { main, text } = await visit('/people?page=3', { getpeople: many });
  expect(main.all('tbody th')).toHaveLength(10);
  expect(text).toContain('130 people');
  expect((await visit('/people?page=4', { getpeople: many })).status).toBe(404);
});

test('gathers everybody by department and kind from a backend without the call', async () => {
  const everybody = college.getpeople.map((person) => ({ ...person, mobile: '00000 00000' }));
  const other = {
    getpeople: missingCall,
    getdepartments: [
      { dept_code: 'PHY', stream: 'SCIENCE' },
      { dept_code: 'CHE', stream: 'SCIENCE' },
    ],
    getemployeebytype: ({ type, dept_code }: Record<string, unknown>) =>
      everybody.filter((person) => person.type === type && person.dept_code === dept_code),
  };
  const { body } = await renderWith(other)('/people.json');
  const records = JSON.parse((await renderWith(college)('/people.json')).body.toString());
  expect(JSON.parse(body.toString())).toEqual(records);
  expect(records).toHaveLength(3);
});

test('a college without people has no filters', async () => {
  const { main, text } = await visit('/people');
  expect(text).toContain('No Data found');
  expect(main.all('form')).toEqual([]);
});

test.each([
  ['/people?kind=FORMER_FACULTY', '/people'],
  ['/people?department=NONE&kind=FACULTY&page=2', '/people?kind=FACULTY'],
  ['/as/people?letter=Q', '/as/people'],
  ['/people.csv?letter=Q', '/people.csv'],
  ['/people.json?letter=Q', '/people.json'],
])('the unknown %s redirects to %s', async (path, to) => {
  const { status, headers } = await renderWith(college)(path);
  expect([status, headers.Location]).toEqual([302, to]);
});

test('a page of a long list fits into the first window of a connection', async () => {
  begin(1);
  const departments = list(40, (index) => ({ dept_code: `D${index}`, dept_name: title(3) }));
  const getpeople = list(200, (index) => ({
    ...one('D01', 'FACULTY', index),
    ...departments[index % 40],
    ...{ id: `${100_000 + index}`, liveNow: 1 },
  }));
  const { body } = await renderWith({ getpeople })('/people?page=2');
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  expect(brotliCompressSync(body, { params }).length).toBeLessThan(14 * 1024);
});
