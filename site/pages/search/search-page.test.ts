import { expect, test } from 'vitest';
import { filledCollege } from '../../testing/colleges.ts';
import type { Markup } from '../../testing/markup.ts';
import { type Answers, missingCall } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const college = { name: 'Demo College', codes: { college: 'PRAG', office: 'OFF' } };
const passage = (...stretches: string[]) =>
  stretches.map((text, index) => ({ text, found: index % 2 === 1 }));
const notice = (id: string, more = {}) => ({
  kind: 'notice',
  id,
  type: 'EXAM_RESULTS',
  dept_code: 'PRAG',
  date: '12-11-2026',
  title: passage('', 'Result', ` of the 3rd semester ${id}`),
  excerpt: passage('Of the ', 'results ', '<b>all</b>'),
  ...more,
});
const answer = (...results: object[]) => ({
  searched: 1,
  counts: { notice: results.length },
  results,
});
const find = (path: string, results: object, more: Answers = {}) =>
  visit(path, { getcollege: college, getsearchresults: results, ...more });
const addressesOf = (main: Markup) => main.all('li[class] > a').map((link) => link.attributes.href);

test('marks matches, and never renders them as HTML', async () => {
  const { main, title, status } = await find('/search?q=semester', answer(notice('7')));
  expect([status, title]).toEqual([200, '“semester” – Search – Demo College']);
  // The space after the words is not marked.
  expect(main.all('mark').map(({ text }) => text)).toEqual(['Result', 'results']);
  expect(main.all('b')).toEqual([]);
  expect(main.words).toContain('One result for “semester”');
  expect(main.words).toContain('12 Nov 2026');
  expect(addressesOf(main)).toContain('/singleevent?eventId=7');
});

test('keeps links, tabs and filters in Assamese', async () => {
  const { main } = await find('/as/search?q=তৃতীয়', {
    ...answer(notice('7', { title: passage('', 'ফলাফল', ' তৃতীয় ষাণ্মাসিক') })),
    years: [2026, 2025],
  });
  expect(addressesOf(main)).toContain('/as/singleevent?eventId=7');
  expect(main.one('#found a[aria-current]').words).toBe('সকলো (1)');
  expect(main.one('form:has(select)').attributes.action).toBe('/as/search');
});

test('opens a document at the page with the match', async () => {
  const document = {
    kind: 'document',
    file: { url: '/files/media/rules.pdf', ext: 'pdf', size: 2048 },
    page: 3,
    pages: 12,
    title: passage('Rules'),
    excerpt: passage('Every ', 'hostel', ' closes at nine.'),
  };
  const { main } = await find('/search?q=hostel', { ...answer(document), counts: { document: 1 } });
  expect(main.one('a[href="/files/media/rules.pdf#page=3"]').words).toBe('Rules');
  expect(main.words).toContain('Document PDF · 2 KB page 3 of 12');
});

test.each([
  ['', 'in Form fill-up , 12 Nov 2026 and in 2 other places'],
  ['/as', 'য’ত আছে: Form fill-up , 12 নৱে 2026 আৰু আন 2 ঠাইত'],
])('a document names its notice and links to both: %s', async (language, words) => {
  const document = {
    kind: 'document',
    file: { url: '/files/media/scan0017.pdf', ext: 'pdf', size: 2048 },
    title: passage('scan0017.pdf'),
    source: notice('7', { title: passage('Form fill-up'), excerpt: [] }),
    more: 2,
  };
  const results = { ...answer(document), counts: { document: 1 } };
  const { main } = await find(`${language}/search?q=hostel`, results);
  const result = main.one('li:has(a[href="/files/media/scan0017.pdf"])');
  expect(result.words).toContain(words);
  expect(result.one(`a[href="${language}/singleevent?eventId=7"]`).words).toBe('Form fill-up');
});

