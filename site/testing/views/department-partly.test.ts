/** The microsite of a department with some of each kind of content. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Answers } from '../render-with.ts';
import { visit } from '../visit.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T06:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const physics = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
const person = { id: '7', type: 'FACULTY', name: 'Dr A', dept_code: 'PHY', liveNow: 1 };
const answering = (department: object, answers: Answers = {}): Answers => ({
  getdeptdata: { ...physics, ...department },
  ...answers,
});
const at = (path: string, department: object = {}, answers: Answers = {}) =>
  visit(`/department/PHY${path}`, answering(department, answers));
const sharedAt = async (path: string, department: object, answers: Answers = {}) => {
  const { page } = await at(path, department, answers);
  return page.all('meta[property="og:image"]').map(({ attributes }) => attributes.content);
};

test('the menu of a department omits links that it does not have', async () => {
  const entries = async (department: object) =>
    (await at('', department)).main
      .all('nav[aria-label="Pages of the department"] a')
      .map(({ words, attributes: { href } }) => `${words} ${href}`);
  const about = 'About /department/PHY';
  expect(await entries({})).toEqual([about]);
  expect(await entries({ student_login_link: '/files/login.pdf' })).toEqual([
    about,
    'Student login PDF /files/login.pdf',
  ]);
});

test('external links of a department are under More', async () => {
  const department = {
    external_resource_link: 'https://example.org/notes',
    student_login_link: '',
  };
  const { main } = await at('', department);
  expect(main.all('nav details a').map(({ attributes: { href } }) => href)).toEqual([
    'https://example.org/notes',
  ]);
});

test.each([
  ['Physics', []],
  ['', []],
  ['পদাৰ্থ বিজ্ঞান', ['পদাৰ্থ বিজ্ঞান']],
])('the Assamese name “%s” is shown below the name if it differs', async (name, names) => {
  const department = { ...physics, dept_name_as: name };
  const { main } = await at('', department);
  expect(main.all('p[lang="as"]').map(({ words }) => words)).toEqual(names);
  const list = await visit('/departments/science', { getdepartments: [department] });
  expect(list.main.all('p[lang="as"]').map(({ words }) => words)).toEqual(names);
});

test.each(['', '/glance', '/faculty/single?id=7', '/faculty/quarterlyreport?id=7'])(
  'the share picture of “%s” is the one of the department, or else its banner',
  async (path) => {
    const answers = { getmyprofiledata: person, getmyprofiledataqreport: person };
    const banner = ['/files/media/hall.jpg'];
    const ofPerson = path.startsWith('/faculty');
    expect(await sharedAt(path, { banner }, answers)).toEqual([
      'https://c.test/files/media/hall.jpg',
    ]);
    const both = { banner, share_picture: '/files/share/phy.png' };
    expect(await sharedAt(path, both, answers)).toEqual([
      `https://c.test/files/${ofPerson ? 'media/hall.jpg' : 'share/phy.png'}`,
    ]);
  },
);

describe('facilities', () => {
  const facilities = [
    { title: 'Dark room', description: '<h2>Inside</h2><p>Lamps.</p>' },
    { title: '', description: '<p>Nameless.</p>' },
  ];
  const headings = async (path: string, list: object[]) =>
    (await at(path, { facilities: list })).main
      .all('h2, h3, h4')
      .map(({ name, words }) => `${name} ${words}`);

  test('have their titles as headings, one level deeper on a page with other sections', async () => {
    expect(await headings('/facilities', facilities)).toEqual(['h2 Dark room', 'h3 Inside']);
    expect(await headings('', facilities)).toEqual([
      'h2 Facilities',
      'h3 Dark room',
      'h4 Inside',
      'h2 More about the department',
    ]);
  });
  test('are omitted if none has a title', async () => {
    const [, nameless] = facilities;
    expect((await at('/facilities', { facilities: [nameless] })).text).toContain('No Data found');
    expect((await at('', { facilities: [nameless] })).text).toContain(
      'Nothing has been published here yet',
    );
  });
});

test('the first page shows the five latest notices', async () => {
  const getnoticesbytypedept = ({ homepage }: { homepage?: unknown }) =>
    Array.from({ length: homepage ? 10 : 0 }, (_, index) => ({
      ...{ id: `${index}`, title: `News ${index}.`, type: 'DEPTNOTICE', date: '01-11-2026' },
    }));
  const { text } = await at('', {}, { getnoticesbytypedept });
  expect(text.match(/News \d\./g)).toEqual(['News 0.', 'News 1.', 'News 2.', 'News 3.', 'News 4.']);
});

test('an urgent notice is above the latest ones, but not in a year or on a later page', async () => {
  const urgent = { id: '1', title: 'Urgent.', type: 'DEPTNOTICE', date: '01-11-2026' };
  const answers = {
    getduenotices: [{ ...urgent, importance: 'urgent', on_top_until: '25-11-2026' }],
    getnoticesbytypedept: [{ ...urgent, id: '2', title: 'Usual.' }],
  };
  for (const [query, isThere] of [
    ['', true],
    ['?year=2026', false],
    ['?page=2', false],
  ] as const)
    expect([query, (await at(`/notices${query}`, {}, answers)).text.includes('Urgent.')]).toEqual([
      query,
      isThere,
    ]);
});

test.each([
  [{ email: 'a@c.test', phone: '+91 361 1' }, 1, ['mailto:a@c.test', 'tel:+913611']],
  [{ email: 'a@c.test' }, 0, ['mailto:a@c.test']],
  [{ phone: '+91 361 1' }, 0, ['tel:+913611']],
  [{}, 0, []],
])('an alumnus with %j has these links', async (reach, breaks, links) => {
  const alumni = [{ name: 'B', batch: '2001 - 2004', ...reach }];
  const { main } = await at('/alumni', {}, { getalumnibydept: alumni });
  const cell = main.all('td').at(-1);
  expect(cell?.all('br')).toHaveLength(breaks);
  expect(cell?.all('a').map(({ attributes }) => attributes.href)).toEqual(links);
});

test('a gallery has 120 photos a page, and its text on the first page only', async () => {
  const upload_info = Array.from({ length: 121 }, (_, index) => ({
    ...{ fileType: 'image', url: `/files/media/${index}.jpg` },
  }));
  const answers = { getgallery: [{ caption: 'Album', upload_info }] };
  const gallery = '<p>Words above.</p>';
  const first = await at('/gallery', { gallery }, answers);
  const photosOf = ({ main }: typeof first) => main.all('[data-lightbox] > li').length;
  expect([first.text.includes('Words above.'), photosOf(first), first.title]).toEqual([
    true,
    120,
    'Gallery – Physics – Demo College',
  ]);
  const second = await at('/gallery?page=2', { gallery }, answers);
  expect([second.text.includes('Words above.'), photosOf(second), second.title]).toEqual([
    false,
    1,
    'Gallery, page 2 – Physics – Demo College',
  ]);
});

test('the text above files is on their first page only', async () => {
  const getdepartmentfilebytype = Array.from({ length: 31 }, (_, index) => ({
    ...{ id: `${index}`, type: 'SYLLABUS', title: `Paper ${index}` },
  }));
  const courses = '<p>Words above.</p>';
  const words = async (query: string) =>
    (await at(`/course${query}`, { courses }, { getdepartmentfilebytype })).text;
  expect(await words('')).toContain('Words above.');
  expect(await words('?page=2')).not.toContain('Words above.');
});

test('the glance page omits the number of teachers if there are none', async () => {
  const facts = async (getemployeebytype: object[]) =>
    (await at('/glance', {}, { getemployeebytype })).main.all('dt').map(({ words }) => words);
  expect(await facts([])).not.toContain('Faculty');
  expect(await facts([person])).toContain('Faculty');
});
