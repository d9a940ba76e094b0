import { expect, test } from 'vitest';
import { type Markup, parse } from '../../testing/markup.ts';
import { type Answers, renderWith } from '../../testing/render-with.ts';

const physics = {
  dept_code: 'PHY',
  dept_name: 'Physics',
  stream: 'SCIENCE',
  banner: ['/files/media/physics.jpg'],
  vision: '<p>To measure before believing.</p>',
  research_publications: [{ title: 'A, "b"', year: '2025', attachments: [] }],
};
const bodo = { dept_code: 'BOD', dept_name: 'Bodo', stream: 'ARTS' };
const person = { id: '7', type: 'FACULTY', name: 'Dr A', dept_code: 'PHY', liveNow: 1 };
const paper = { url: '/files/media/rain.pdf', ext: 'pdf' };
const profile = {
  ...person,
  activities: {
    qr: ['2025-2nd', '2025-1st'],
    blocks: [
      {
        activity_sub_id: '4.2',
        activity_name: 'Articles',
        activity_data: [
          { title: 'On rain', journal_name: '=SUM(A1)', quarter: '2025-1st', file: [paper] },
        ],
      },
      {
        activity_sub_id: '1.1',
        activity_name: 'Papers',
        activity_data: [
          { label: 'UG', paper_name: 'Optics', file: [paper] },
          { label: 'UG', paper_name: 'Waves', file: [paper] },
        ],
      },
    ],
  },
  guideship: [{ name: 'Scholar', topic: 'Rain', quarter: '2025-1st' }],
};
const atPhysics = (input: Record<string, unknown>) => (input.dept_code ?? input.dept) === 'PHY';

const answers: Answers = {
  getdeptdata: ({ dept_code }) =>
    [physics, bodo].find((department) => department.dept_code === dept_code) ?? 0,
  getcollege: () => ({ name: 'Demo College' }),
  'settings/admissionSettings.json': () => ({ status: 0 }),
  getemployeebytype: (input) => (atPhysics(input) && input.type === 'FACULTY' ? [person] : []),
  getdepartmentfilebytype: (input) =>
    atPhysics(input) && input.type === 'JOURNAL' ? [{ id: '1', type: 'JOURNAL', title: 'J' }] : [],
  getgallery: () => {
    throw new Error('a call that fails');
  },
  getmyprofiledata: ({ id }) => (id === '7' ? profile : 0),
  getmyprofiledataqreport: ({ id }) => (id === '7' ? profile : 0),
};
const get = renderWith(answers);
const look = async (path: string) => parse(String((await get(path)).body));
const navigation = (page: Markup) =>
  page
    .all('[aria-label="Pages of the department"] [href]')
    .map((link) => link.attributes.href?.replace(/^\/department\/\w+\/?/, ''));

test('the menu lists pages with content, and those whose call fails', async () => {
  const full = await look('/department/PHY');
  expect(navigation(full)).toEqual(['', 'profile', 'faculty', 'journal', 'gallery']);
  const empty = await look('/department/BOD');
  expect(navigation(empty)).toEqual(['', 'gallery']);
});