test('finds a document without its record on a page that the college hides', async () => {
  const officer = {
    ...{ kind: 'rti-officer', role: 'MEMBER', id: '3', name: passage('', 'Rina', ' D.') },
    ...{ designation: '', excerpt: [] },
  };
  const file = { url: '/files/media/scan0017.pdf', ext: 'pdf' };
  const document = { kind: 'document', file, title: passage('scan'), source: officer };
  const hidden = { getsitemap: { pages: [{ path: '/rti/officers', hidden: 1 }] } };
  const { main } = await find('/search?q=rina', answer(document), hidden);
  expect(addressesOf(main)).toEqual(['/files/media/scan0017.pdf']);
  expect(main.words).not.toContain('Rina');
});

test('the address has tab, filters and page', async () => {
  const inputs: unknown[] = [];
  const { main, title } = await visit('/search?q=exam&tab=notice&department=PHY&year=2025&page=2', {
    getcollege: college,
    getsearchresults: (input) => {
      inputs.push(input);
      return {
        ...answer(notice('1')),
        counts: { notice: 45, person: 2 },
        years: [2025],
        departments: [{ dept_code: 'PHY', dept_name: 'Physics' }],
      };
    },
  });
  expect(inputs).toEqual([{ q: 'exam', tab: 'notice', dept_code: 'PHY', year: 2025, page: 2 }]);
  expect(title).toContain('“exam”, Notices, page 2');
  expect(main.words).toContain('45 results for “exam” , page 2 of 3');
  const tabs = main.one('#found').all('a');
  expect(tabs.map(({ words }) => words)).toEqual(['All (47)', 'Notices (45)', 'People (2)']);
  expect(tabs[2]?.attributes.href).toBe('/search?q=exam&tab=person&department=PHY&year=2025');
  const filters = main.one('form:has(select)');
  expect(filters.all('option[selected]').map(({ words }) => words)).toEqual(['2025', 'Physics']);
  expect(filters.all('[type="hidden"]').map(({ attributes }) => attributes.value)).toEqual([
    'exam',
    'notice',
  ]);
  const pages = main.all('nav').at(-1)?.all('a') ?? [];
  expect(pages.map(({ attributes }) => attributes.href)).toEqual([
    '/search?q=exam&tab=notice&department=PHY&year=2025',
    '/search?q=exam&tab=notice&department=PHY&year=2025&page=3',
  ]);
});

test.each(['tab=no', 'year=x', 'page=0', `department=${'x'.repeat(50)}`])(
  '%s is a 404',
  async (state) => {
    const { status } = await find(`/search?q=exam&${state}`, answer());
    expect(status).toBe(404);
  },
);

test('a page past the last is a 404', async () => {
  const { status } = await find('/search?q=exam&page=9', { searched: 1, counts: { notice: 3 } });
  expect(status).toBe(404);
});

test('suggests corrections if there are no results', async () => {
  const { main, text } = await find('/search?q=libary+hostal+rules', {
    searched: 1,
    corrections: ['library hostel rules', 'library'],
  });
  expect(text).toContain('0 results');
  expect(text).toContain('Did you mean library hostel rules , library ?');
  expect(main.one('a[href="/search?q=library+hostel+rules"]').words).toBe('library hostel rules');
  // A page with one of the words.
  expect(main.all('section a').map(({ attributes }) => attributes.href)).toContain(
    '/rulesandregulations',
  );
});

test('a page with that title comes first, other pages of the site last', async () => {
  const { main } = await find('/search?q=Library', answer(notice('1')));
  expect(addressesOf(main)).toEqual(['/facility/library', '/singleevent?eventId=1']);
  const part = await find('/search?q=satisfaction', answer(notice('1')));
  expect(addressesOf(part.main)).toEqual(['/singleevent?eventId=1', '/iqac/sss']);
});

