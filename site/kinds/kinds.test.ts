import { expect, test, vi } from 'vitest';
import { missingCall } from '../testing/render-with.ts';
import { visit } from '../testing/visit.ts';

const notice = {
  id: '1',
  title: 'Central Library',
  description: '<p>Ninety thousand volumes.</p>',
  date: '05-10-2024',
  type: 'COLLEGE_F_LIBRARY',
};
const file = { url: '/files/media/a.pdf', fileType: 'PDF', ext: 'pdf', size: 2048 };
const document = { ...notice, id: '2', title: 'Prospectus', description: '', upload_info: [file] };
const photographed = {
  ...notice,
  id: '3',
  title: 'NPTEL day',
  featured_photo: [{ url: '/p.png' }],
};

test.each([
  ['/admissionprocedure', 'Nothing has been published here yet'],
  ['/facility/library', 'Nothing has been published here yet'],
  ['/facility/girlshostel', 'Nothing has been published here yet'],
  ['/students/results', 'No Results'],
  ['/students/results?year=2024', 'No Results 2024'],
  ['/students/downloads', 'No Student downloads'],
  ['/students/certificates', 'Nothing has been published here yet'],
  ['/students/students_union', 'No Data found'],
  ['/kkhsou', 'No News & Notifications'],
  ['/kkhsou?tab=documents', 'No Documents'],
  ['/nptel', 'No News'],
  ['/nptel?tab=chapterEvents', 'No Events found'],
  ['/ncc/home?tab=members', 'No Data found'],
  ['/syllabus-course', 'No Data found'],
])('%s without content says “%s”', async (path, says) => {
  const { status, text } = await visit(path);
  expect(status).toBe(200);
  expect(text).toContain(says);
});

test.each([
  '/aboutus/no',
  '/students/no',
  '/facility/no',
  '/ncc/no',
  '/nss/no',
  '/nptel?tab=no',
  '/nptel?year=99',
  '/kkhsou?year=2024',
  '/students/results?year=now',
  '/students/results?page=0',
  '/facility/library?page=7',
])('%s is a 404', async (path) => {
  expect((await visit(path)).status).toBe(404);
});

test('a page shows its newest notice with its date, and its title once', async () => {
  const { text, title, description } = await visit('/facility/library', {
    getnoticesbytype: [notice, { ...notice, id: '9', title: 'LIBRARY', date: '01-01-2020' }],
  });
  expect(text).toContain('Central Library');
  expect(text).not.toContain('LIBRARY');
  expect(text).toContain('Last updated : 5 Oct 2024');
  expect(title).toBe('Library – Demo College');
  expect(description).toBe('Library: Ninety thousand volumes.');
});

test('asks only for the newest notice', async () => {
  const getnoticesbytype = vi.fn(() => [notice]);
  await visit('/admissionprocedure', { getnoticesbytype });
  expect(getnoticesbytype.mock.calls).toEqual([[expect.objectContaining({ limit: 1 })]]);
});

test.each([
  ['/iqac/aqar', 'AQAR', []],
  [
    '/iqac/aishe-data',
    'AISHE data',
    [
      ['/iqac/aishe-data', 'page'],
      ['/iqac/aishe-data?type=IQAC_AISHE_DATA_C', undefined],
    ],
  ],
])('%s has a tab for each type of its documents, if they are several', async (path, name, tabs) => {
  const { main } = await visit(path);
  const links = main.all(`nav[aria-label="${name}"] a`).map(({ attributes }) => attributes);
  expect(links.map((link) => [link.href, link['aria-current']])).toEqual(tabs);
});

test('a year of an archive asks for that year and is marked', async () => {
  const requests: unknown[] = [];
  const { main } = await visit('/students/results?year=2024', {
    getnoticesbytypedeptv1: (input: unknown) => {
      requests.push(input);
      return [notice];
    },
  });
  expect(requests[0]).toMatchObject({ type: 'EXAM_RESULTS', year: 2024 });
  const marked = main.one('a[href="/students/results?year=2024"]');
  expect(marked.attributes['aria-current']).toBe('page');
});

test('files without a text are documents, everything else is news', async () => {
  const answers = { getnoticesbytype: [notice, document, { ...notice, id: '4', title: 'Bare' }] };
  const news = await visit('/ignou', answers);
  expect(news.text).toContain('Central Library');
  expect(news.text).toContain('Bare');
  expect(news.text).not.toContain('Prospectus');
  const documents = await visit('/ignou?tab=documents', answers);
  expect(documents.text).toContain('Prospectus');
  expect(documents.text).not.toContain('Central Library');
  expect(documents.text).toContain('PDF · 2 KB');
});