test('the head of today stands in the facts, and former heads on a page of their own', async () => {
  const heads = [
    { id: '7', name: 'Dr A', from: '01-07-2024', to: '' },
    { id: '6', name: 'Dr B', from: '01-07-2020', to: '01-07-2024' },
  ];
  const main = async (path: string, departments: object[]) => {
    const getdeptdata = () => departments[0] ?? 0;
    const page = await renderWith({ ...answers, getdeptdata })(path);
    return parse(String(page.body)).one('main').words;
  };
  const headed = { ...physics, heads };
  expect(await main('/department/PHY', [headed])).toMatch(/Dr A \( ?since 1 Jul 2024/);
  expect(await main('/department/PHY/glance', [headed])).toMatch(
    /Former heads of the department.*Dr B.*1 Jul 2020.*1 Jul 2024/,
  );
  expect(await main('/department/PHY/glance', [physics])).not.toContain('ead of the');
});

test('an empty department lists its other pages, or says that there are none', async () => {
  const first = async (more: Answers) => {
    const page = await renderWith({ ...answers, getdeptdata: () => bodo, ...more })(
      '/department/BOD',
    );
    return parse(String(page.body)).one('main');
  };
  const people = await first({ getemployeebytype: [person], getgallery: [] });
  expect(people.words).toContain('Pages of this department');
  expect(people.words).not.toContain('No Data found');
  expect(people.all('section li a').map(({ attributes }) => attributes.href)).toContain(
    '/department/BOD/faculty',
  );
  const none = await first({ getgallery: [], getemployeebytype: [] });
  expect(none.words).toContain('Nothing has been published here yet.');
});

test('a banner is tall on the first page only, and with a picture', async () => {
  const heights = async (path: string) => {
    const boxes = (await look(path)).all('main > div').map(({ attributes }) => attributes.class);
    return boxes.join(' ').match(/tall|low/g);
  };
  expect(await heights('/department/PHY')).toEqual(['tall']);
  expect(await heights('/department/PHY/faculty')).toEqual(['low']);
  expect(await heights('/department/BOD')).toEqual(['low']);
});

const paths = [
  ...['vision', 'profile', 'glance', 'course', 'contact', 'research', 'onlineclasses', 'faculty'],
  ...['former-faculty', 'staff', 'syllabus', 'journal', 'co_po', 'facilities', 'events', 'notices'],
  ...['wall-magazine', 'achievements', 'alumni', 'activity', 'routines'],
];

test.each(paths)(
  '/%s works for a full and an empty department, with its own title',
  async (path) => {
    for (const code of ['PHY', 'BOD']) {
      const { status, body } = await get(`/department/${code}/${path}`);
      expect(status).toBe(200);
      const page = parse(String(body));
      expect(page.one('head > title').text).toMatch(/^.+ – (Physics|Bodo) – Demo College$/);
      expect(page.all('h1')).toHaveLength(1);
    }
  },
);

test.each(['', ...paths, 'gallery', 'faculty/single', 'profile.csv'])(
  '/%s of an unknown department is a 404',
  async (path) => {
    expect((await get(`/department/NONE/${path}`)).status).toBe(404);
  },
);

test.each(['single', 'single?id=', 'single?id=8', 'quarterlyreport', 'quarterlyreport?id=8'])(
  'faculty/%s redirects to the list',
  async (path) => {
    for (const prefix of ['', '/as']) {
      const { status, headers } = await get(`${prefix}/department/PHY/faculty/${path}`);
      expect([status, headers.Location]).toEqual([302, `${prefix}/department/PHY/faculty`]);
    }
  },
);

test("a person's address in another department redirects to their own", async () => {
  const { status, headers } = await get('/department/BOD/faculty/single?id=7');
  expect(status).toBe(302);
  expect(headers.Location).toBe('/department/PHY/faculty/single?id=7&name=Dr+A');
});

test('a faculty page has one canonical address, whatever the name in it', async () => {
  const page = await look('/department/PHY/faculty/single?id=7&name=Anybody');
  expect(page.one('link[rel="canonical"]').attributes.href).toBe(
    'https://c.test/department/PHY/faculty/single?id=7',
  );
});

test('a report has All and the returned quarters, and NA without records', async () => {
  const page = await look('/department/PHY/faculty/quarterlyreport?id=7&qr=2025-1st');
  const report = '/department/PHY/faculty/quarterlyreport?id=7&name=Dr+A';
  const tabs = page.all(`[href^="${report}"]`).map((tab) => tab.attributes.href);
  expect(tabs).toEqual([report, `${report}&qr=2025-2nd`, `${report}&qr=2025-1st`, report]);
  const nothing = page.all('main *').filter(({ text }) => text === 'NA');
  expect(nothing.length).toBeGreaterThanOrEqual(8);
});

test('unknown sections, quarters, tables and pages are 404s', async () => {
  for (const path of [
    'faculty/single?id=7&section=5',
    'faculty/quarterlyreport?id=7&qr=2025',
    'faculty/activities.csv?id=7&table=5',
    'faculty/activities.csv?id=8&table=4.2',
    'profile.csv?table=home',
    'profile?from=2025',
    'journal?page=2',
    'no-such-page',
  ])
    expect([path, (await get(`/department/PHY/${path}`)).status]).toEqual([path, 404]);
});

test('a table of the profile is a CSV file', async () => {
  const { status, headers, body } = await get(
    '/department/PHY/profile.csv?table=research_publications',
  );
  expect([status, headers['Content-Type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(body).toBe('\uFEFF"Title","Year"\r\n"A, ""b""","2025"\r\n');
});

test("a person's table is a CSV file without formulas", async () => {
  const { body } = await get('/department/PHY/faculty/activities.csv?id=7&table=4.2');
  const [headings, row] = body.slice(1).split('\r\n');
  expect(headings).toBe(
    '"Title","Journal","UGC-CARE","Impact factor","Citation index","h-index","Category","Page","Volume","ISSN/ISBN","Quarter","Attachments"',
  );
  expect(row).toBe(
    `"On rain","'=SUM(A1)",,,,,,,,,"2025-1st","https://c.test/files/media/rain.pdf"`,
  );
});

test('other records of a person are CSV files too, linked beside their tables', async () => {
  const page = await look('/department/PHY/faculty/single?id=7&section=13');
  const file = '/department/PHY/faculty/activities.csv?id=7&table=guideship';
  expect(page.all(`a[href="${file}"]`)).toHaveLength(1);
  const csv = await get(file);
  expect(csv.body).toBe('\uFEFF"Name","Topic","Quarter"\r\n"Scholar","Rain","2025-1st"\r\n');
});

test('activity tables have the columns of the specification and no others', async () => {
  const page = await look('/department/PHY/faculty/single?id=7&section=4');
  const headings = (id: string) =>
    page.all(`[id="activity-${id}"] th[scope="col"]`).map(({ words }) => words);
  expect(headings('1.1')).toEqual(['Level', 'Semester', 'Paper code', 'Paper']);
  expect(headings('4.2')).toHaveLength(10);
  // Each attachment names its person.
  const attachments = page.all('[id="activity-1.1"] a[href="/files/media/rain.pdf"]');
  expect(attachments.map(({ text }) => text)).toEqual([
    expect.stringContaining('Attachment 1 – Optics'),
    expect.stringContaining('Attachment 1 – Waves'),
  ]);
});

test('tabs are the sections of the specification in order; the report has a link beside the name', async () => {
  const page = await look('/department/PHY/faculty/single?id=7');
  const tabs = page.all('nav[aria-label*="Faculty profile"] a');
  expect(tabs.map(({ words }) => words)).toEqual([
    ...['Basic Details', 'Address', 'Contact Details', 'Academic Details', 'Profile'],
    ...['Research Guideship', 'Any Other Information', 'Awards & Achievements', 'Links'],
  ]);
  const report = page.one('a[href*="/quarterlyreport?id=7"]');
  expect(report.words).toBe('View Quarterly Report');
});

test.each([
  ['/department/phy', '/department/PHY'],
  ['/as/department/Phy', '/as/department/PHY'],
  [
    '/department/phy/faculty/single?id=7&section=4',
    '/department/PHY/faculty/single?id=7&section=4',
  ],
  ['/as/department/pHY/notices?page=2', '/as/department/PHY/notices?page=2'],
])('%s redirects to the correct spelling of the code and keeps the rest', async (path, address) => {
  const { status, headers } = await renderWith({ ...answers, getdepartments: [physics, bodo] })(
    path,
  );
  expect([status, headers.Location]).toEqual([301, address]);
});

test('only the correct spelling is canonical', async () => {
  const { status } = await renderWith({ ...answers, getdepartments: [physics] })('/department/xyz');
  expect(status).toBe(404);
  const head = (await look('/as/department/PHY/faculty')).one('head');
  const hrefs = (selector: string) => head.all(selector).map(({ attributes }) => attributes.href);
  expect(hrefs('link[rel=canonical]')).toEqual(['https://c.test/as/department/PHY/faculty']);
  expect(hrefs('link[hreflang]')).toEqual([
    'https://c.test/department/PHY/faculty',
    'https://c.test/as/department/PHY/faculty',
  ]);
});
