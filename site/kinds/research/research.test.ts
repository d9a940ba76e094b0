import { expect, test } from 'vitest';
import { renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const department = (dept_code: string, dept_name: string) => ({
  ...{ dept_code, dept_name, stream: 'SCIENCE' },
});
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...{ id: index, type: 'WALL_MAGAZINE', title: `Issue ${index}.`, date: '01-10-2024' },
    upload_info: [{ url: `/files/${index}.jpg`, fileType: 'image' }],
  }));
const magazines = {
  getdepartments: [
    department('PHY', 'Physics'),
    department('CHE', 'Chemistry'),
    department('MAT', 'Mathematics'),
  ],
  getdepartmentfilebytype: ({ dept_code }: { dept_code?: unknown }) =>
    files({ PHY: 4, CHE: 3, MAT: 0 }[`${dept_code}`] ?? 0),
};

test('all departments together show three files each, with links to the rest', async () => {
  const { main, text } = await visit('/wallmagazines', magazines);
  expect(main.all('h2').map(({ words }) => words)).toEqual(['Physics', 'Chemistry']);
  expect(text.match(/Issue \d\./g)).toHaveLength(6);
  const further = main.all('section a[href^="/wallmagazines/"]');
  expect(further.map(({ attributes }) => attributes.href)).toEqual(['/wallmagazines/PHY']);
});

test('a department shows all its files', async () => {
  const { main, text } = await visit('/wallmagazines/PHY', magazines);
  expect(text.match(/Issue \d\./g)).toHaveLength(4);
  expect(main.all('section a[href^="/wallmagazines/"]')).toEqual([]);
  const withOneFile = { ...magazines, getdepartmentfilebytype: files(1) };
  expect((await visit('/wallmagazines/PHY', withOneFile)).text).toContain('Issue 0.');
});

test('the link to a file of a department says its type and size', async () => {
  const upload_info = [{ url: '/files/media/5.pdf', fileType: 'file', ext: 'pdf', size: 2048 }];
  const [file] = files(1);
  const { main } = await visit('/research-journal', {
    ...magazines,
    getdepartmentfilebytype: [{ ...file, upload_info }],
  });
  const links = main.all('a[href="/files/media/5.pdf"]').map(({ words }) => words);
  expect(new Set(links)).toEqual(new Set(['Issue 0. PDF · 2 KB']));
});

const record = (title: string, quarter: string) => ({ title, quarter });
const blocks = [
  {
    ...{ activity_name: 'P', activity_sub_id: '4.1' },
    activity_data: [record('Wells', '2024-1st'), record('Rivers', '2025-1st')],
  },
  { activity_name: 'A', activity_sub_id: '4.2', activity_data: [record('On wells', '2024-1st')] },
];
const person = (name: string, more = {}) => ({
  ...{ id: name, type: 'FACULTY', name, dept_code: 'PHY', activities: { blocks } },
  ...more,
});
const research = {
  getdepartments: magazines.getdepartments,
  getdeptdata: 0,
  employeeprofilewithdeptcode: [
    person('Rina Das', { designation: 'Professor', liveNow: 1 }),
    person('Anil Kalita'),
  ],
  getnoticesbytype: Array.from({ length: 30 }, (_, index) => ({
    ...{ id: index, type: 'COLLEGE_PUBLICATIONS', title: `Journal ${index}.`, date: '01-10-2024' },
  })),
};

test('links people with a page, and shows designations', async () => {
  const { main } = await visit('/research', research);
  const [rina, anil] = main.all('h3');
  expect([rina?.words, rina?.all('a, span').map(({ name }) => name)]).toEqual([
    'Rina Das Professor',
    ['a', 'span'],
  ]);
  expect([anil?.words, anil?.all('a, span')]).toEqual(['Anil Kalita', []]);
});

test('college documents appear above if the address has no department, on one page', async () => {
  const countOn = async (path: string) =>
    (await visit(path, research)).text.match(/Journal \d+\./g)?.length;
  expect(await countOn('/publications')).toBe(24);
  expect(await countOn('/publications/PHY')).toBeUndefined();
  expect(await countOn('/research')).toBeUndefined();
});

test('an empty choice of a report means the first report', async () => {
  expect((await visit('/research?report=', research)).status).toBe(200);
});

test('the CSV has the report and the quarters of its page', async () => {
  const { main } = await visit('/research/PHY?report=projects&from=2025-1st&to=2025-4th', research);
  const csv = main.one('a[href*=".csv"]').attributes.href ?? '';
  expect(csv).toBe('/research/PHY/research.csv?report=projects&from=2025-1st&to=2025-4th');
  const linesOf = async (path: string) =>
    String((await renderWith(research)(path)).body)
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').slice(0, 2).join());
  expect(await linesOf(csv)).toEqual(['"Rina Das","Rivers"', '"Anil Kalita","Rivers"']);
  const articles = '/research/PHY/research.csv?report=publications';
  expect(await linesOf(articles)).toEqual(['"Rina Das","On wells"', '"Anil Kalita","On wells"']);
});
