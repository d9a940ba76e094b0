import { expect, test } from 'vitest';
import { missingCall, renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';
import { letterOf } from './read.ts';

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

test('everybody stands by name, whatever stands before it', async () => {
  expect(await namesAt('/people')).toEqual(['Ms. =SUM(1) Bora', 'Anil Kalita', 'Dr. Rina Das']);
});

test.each([
  ['Dr. Rina Das', 'R'],
  ['Prof. (Dr.) anil', 'A'],
  ['ড° ৰঞ্জন দাস', 'ৰ'],
  ['Drona Nath', 'D'],
  ['', ''],
])('%s stands under %s', (name, letter) => {
  expect(letterOf({ name })).toBe(letter);
});

test.each([
  ['department=CHE', ['Anil Kalita']],
  ['kind=OFFICE_STAFF', ['Ms. =SUM(1) Bora']],
  ['letter=R', ['Dr. Rina Das']],
  ['letter=R&department=CHE', []],
])('%s narrows it down, in its files too', async (state, names) => {
  expect(await namesAt(`/people?${state}`)).toEqual(names);
  const { body } = await renderWith(college)(`/people.json?${state}`);
  expect(JSON.parse(body).map(({ name }: { name: string }) => name)).toEqual(names);
});

test('only a teacher with a public profile is linked to it', async () => {
  const { main } = await visit('/people', college);
  const links = main.all('tbody th a').map(({ attributes }) => attributes.href);
  expect(links).toEqual(['/department/PHY/faculty/single?id=Dr.+Rina+Das&name=Dr.+Rina+Das']);
});

test('the CSV runs nothing in a spreadsheet', async () => {
  const { body, headers } = await renderWith({ getpeople: [person('=1+1')] })('/as/people.csv');
  expect(headers['Content-Type']).toBe('text/csv; charset=utf-8');
  expect(body).toContain("'=1+1");
  expect(body).toContain('শিক্ষক');
});

test('hundreds stand on several pages', async () => {
  const many = Array.from({ length: 130 }, (_, index) => person(`Person ${index}`));
  const { main, text } = await visit('/people?page=3', { getpeople: many });
  expect(main.all('tbody th')).toHaveLength(10);
  expect(text).toContain('130 people');
  expect((await visit('/people?page=4', { getpeople: many })).status).toBe(404);
});

test('a backend without the call has nobody to show', async () => {
  const { status, text } = await visit('/people', { getpeople: missingCall });
  expect(status).toBe(200);
  expect(text).toContain('No Data found');
});

test('what is no kind names nothing', async () => {
  expect((await visit('/people?kind=FORMER_FACULTY', college)).status).toBe(404);
});
