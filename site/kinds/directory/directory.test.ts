import { expect, test } from 'vitest';
import { type Answers, renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const person = (name: string, more = {}) => ({
  ...{ id: name, type: 'FACULTY', name, dept_code: 'PHY', dept_name: 'Physics' },
  ...more,
});
const office = { type: 'OFFICE_STAFF', dept_code: 'OFF', dept_name: '' };
const college: Answers = {
  getpeople: [
    person('Rina Das'),
    person('Anil Kalita', { dept_code: 'CHE', dept_name: 'Chemistry' }),
    person('Bina Bora', office),
  ],
};
const many = (count: number) => ({
  getpeople: Array.from({ length: count }, (_, index) => person(`Rina ${index}`, { id: index })),
});

/** Filters of a page: each select with its value, each tab with its address. */
async function choicesOn(path: string, answers = college) {
  const { main } = await visit(path, answers);
  return {
    selects: main.all('select').map((select) => [
      select.attributes.name,
      ...select.all('option').map(({ words, attributes }) => {
        const value = `${attributes.value}=${words}`;
        return 'selected' in attributes ? `[${value}]` : value;
      }),
    ]),
    tabs: main
      .all('nav[aria-label="First letter of the name"] a')
      .map(({ words, attributes: { href, ...more } }) => {
        const tab = `${words} ${href}`;
        return more['aria-current'] ? `[${tab}]` : tab;
      }),
  };
}

test('filters offer all codes by label or in their own order', async () => {
  expect(await choicesOn('/people')).toEqual({
    selects: [
      ['department', '[=All]', 'CHE=Chemistry', 'PHY=Physics'],
      ['kind', '[=All]', 'FACULTY=Teacher', 'OFFICE_STAFF=Office staff'],
    ],
    tabs: ['[All /people]', ...['A /people?letter=A', 'B /people?letter=B', 'R /people?letter=R']],
  });
});

test('marks the choice, and the tabs show the remaining items', async () => {
  const { selects, tabs } = await choicesOn('/people?kind=FACULTY&letter=A');
  expect(selects[1]).toEqual(['kind', '=All', '[FACULTY=Teacher]', 'OFFICE_STAFF=Office staff']);
  expect(tabs).toEqual([
    'All /people?kind=FACULTY',
    '[A /people?letter=A&kind=FACULTY]',
    'R /people?letter=R&kind=FACULTY',
  ]);
});

test('leaves out filters with a single choice', async () => {
  expect(await choicesOn('/people', many(2))).toEqual({ selects: [], tabs: [] });
  const { selects, tabs } = await choicesOn('/people?department=CHE');
  expect([selects.length, tabs]).toEqual([2, []]);
});

test("sorts choices in the page's language", async () => {
  const departments = ['ক্ষ', 'খ', 'হ'].map((dept_name, index) =>
    person('Rina', { id: index, dept_code: `D${index}`, dept_name }),
  );
  const departmentsOn = async (path: string) =>
    (await choicesOn(path, { getpeople: departments })).selects[0]?.slice(2);
  expect(await departmentsOn('/people')).toEqual(['D0=ক্ষ', 'D1=খ', 'D2=হ']);
  expect(await departmentsOn('/as/people')).toEqual(['D1=খ', 'D2=হ', 'D0=ক্ষ']);
});

test('lists tabs in the order of the items, and shows a code without a label', async () => {
  const programme = (dept_code: string, level: string) => ({
    ...{ dept_code, dept_name: '', stream: 'SCIENCE', programme: 'B.Sc.', level },
  });
  const getprogrammes = [programme('PHY', 'Undergraduate'), programme('CHE', 'Postgraduate')];
  const { main } = await visit('/programmes', { getprogrammes });
  expect(main.one('select').words).toBe('All CHE PHY');
  expect(main.one('nav[aria-label="Level"]').words).toBe('All Undergraduate Postgraduate');
});

test('the files contain the items of all pages', async () => {
  const { main } = await visit('/people?letter=R&department=PHY&page=2', many(61));
  const [csv, json] = main.all('p > a').map(({ attributes }) => attributes.href);
  expect(csv).toBe('/people.csv?letter=R&department=PHY');
  expect(json).toBe('/people.json?letter=R&department=PHY');
  expect(main.all('nav[aria-label="Pages"] a').map(({ attributes }) => attributes.href)).toEqual([
    '/people?letter=R&department=PHY',
    '/people?letter=R&department=PHY&page=2',
  ]);
});

test.each([
  [60, 1, 200, 0],
  [61, 2, 200, 2],
  [60, 2, 404, 0],
  [120, 2, 200, 2],
  [121, 3, 200, 3],
])('a list of %i items answers page %i with %i', async (count, page, status, pages) => {
  const view = await visit(`/people?page=${page}`, many(count));
  expect(view.status).toBe(status);
  if (status === 200) expect(view.main.all('nav[aria-label="Pages"] a')).toHaveLength(pages);
});

test('the title names the filters; the dataset is the whole directory', async () => {
  const { page, title, description } = await visit(
    '/people?page=2&letter=R&department=PHY&kind=FACULTY',
    { ...many(61), getpeople: [...many(61).getpeople, ...(college.getpeople as object[])] },
  );
  expect(title).toBe('People A–Z, R, Physics, Teacher, page 2 – Demo College');
  expect(description).toBe(
    'People A–Z, R, Physics, Teacher, page 2 of Demo College: teachers and officers, by name.',
  );
  const { name, description: about } = JSON.parse(
    page.one('head > script[type="application/ld+json"]').text,
  )[0];
  expect([name, about]).toEqual([
    'People A–Z',
    'People A–Z of Demo College: teachers and officers, by name.',
  ]);
});

test('describes only the items of the page', async () => {
  const getprogrammes = Array.from({ length: 61 }, (_, index) => ({
    ...{ dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE', programme: `Course ${index}` },
  }));
  const { page } = await visit('/programmes?page=2', { getprogrammes });
  const things = JSON.parse(page.one('head > script[type="application/ld+json"]').text);
  expect(things.map(({ name }: { name: string }) => name)).toEqual(['Programmes', 'Course 60']);
});

test('finds letters in any Unicode form', async () => {
  const { main } = await visit(`/people?letter=${encodeURIComponent('Ṛ'.normalize('NFD'))}`, {
    getpeople: [person('Ṛina'), person('Anil')],
  });
  expect(main.all('tbody th').map(({ words }) => words)).toEqual(['Ṛina']);
});

test.each([
  ['/people?letter=', 200, undefined],
  ['/people?letter=Q&kind=FACULTY', 302, '/people?kind=FACULTY'],
  ['/people?letter=Q', 302, '/people'],
])('%s answers %i', async (path, status, location) => {
  const answer = await renderWith(college)(path);
  expect([answer.status, answer.headers.Location]).toEqual([status, location]);
});