test('NPTEL notices with a photo are events', async () => {
  const answers = {
    getnoticesbytype: [notice, photographed],
    getpage: { page: 'nptel', since: '12-10-2023' },
  };
  const { text } = await visit('/nptel', answers);
  expect(text).toContain('Partner since 12 Oct 2023');
  expect(text).toContain('Central Library');
  expect(text).not.toContain('NPTEL day');
  const { main } = await visit('/nptel?tab=chapterEvents', answers);
  expect(main.all('a[aria-label="View Event: NPTEL day"]')).toHaveLength(1);
});

test('a long list in a tab has several pages', async () => {
  const all = Array.from({ length: 25 }, (_, index) => ({ ...notice, id: `${index}` }));
  const { main } = await visit('/ignou?page=3', { getnoticesbytype: all });
  expect(main.all('article')).toHaveLength(5);
  expect(main.all('a[href="/ignou?page=2#tabs"]')).not.toEqual([]);
  const some = { getnoticesbytype: all.slice(0, 15) };
  expect((await visit('/ignou?page=3', some)).status).toBe(404);
});

test('shows long, unusual and Assamese words in full and safely', async () => {
  const title = `<b>কটন</b> & ${'দীঘল'.repeat(60)}`;
  const { main, status, text } = await visit('/as/students/clubs', {
    getnoticesbytype: [{ ...notice, title, description: '<script>x</script><p>ৰৱ</p>', date: '' }],
  });
  expect(status).toBe(200);
  expect(text).toContain(title);
  expect(main.all('p').map(({ words }) => words)).toContain('ৰৱ');
  expect(main.all('script:not([type="application/ld+json"])')).toEqual([]);
});

test.each<[object, boolean]>([
  [{}, false],
  [{ html: '<p></p>' }, false],
  [{ html: '<p>Words.</p>' }, true],
  [{ image: '/files/media/a.jpg' }, true],
  [{ cards: [{ title: 'Hostel', link: '/facility/hostel' }] }, true],
  [{ upload_info: [file] }, true],
])('an added page with %j has content: %s', async (parts, has) => {
  const getpage = { page: 'any', title: 'Guest house', ...parts };
  for (const [path, title] of [
    ['/recruitment', 'Recruitment'],
    ['/facility/guest_house', 'Guest house'],
  ] as const) {
    const { text } = await visit(path, { getpage });
    expect(text).toContain(title);
    expect(text.includes('Nothing has been published here yet')).toBe(!has);
  }
});

test('works with a backend without our own calls', async () => {
  const answers = { getpage: missingCall, getnoticesbytype: [notice] };
  expect((await visit('/recruitment', answers)).text).toContain(
    'Nothing has been published here yet',
  );
  expect((await visit('/kkhsou', answers)).text).toContain('Central Library');
  expect((await visit('/contactus', answers)).status).toBe(200);
  expect((await visit('/facility/guest_house', answers)).status).toBe(404);
});

test('lists a facility from a page that an editor wrote', async () => {
  const page = { page: 'facility/guest_house', title: 'Guest house', html: '<p>Six rooms.</p>' };
  const { text, title } = await visit('/facility/guest_house', { getpage: page });
  expect(title).toBe('Guest house – Demo College');
  expect(text).toContain('Six rooms.');
  expect(text).toContain('Canteen');
});

test("the menu of a section marks the page and has the section's name", async () => {
  const { main } = await visit('/facility/canteen_facility');
  expect(main.one('button:has(> span)').words).toBe('Facilities Canteen');
  expect(main.one('[aria-current="page"]').attributes.href).toBe('/facility/canteen_facility');
});

test('each important file has a File button, numbered if there are several', async () => {
  const prospectus = { id: '1', title: 'Prospectus', date: '05-10-2024', upload_info: [file] };
  const forms = {
    ...prospectus,
    id: '2',
    title: 'Forms',
    upload_info: [file, { ...file, url: '/b.pdf' }],
  };
  const { text } = await visit('/importantfile', { getimportantfiles: [prospectus, forms] });
  expect(text).toMatch(/Prospectus .* File – Prospectus .* File 1 – Forms .* File 2 – Forms/);
});

test('a page shows its newest date up to today, the footer the last change', async () => {
  const ahead = { ...notice, id: '7', date: '01-01-2999' };
  const { text, page } = await visit('/facility/library', { getnoticesbytype: [ahead, notice] });
  expect(text).toMatch(/Last updated ?: +5 Oct 2024/);
  const changed = page.one('footer time[datetime="2026-11-20"]').words;
  expect(changed).toBe('20 Nov 2026');
  expect(page.one('footer').words).toContain(`Website last updated: ${changed}`);
});
