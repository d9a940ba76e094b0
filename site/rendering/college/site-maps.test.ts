import { readFileSync } from 'node:fs';
import { type AddedKind, addedKinds } from '@college/contract/added-pages';
import { CallError } from '@college/contract/client';
import { defaultSiteMap } from '@college/contract/site-map/default';
import { expect, test, vi } from 'vitest';
import { siteMap } from '../../site-map.ts';
import { type Answers, openSite, renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';

const notice = { id: '1', title: 'Long jump', date: '01-09-2026', type: 'OWN_SPORTS_WEEK' };
const sports = {
  path: '/sports-week',
  kind: 'notices',
  title: 'Sports week',
  section: 'students',
  menu: 'students',
};
/** The key of a page after the site map has been read. */
async function keyOf(path: string, answers: Answers) {
  const { open, siteMaps } = openSite(answers);
  for (const page of ['/privacy', '/as/privacy']) await open(page);
  return siteMaps.match(new URL(path, 'https://c.test')).key;
}

const hidden = (path: string) => ({ path, hidden: 1 });
const withMap = (pages: object[], redirects: object[] = []): Answers => ({
  getsitemap: { pages, redirects },
});

test('an added page is in the menus and in the list of all pages, and shows its notices', async () => {
  const answers: Answers = {
    ...withMap([sports]),
    getnoticesbytype: ({ type }) => (type === notice.type ? [notice] : []),
  };
  const page = await visit('/sports-week', answers);
  expect(page).toMatchObject({ status: 200, title: 'Sports week – Demo College' });
  expect(page.text).toContain('Long jump');
  // One link in the menu of the header, and one in the menu of its section.
  expect(page.page.all('nav a[href="/sports-week"]')).toHaveLength(2);
  const used = 'year=2024&page=2&part=3';
  expect(await keyOf(`/sports-week?other=1&${used}`, answers)).toBe(`/sports-week?${used}`);
  for (const path of ['/sitemap', '/search?q=sports+wee'])
    expect((await visit(path, answers)).main.one('a[href="/sports-week"]').words).toBe(
      'Sports week',
    );
});

test.each([
  ['documents', { getnoticesbytype: [notice] }, 'Long jump'],
  ['articles', { getnoticesbytype: [notice] }, 'Long jump'],
  ['text', { getpage: { page: 'sports-week', html: '<p>Long jump</p>' } }, 'Long jump'],
  ['tabs', { getnoticesbytype: [notice] }, 'Long jump'],
  ['members', { getmembersbytype: [{ name: 'Rina D.', designation: 'Captain' }] }, 'Captain'],
  ['people', { getmembersbytype: [{ name: 'Rina D.', designation: 'Captain' }] }, 'Captain'],
  ['evidence', { getowngroup: [{ id: '1', name: 'Audit', types: ['QUALITATIVE'] }] }, 'Audit'],
] as [string, Answers, string][])('a page of %s', async (kind, answers, expected) => {
  const all = { ...withMap([{ ...sports, kind }]), ...answers };
  const { status, text, title } = await visit('/sports-week', all);
  expect(status).toBe(200);
  expect(title).toMatch(/^Sports week.* – Demo College$/);
  expect(text).toContain(expected);
});

test.each(['text', 'tabs'])('a page of %s shows the static text of its own code', async (kind) => {
  const getpage = vi.fn(() => 0);
  await visit('/sports-week', { ...withMap([{ ...sports, kind }]), getpage });
  expect(getpage).toHaveBeenCalledWith({ page: 'sports-week' });
});

const shownBy: Record<AddedKind, string> = {
  notices: 'notices/OWN_SPORTS_WEEK',
  documents: 'notices/OWN_SPORTS_WEEK',
  articles: 'notices/OWN_SPORTS_WEEK',
  text: 'pages/sports-week',
  members: 'members/OWN_SPORTS_WEEK',
  people: 'members/OWN_SPORTS_WEEK',
  tabs: 'notices/OWN_SPORTS_WEEK',
  evidence: 'evidence/OWN_SPORTS_WEEK',
};
test.each(addedKinds)('a page of %s is in the menus when it has content', async (kind) => {
  const isInMenu = async (content: string[]) => {
    const answers: Answers = { getsitemap: { pages: [{ ...sports, kind }], content } };
    const { page } = await visit('/privacy', answers);
    return page.all('nav a[href="/sports-week"]').length > 0;
  };
  expect(await isInMenu(['notices/EXAM_RESULTS'])).toBe(false);
  expect(await isInMenu([shownBy[kind]])).toBe(true);
});

test('menus and the page of all pages list only pages with content', async () => {
  const content = ['notices/EXAM_RESULTS'];
  const answers: Answers = { getsitemap: { pages: [sports], content } };
  for (const path of ['/students/results', '/as/sitemap']) {
    const { page } = await visit(path, answers);
    const links = new Set(page.all('nav a, main a').map(({ attributes: { href = '' } }) => href));
    const prefix = path.startsWith('/as') ? '/as' : '';
    const are = [
      '/students/results',
      '/alumni-registration',
      '/students/exam-schedule',
      '/sports-week',
    ];
    expect(are.map((path) => links.has(prefix + path))).toEqual([true, true, false, false]);
  }
  // The address still answers.
  expect((await visit('/students/exam-schedule', answers)).status).toBe(200);
});

test('a renamed page has its new title everywhere', async () => {
  const { page, title } = await visit(
    '/facility/library',
    withMap([{ path: '/facility/library', title: 'Reading room' }]),
  );
  expect(title).toBe('Reading room – Demo College');
  expect(page.words).not.toContain('Library');
});

test.each(['/facility/library', '/notifications/tender', '/ncc/home', '/nirf'])(
  '%s is in no menu and answers 404 when it is hidden',
  async (path) => {
    const answers = withMap([hidden(path)]);
    for (const prefix of ['', '/as']) {
      const { status, page } = await visit(prefix + path, answers);
      expect(status).toBe(404);
      expect(page.all(`a[href="${prefix}${path}"]`)).toEqual([]);
      expect((await visit(`${prefix}${path}/2024`, answers)).status).toBe(404);
    }
    expect(await keyOf(path, answers)).toBe('/404');
    expect((await visit('/sitemap', answers)).page.all(`a[href="${path}"]`)).toEqual([]);
  },
);

test('pages below a hidden page still answer', async () => {
  const { status } = await visit('/ncc/home', withMap([hidden('/ncc')]));
  expect(status).toBe(200);
});

const locationOf = async (path: string, answers: Answers) => {
  const open = renderWith(answers);
  // The site map is read with the first page of each language.
  for (const page of ['/privacy', '/as/privacy']) await open(page);
  const { status, headers } = await open(path);
  return [status, headers.Location];
};

test('hidden pages and old addresses lead to the targets of their redirects', async () => {
  const answers = withMap(
    [hidden('/facility/library')],
    [
      { from: '/facility/library', to: '/events?year=2025' },
      { from: '/পুৰণি/page.html', to: 'https://example.org/new' },
      { from: '/old/form.pdf', to: '/files/media/form.pdf' },
    ],
  );
  expect(await locationOf('/facility/library', answers)).toEqual([301, '/events?year=2025']);
  expect(await locationOf('/as/facility/library', answers)).toEqual([301, '/as/events?year=2025']);
  expect(await keyOf('/facility/library?page=2', answers)).toBe('/facility/library');
  expect(await locationOf('/পুৰণি/page.html', answers)).toEqual([301, 'https://example.org/new']);
  expect(await locationOf('/as/পুৰণি/page.html', answers)).toEqual([301, 'https://example.org/new']);
  expect(await locationOf('/as/old/form.pdf', answers)).toEqual([301, '/files/media/form.pdf']);
});

test('an old page number is redirected even if there is a page, and other queries are ignored', async () => {
  const answers = withMap(
    [],
    [
      { from: '/?p=12', to: '/singleevent?eventId=7' },
      { from: '/old-site?page_id=3', to: '/events' },
      { from: '/পুৰণি?p=4', to: '/nirf' },
    ],
  );
  expect(await locationOf('/?p=12', answers)).toEqual([301, '/singleevent?eventId=7']);
  expect(await locationOf('/as?x=1&p=12', answers)).toEqual([301, '/as/singleevent?eventId=7']);
  expect(await locationOf('/old-site?page_id=3', answers)).toEqual([301, '/events']);
  expect(await locationOf('/পুৰণি?p=4', answers)).toEqual([301, '/nirf']);
  expect((await visit('/events?p=13', answers)).status).toBe(200);
  expect(await keyOf('/?p=13', answers)).toBe('/');
  expect(await keyOf('/?p=12', answers)).toBe('/?p=12');
  expect((await visit('/old-site?page_id=4', answers)).status).toBe(404);
});

test('a smaller copy of an old picture is redirected with the picture, and a tag by its name', async () => {
  const answers = withMap(
    [],
    [
      { from: '/wp-content/uploads/2019/05/gate.jpg', to: '/files/media/gate.jpg' },
      { from: '/wp-content/uploads/2019/05/hall-scaled.jpg', to: '/files/media/hall.jpg' },
      { from: '/wp-content/uploads/2019/05/map-300x200.jpg', to: '/files/media/map.jpg' },
      { from: '/?tag=exams', to: '/nirf' },
    ],
  );
  const uploads = '/wp-content/uploads/2019/05';
  for (const [from, to] of [
    ['gate-300x200.jpg', 'gate'],
    ['Gate-1024x768.JPG', 'gate'],
    ['hall-150x150.jpg', 'hall'],
    ['map-300x200.jpg', 'map'],
  ])
    expect(await locationOf(`${uploads}/${from}`, answers)).toEqual([
      301,
      `/files/media/${to}.jpg`,
    ]);
  expect((await visit(`${uploads}/other-300x200.jpg`, answers)).status).toBe(404);
  expect((await visit(`${uploads}/gate-large.jpg`, answers)).status).toBe(404);
  expect(await locationOf('/?tag=Exams', answers)).toEqual([301, '/nirf']);
  expect((await visit('/events?tag=other', answers)).status).toBe(200);
});

test('a page is shown even if there is a redirect from its address', async () => {
  const answers = withMap([], [{ from: '/events', to: '/nirf' }]);
  expect((await visit('/events', answers)).status).toBe(200);
});

test('a short address leads to a page that is not hidden', async () => {
  const answers = withMap([hidden('/facility/library')]);
  expect(await locationOf('/facility', answers)).toEqual([
    302,
    '/facility/ict_enabled_digital_classrooms',
  ]);
});

test('the last site map is used while the backend fails', async () => {
  let isFailing = false;
  const getsitemap = () => {
    if (isFailing) throw new CallError('getsitemap', 500, 'No.');
    return { pages: [sports] };
  };
  const open = renderWith({ getsitemap });
  await open('/privacy');
  isFailing = true;
  const { body, stale } = await open('/privacy');
  expect(String(body)).toContain('href="/sports-week"');
  expect(stale).toBe(true);
  expect((await open('/sitemap/pages.xml')).stale).toBe(true);
  expect((await renderWith(withMap([]))('/sitemap/pages.xml')).stale).toBe(false);
});

test('the default site map has the titles, places and content of each page', () => {
  expect(defaultSiteMap.map(({ path }) => path)).toEqual(Object.keys(siteMap));
  expect(defaultSiteMap.find(({ path }) => path === '/iqac/aqar')).toEqual({
    path: '/iqac/aqar',
    titles: { en: 'AQAR', as: expect.stringMatching(/./) },
    section: 'iqac',
    heading: 'reports',
    shows: ['notices/IQAC_AQAR'],
  });
});

test('a section without shown pages is in no menu', async () => {
  const all = Object.entries(siteMap)
    .filter(([, { section, menu }]) => [section, menu].includes('alumni'))
    .map(([path]) => hidden(path));
  const { page } = await visit('/privacy', withMap(all));
  // The text of the page itself mentions the registration of alumni.
  expect(page.one('header').words).not.toContain('Alumni');
});

const reported: { from: string; to: string; ask: string }[] = JSON.parse(
  readFileSync(new URL('./redirects.json', import.meta.url), 'utf8'),
);
test.each([
  ...reported,
  { from: '/old/%E0%A6%95%E0%A7%8B', to: '/events', ask: '/old/%E0%A6%95%E0%A7%87%E0%A6%BE' },
  { from: '/old/জাননী', to: '/events', ask: '/OLD/জাননী' },
  { from: '/index.php?id=5', to: '/events', ask: '/index.php?id=5' },
])('$ask uses the redirect from $from', async ({ from, to, ask }) => {
  const answers = withMap([], [{ from, to }]);
  expect(await locationOf(ask, answers)).toEqual([301, to]);
});

test('an old address with a query is redirected only with this query', async () => {
  const answers = withMap(
    [],
    [
      { from: '/index.php?id=5', to: '/events' },
      { from: '/index.php?id=6', to: '/nirf' },
    ],
  );
  expect(await locationOf('/index.php?id=6', answers)).toEqual([301, '/nirf']);
  expect((await locationOf('/index.php?id=7', answers))[0]).toBe(404);
});

test.each([
  ['/events?q=ফল', '/events?q=%E0%A6%AB%E0%A6%B2'],
  ['/ফল', '/%E0%A6%AB%E0%A6%B2'],
  ['/..//evil.example.org/a', '/evil.example.org/a'],
])('a redirect to %s has a valid header', async (to, location) => {
  const answers = withMap([], [{ from: '/old', to }]);
  expect(await locationOf('/old', answers)).toEqual([301, location]);
});

test.each([
  ['/EVENTS', '/events'],
  ['/Events?page=2', '/events?page=2'],
  ['/as/EVENTS', '/as/events'],
  ['/Iqac/Minutes', '/iqac/minutes'],
])('%s is redirected to the spelling of the site map', async (path, location) => {
  expect(await locationOf(path, withMap([]))).toEqual([301, location]);
});

test.each(['//', '///', '//departments', '/departments//'])('%s is no page', (path) => {
  const { siteMaps } = openSite({});
  const address = new URL('https://c.test');
  address.pathname = path;
  expect(siteMaps.match(address).key).toBe('/404');
});

/** Redirects that never end, by the spellings in which the office may write them. */
const circles: [from: string, to: string][][] = [
  ...[
    ['/old', '/old'],
    ['/old', '/Old/'],
    ['/old', '/old?x=1#top'],
    ['/old', '/x/../old'],
    ['/old', '/%6Fld'],
    ['/old', '/as/old'],
    ['/old', 'https://c.test/old'],
    ['/old', 'http://c.test/old'],
    ['/old', 'https://www.c.test/old'],
    ['/old', 'HTTPS://C.TEST./OLD/'],
    ['/old', 'https://c.test:443/old?x=1'],
    ['/old', 'http://c.test:80/old#top'],
    ['/old', 'https://c.test/as/old'],
    ['/old', 'https://name@c.test/old'],
    ['/জাননী', '/জাননী'],
    ['/জাননী', 'https://c.test/%E0%A6%9C%E0%A6%BE%E0%A6%A8%E0%A6%A8%E0%A7%80'],
    ['/old/%E0%A6%95%E0%A7%8B', 'https://c.test/old/ক%E0%A7%87%E0%A6%BE'],
    ['/index.php?id=5', 'https://c.test/INDEX.php?id=5'],
    ['/?p=12', 'https://c.test/?p=12&x=1'],
    ['/?p=12', '/as?p=12'],
    ['/events?p=12', '/events?p=12'],
    ['/gate.jpg', '/gate-300x200.jpg'],
  ].map(([from = '', to = '']): [string, string][] => [[from, to]]),
  [
    ['/old', 'https://c.test/older'],
    ['/older', '/old'],
  ],
  [
    ['/old', '/older?x=1'],
    ['/older', 'https://www.c.test/as/oldest'],
    ['/oldest', '/OLD'],
  ],
  [
    ['/old', '/older'],
    ['/older', 'https://c.test/older'],
  ],
];

test.each(circles)('redirects that never end are not used: %s', async (...lines) => {
  const redirects = lines.map(([from, to]) => ({ from, to }));
  const answers = withMap([], redirects);
  for (const { from } of redirects)
    for (const path of [from, `/as${from.replace(/^\/(?=\?)/, '')}`])
      expect((await locationOf(path, answers))[1]).toBeUndefined();
});

test.each([
  ['/old', 'https://c.test/older'],
  ['/old', 'https://c.test:8443/old'],
  ['/old', 'https://elsewhere.test/old'],
  ['/old?id=5', '/old'],
  ['/old?id=5', '/old?id=6'],
])('a redirect from %s to %s ends', async (from, to) =>
  expect(await locationOf(from, withMap([], [{ from, to }]))).toEqual([301, to]),
);

test('a hidden page is not led back to a page that leads to it', async () => {
  const answers = withMap([hidden('/events')], [{ from: '/events', to: '/singleevent' }]);
  expect(await locationOf('/singleevent', answers)).toEqual([404, undefined]);
});