test('finds a page by the terms of the backend', async () => {
  const terms = [
    { word: 'test', others: [['exam']] },
    { word: 'timetable', others: [['schedule']] },
  ];
  const { main } = await find('/search?q=test+timetable', { ...answer(notice('1')), terms });
  expect(addressesOf(main)).toEqual(['/students/exam-schedule', '/singleevent?eventId=1']);
});

test('shows the results of the correction, and says so', async () => {
  const { main, text } = await find('/search?q=libary', {
    ...answer(notice('1')),
    corrections: ['library', 'binary'],
    corrected: 'library',
    terms: [{ word: 'library' }],
  });
  expect(addressesOf(main)).toEqual(['/facility/library', '/singleevent?eventId=1']);
  expect(text).toContain('No results for “libary”. Showing results for “library”.');
  expect(text).toContain('Did you mean binary ?');
});

test.each([
  ['/search?q=girls+hostel', '/facility/girlshostel'],
  ['/as/search?q=library', '/as/facility/library'],
  ['/search?q=ফলাফল', '/students/results'],
])('%s finds %s by its title in any language', async (path, to) => {
  expect(addressesOf((await find(path, answer())).main)).toContain(to);
});

test('lists a page once, even if the backend finds it too', async () => {
  const { main } = await find('/search?q=privacy', {
    searched: 1,
    counts: { page: 1 },
    results: [{ kind: 'page', page: 'privacy', title: passage('Privacy'), excerpt: [] }],
  });
  expect(addressesOf(main).filter((address) => address === '/privacy')).toHaveLength(1);
  expect(main.words).toContain('One result');
});

test.each([
  ['', 'Vision and mission'],
  ['/as', 'দৃষ্টি আৰু লক্ষ্য'],
])("finds the college's own texts on their page: %s", async (language, title) => {
  const results = {
    searched: 1,
    counts: { page: 1 },
    results: [
      { kind: 'page', page: 'vision', title: [], excerpt: passage('', 'Light', ' for all') },
    ],
  };
  const { main } = await find(`${language}/search?q=light`, results);
  const [link] = main.all('li[class] > a');
  expect(link?.attributes.href).toBe(`${language}/aboutus/vision`);
  expect(link?.words).toContain(title);
  expect(main.words).toContain('Light for all');
});

test('a page with a matching title and text is one result', async () => {
  const results = [{ kind: 'page', page: 'vision', title: [], excerpt: passage('', 'Vision') }];
  const { main } = await find('/search?q=vision', { searched: 1, counts: { page: 1 }, results });
  expect(addressesOf(main).filter((to) => to === '/aboutus/vision')).toHaveLength(1);
  expect(main.words).toContain('One result for “vision”');
});

test('leaves out results on pages that the college hides', async () => {
  const officer = {
    ...{ kind: 'rti-officer', role: 'MEMBER', id: '3', name: passage('', 'Rina', ' D.') },
    ...{ designation: '', excerpt: [] },
  };
  const hidden = { getsitemap: { pages: [{ path: '/rti/officers', hidden: 1 }] } };
  const results = {
    searched: 1,
    counts: { person: 1, notice: 1 },
    results: [officer, notice('7')],
  };
  const addresses = async (more: Answers) =>
    addressesOf((await find('/search?q=rina', results, more)).main);
  expect(await addresses({})).toEqual(['/rti/officers', '/singleevent?eventId=7']);
  expect(await addresses(hidden)).toEqual(['/singleevent?eventId=7']);
});

test.each([
  ['IQAC', '/iqac/matrix'],
  ['SSR', '/iqac/ssrmatrix'],
  ['OWN_GREEN_AUDIT', '/green-audit'],
])('a metric of %s links to its place in the evidence browser', async (report, path) => {
  const metric = {
    ...{ kind: 'metric', report, group: { id: 'g', name: 'AQAR 2024-25' }, sr_no: '3.4.4' },
    ...{ type: 'QUANTITATIVE', criterion: 'c3', srno: 'q1' },
    ...{ title: passage('', '3.4.4', ' How many MoUs?'), excerpt: passage('AQAR 2024-25 · 3.4.4') },
  };
  const { main } = await find('/search?q=3.4.4', { ...answer(metric), counts: { metric: 1 } });
  expect(addressesOf(main)).toContain(`${path}?group=g&type=QUANTITATIVE&criterion=c3&srno=q1`);
  expect(main.words).toContain('3.4.4 How many MoUs? AQAR 2024-25 QUANTITATIVE METRICS');
});

