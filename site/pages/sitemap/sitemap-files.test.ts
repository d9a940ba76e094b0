import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test, vi } from 'vitest';
import { renderWith } from '../../testing/render-with.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});
const updated_at = '2026-03-06T04:30:00.000Z';
const event = (id: number) => ({ id, type: 'COLLEGE_EVENT', date: '05-03-2026', updated_at });
const texts = Array.from({ length: 4001 }, (_, at) => ({ path: `${at}.pdf`, updated_at }));
const answers = {
  getnoticesbytype: ({ type }: { type?: string }) =>
    type === 'EXAM_RESULTS' ? [{ id: '1', type, date: '05-03-2026', updated_at }] : [],
  getnoticesbytypedeptv1: ({ type, year, limit = 0, page = 1 }: Record<string, unknown>) =>
    type === 'COLLEGE_EVENT' && year === 2026
      ? Array.from({ length: 450 }, (_, id) => event(id)).slice(
          (Number(page) - 1) * Number(limit),
          Number(page) * Number(limit),
        )
      : [],
  getfileswithtext: ({ limit = 0, page = 1 }: Record<string, unknown>) =>
    texts.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit)),
  getdepartments: [{ dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' }],
};

async function readSitemap(path: string, college: object = answers) {
  const { status, headers, body } = await renderWith(college)(path);
  return { status, type: headers['Content-Type'], body: String(body) };
}
async function readXml(path: string, college?: object) {
  const { status, type, body } = await readSitemap(path, college);
  expect([path, status, type]).toEqual([path, 200, 'application/xml; charset=utf-8']);
  expect(XMLValidator.validate(body)).toBe(true);
  return parser.parse(body);
}

test('the index has a sitemap for pages, departments and years with notices', async () => {
  vi.setSystemTime('2026-11-22');
  const { sitemapindex } = await readXml('/sitemap.xml');
  expect(sitemapindex.sitemap).toEqual([
    { loc: 'https://c.test/sitemap/pages.xml' },
    { loc: 'https://c.test/sitemap/department.xml?dept_code=PHY' },
    ...[1, 2].map((page) => ({ loc: `https://c.test/sitemap/texts.xml?page=${page}` })),
    { loc: 'https://c.test/sitemap/notices.xml?year=2026' },
  ]);
  vi.useRealTimers();
});

test('lists each page in both languages, with its last change', async () => {
  const { urlset } = await readXml('/sitemap/pages.xml');
  const entries = new Map<string, object>(urlset.url.map((url: { loc: string }) => [url.loc, url]));
  const inBoth = (path: string, assamese: string) => [
    { '@_rel': 'alternate', '@_hreflang': 'en', '@_href': `https://c.test${path}` },
    { '@_rel': 'alternate', '@_hreflang': 'as', '@_href': `https://c.test${assamese}` },
  ];
  expect(entries.get('https://c.test/as/students/results')).toEqual({
    loc: 'https://c.test/as/students/results',
    lastmod: updated_at,
    'xhtml:link': inBoth('/students/results', '/as/students/results'),
  });
  expect(entries.get('https://c.test/')).toEqual({
    loc: 'https://c.test/',
    'xhtml:link': inBoth('/', '/as'),
  });
  for (const path of ['/notifications/tender', '/events'])
    expect([path, entries.has(`https://c.test${path}`)]).toEqual([path, true]);
  expect(entries.size).toBe(urlset.url.length);
});

test("lists a department's pages with content, and its teachers", async () => {
  const department = { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' };
  const teacher = { id: 7, name: 'Rina Das', type: 'FACULTY', dept_code: 'PHY', liveNow: 1 };
  const { urlset } = await readXml('/sitemap/department.xml?dept_code=PHY', {
    ...answers,
    getdeptdata: { ...department, vision: '<p>Light</p>' },
    getnoticesbytypedept: ({ type }: { type?: string }) =>
      type === 'DEPTNOTICE' ? [{ id: 3, type, date: '05-03-2026', updated_at }] : [],
    getemployeebytype: ({ type }: { type?: string }) =>
      type === 'FACULTY' ? [teacher, { ...teacher, id: 8, liveNow: 0 }] : [],
  });
  const entries = urlset.url.map(({ loc, lastmod }: Record<string, string>) => [loc, lastmod]);
  const under = 'https://c.test/department/PHY';
  expect(entries.filter(([loc]: string[]) => loc?.startsWith(under))).toEqual([
    [under, undefined],
    [`${under}/profile`, undefined],
    [`${under}/faculty`, undefined],
    [`${under}/notices`, updated_at],
    [`${under}/vision`, undefined],
    [`${under}/singleevent?eventId=3`, updated_at],
    [`${under}/faculty/single?id=7&name=Rina+Das`, undefined],
  ]);
  const none = await readSitemap('/sitemap/department.xml?dept_code=XX', {
    ...answers,
    getdeptdata: 0,
  });
  expect(none.status).toBe(404);
});

test('leaves out hidden and empty pages', async () => {
  const getsitemap = { pages: [{ path: '/nirf', hidden: 1 }], content: ['notices/EXAM_RESULTS'] };
  const { body } = await readSitemap('/sitemap/pages.xml', { ...answers, getsitemap });
  expect(body).toContain('<loc>https://c.test/students/results</loc>');
  expect(body).not.toContain('/nirf</loc>');
  expect(body).not.toContain('/notifications/tender</loc>');
  // It opens only with the id of a committee.
  expect(body).not.toContain('/committee-description</loc>');
});

test('lists all notices and events of a year', async () => {
  const { urlset } = await readXml('/sitemap/notices.xml?year=2026');
  expect(urlset.url).toHaveLength(900);
  expect(urlset.url[0]).toMatchObject({
    loc: 'https://c.test/singleevent?eventId=0',
    lastmod: updated_at,
  });
  const getnoticesbytypedeptv1 = ({ type }: Record<string, unknown>) =>
    type === 'COLLEGE_TENDER' ? [{ id: 9, type, date: '05-03-2026', updated_at }] : [];
  const tenders = await readXml('/sitemap/notices.xml?year=2026', { getnoticesbytypedeptv1 });
  expect(tenders.urlset.url).toMatchObject([
    { loc: 'https://c.test/singleevent?eventId=9' },
    { loc: 'https://c.test/as/singleevent?eventId=9' },
  ]);
  expect((await readSitemap('/sitemap/notices.xml')).status).toBe(404);
});

test('lists the texts of all files', async () => {
  const { urlset } = await readXml('/sitemap/texts.xml?page=2');
  expect(urlset.url).toMatchObject([
    { loc: 'https://c.test/text/4000.pdf', lastmod: updated_at },
    { loc: 'https://c.test/as/text/4000.pdf', lastmod: updated_at },
  ]);
  expect((await readXml('/sitemap/texts.xml')).urlset.url).toHaveLength(8000);
});

test('robots.txt names the sitemap and closes previews', async () => {
  expect(await readSitemap('/robots.txt')).toEqual({
    status: 200,
    type: 'text/plain; charset=utf-8',
    body: 'User-agent: *\nDisallow: /preview/\nDisallow: /as/preview/\n\nSitemap: https://c.test/sitemap.xml\n',
  });
});

test('lists each guide, unless the college hides them', async () => {
  const getguides = [{ address: 'transcript', title: 'Get a transcript' }];
  const addressesOf = async (changes: object) =>
    (await readSitemap('/sitemap/pages.xml', { ...answers, getguides, ...changes })).body;
  expect(await addressesOf({})).toContain('<loc>https://c.test/as/guides/transcript</loc>');
  const hiding = { getsitemap: { pages: [{ path: '/guides', hidden: 1 }] } };
  expect(await addressesOf(hiding)).not.toContain('/guides/transcript');
});