test('the best guide comes before pages found by keywords', async () => {
  const guide = {
    ...{ kind: 'guide', address: 'transcript', title: passage('Get a ', 'transcript') },
    excerpt: [],
  };
  const certificates = { kind: 'page', page: 'certificates', title: [], excerpt: [] };
  const results = [guide, certificates];
  const { main } = await find('/search?q=transcript', {
    searched: 1,
    counts: { page: 2 },
    results,
  });
  const addresses = addressesOf(main).filter((to) => /guides|certificates/.test(`${to}`));
  expect(addresses).toEqual(['/guides/transcript', '/students/certificates']);
});

test('every kind of result has an address', async () => {
  const { getsearchresults: search } = filledCollege;
  const { main } = await visit('/search?q=name', {
    ...filledCollege,
    // This number is a code, not the number of a page.
    getsearchresults: (input) =>
      typeof search === 'function' && search({ ...input, page: 'privacy' }),
  });
  const addresses = addressesOf(main).flatMap((address) =>
    // Files, metrics, guides and added pages differ between colleges.
    address?.startsWith('/') && !/^\/(files|guides)\/|[?&]srno=/.test(address) ? [address] : [],
  );
  expect(addresses.length).toBeGreaterThan(11);
  for (const address of new Set(addresses))
    expect((await visit(address, filledCollege)).status, address).toBe(200);
});

test('searches for unusual words too', async () => {
  const queries: string[] = [];
  const getsearchresults = ({ q }: Record<string, unknown>) => {
    queries.push(`${q}`);
    return answer();
  };
  for (const q of ['"a* OR (b', '\0\u0001x\n y', 'x'.repeat(10_000), '<script>'])
    expect(
      (await visit(`/search?${new URLSearchParams({ q })}`, { getsearchresults })).status,
    ).toBe(200);
  expect(queries).toEqual(['"a* OR (b', 'x y', 'x'.repeat(200), '<script>']);
});

test('searches a backend without the call as far as possible', async () => {
  const { text } = await visit('/search?q=physics', {
    getsearchresults: missingCall,
    getdepartments: [{ dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' }],
  });
  expect(text).toContain('One result for “physics”');
  expect(text).toContain('Departments Physics');
});

test.each([
  ['/search?q=hostel+fees', 12, { q: 'hostel fees', results: 12 }],
  ['/as/search?q=chemisty', 'chemistry', { q: 'chemisty', results: 0 }],
  ['/search?q=hostel&page=1', 12, { q: 'hostel', results: 12 }],
  ['/search?q=hostel&page=2', 12, undefined],
  ['/search?q=hostel&tab=notice', 12, undefined],
  ['/search?q=hostel&year=2026', 12, undefined],
  ['/search?q=hostel&department=PHY', 12, undefined],
  ['/search', 12, undefined],
])('counts %s as %j', async (path, totalOrCorrection, search) => {
  const results = answer(notice('7'));
  const counts = { notice: 2, person: 10 };
  const corrected = typeof totalOrCorrection === 'string' ? totalOrCorrection : '';
  expect((await find(path, { ...results, counts, corrected })).countedSearch).toEqual(search);
});

test('counts no empty search and none without an index', async () => {
  expect((await find('/search?q=hostel', missingCall as never)).countedSearch).toBeUndefined();
  expect((await find('/people', {})).countedSearch).toBeUndefined();
});
