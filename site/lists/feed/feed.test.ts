import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { renderWith } from '../../testing/render-with.ts';
import { visit } from '../../testing/visit.ts';
import { toAtom, toJsonFeed } from './feed.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['entry', 'link'].includes(name),
});
const notice = {
  id: '7',
  title: 'Fees & <fines> "ৰ"\u0000',
  type: 'EXAM_RESULTS',
  date: '05-03-2026',
  posted_as: 'Principal',
  description: '<p>See <a href="/files/media/a.pdf">this</a><script>x</script></p>',
  updated_at: '2026-03-06T04:30:00.000Z',
  upload_info: [
    { url: '/files/media/a.pdf', path: 'a.pdf', mime: 'application/pdf', size: 84_000 },
    { fileType: 'link', path: 'https://example.org/b?c=1&d=2' },
  ],
};
const older = { ...notice, id: '8', date: '04-03-2025', updated_at: undefined, posted_as: '' };
const answers = {
  getnoticesbytype: [older, notice],
  getnoticesbytypedept: [notice],
  getdeptdata: { dept_code: 'PHY', dept_name: 'Physics', stream: 'SCIENCE' },
};

async function readFeed(path: string, college: object = answers) {
  const { status, headers, body, keep } = await renderWith(college)(path);
  return { status, keep, type: headers['Content-Type'], body: String(body) };
}
async function readAtom(path: string, college?: object) {
  const { body, ...rest } = await readFeed(path, college);
  expect(XMLValidator.validate(body)).toBe(true);
  return { ...rest, feed: parser.parse(body).feed };
}

test('a list has an Atom feed: newest first, with ids, days and files', async () => {
  const { feed, ...answer } = await readAtom('/students/results/feed.atom');
  expect(answer).toEqual({
    ...{ status: 200, keep: true },
    type: 'application/atom+xml; charset=utf-8',
  });
  expect(feed).toMatchObject({
    id: 'https://c.test/students/results/feed.atom',
    title: 'Results – Demo College',
    updated: '2026-03-06T04:30:00.000Z',
    author: { name: 'Demo College' },
  });
  expect(feed.link[1]['@_href']).toBe('https://c.test/students/results');
  const [first, second] = feed.entry;
  const id = 'https://c.test/singleevent?eventId=7';
  expect(first).toEqual({
    id,
    title: 'Fees & <fines> "ৰ"',
    published: '2026-03-04T18:30:00.000Z',
    updated: '2026-03-06T04:30:00.000Z',
    author: { name: 'Principal' },
    link: [
      { '@_rel': 'alternate', '@_type': 'text/html', '@_href': id },
      {
        '@_rel': 'enclosure',
        '@_href': 'https://c.test/files/media/a.pdf',
        '@_title': 'a.pdf',
        '@_type': 'application/pdf',
        '@_length': '84000',
      },
      {
        '@_rel': 'enclosure',
        '@_href': 'https://example.org/b?c=1&d=2',
        '@_title': 'b?c=1&d=2',
      },
    ],
    content: {
      '@_type': 'html',
      '#text': '<p>See <a href="https://c.test/files/media/a.pdf">this</a></p>',
    },
  });
  expect(second).toMatchObject({
    id: 'https://c.test/singleevent?eventId=8',
    updated: '2025-03-03T18:30:00.000Z',
  });
  expect(second.author).toBeUndefined();
});

test('a list has a JSON feed too', async () => {
  const { body, type } = await readFeed('/students/results/feed.json');
  expect(type).toBe('application/feed+json; charset=utf-8');
  const { items, ...feed } = JSON.parse(body);
  expect(feed).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Results – Demo College',
    home_page_url: 'https://c.test/students/results',
    feed_url: 'https://c.test/students/results/feed.json',
    language: 'en',
    authors: [{ name: 'Demo College' }],
  });
  expect(items.map(({ id }: { id: string }) => id.at(-1))).toEqual(['7', '8']);
  expect(items[0].attachments[0]).toEqual({
    ...{ url: 'https://c.test/files/media/a.pdf', title: 'a.pdf' },
    ...{ mime_type: 'application/pdf', size_in_bytes: 84_000 },
  });
  expect(items[0].attachments[1].mime_type).toBe('application/octet-stream');
});

test('feeds exist in each language, for departments and for added pages', async () => {
  const assamese = await readAtom('/as/students/results/feed.atom');
  expect(assamese.feed['@_xml:lang']).toBe('as');
  expect(assamese.feed.entry[0].id).toBe('https://c.test/as/singleevent?eventId=7');
  const { feed } = await readAtom('/department/PHY/notices/feed.atom');
  expect(feed.title).toBe('News – Physics – Demo College');
  expect(feed.entry[0].id).toBe('https://c.test/department/PHY/singleevent?eventId=7');
  const own = { path: '/hostel-news', title: 'Hostel news', kind: 'notices' };
  const withOwn = { ...answers, getsitemap: { pages: [own] } };
  expect((await readAtom('/hostel-news/feed.atom', withOwn)).feed.title).toBe(
    'Hostel news – Demo College',
  );
});

test('an empty list has a feed; pages without lists and hidden ones have none', async () => {
  const { feed } = await readAtom('/events/feed.atom', {});
  expect(feed.entry).toBeUndefined();
  expect(feed.updated).toMatch(/^\d{4}-\d\d-\d\dT/);
  const hidden = { getsitemap: { pages: [{ path: '/students/results', hidden: 1 }] } };
  for (const [path, college] of [
    ['/privacy/feed.atom', {}],
    ['/department/NONE/notices/feed.json', { getdeptdata: 0 }],
    ['/students/results/feed.atom', hidden],
  ] as const)
    expect([path, (await readFeed(path, college)).status]).toEqual([path, 404]);
});

test.each([
  ['/students/results', '/students/results'],
  ['/as/students/results?year=2024', '/as/students/results'],
  ['/notifications/tender', '/notifications/tender'],
  ['/notifications/tender/2024', '/notifications/tender'],
  ['/events/2024', '/events'],
  ['/department/PHY/events', '/department/PHY/events'],
  ['/nptel', '/nptel'],
  ['/privacy', undefined],
  ['/department/PHY', undefined],
])('%s announces the feeds of %s', async (path, list) => {
  const { page } = await visit(path, { ...answers, getsitemap: {} });
  const feeds = page
    .all('head > link[rel="alternate"][type]')
    .map(({ attributes: { rel, type, href } }) => [rel, type, href]);
  expect(feeds.filter(([, type]) => type !== 'text/calendar')).toEqual(
    list
      ? [
          ['alternate', 'application/atom+xml', `${list}/feed.atom`],
          ['alternate', 'application/feed+json', `${list}/feed.json`],
        ]
      : [],
  );
});

test('a feed has the forty newest notices with all known fields', async () => {
  const many = ({ type }: { type?: string }) =>
    Array.from({ length: 50 }, (_, index) => ({
      ...{ id: `${type}-${index}`, type, title: 'Report' },
      date: `${String((index % 28) + 1).padStart(2, '0')}-03-2026`,
    }));
  const { body } = await readFeed('/iqac/aishe-data/feed.json', { getnoticesbytype: many });
  const { items } = JSON.parse(body);
  expect(items).toHaveLength(40);
  const response = await readFeed('/students/results/feed.json', { getnoticesbytype: many });
  expect(JSON.parse(response.body).items).toHaveLength(40);
});

test('a coming event was published when it was last written', async () => {
  const coming = { ...older, date: '05-03-2099', updated_at: '2026-03-06T04:30:00.000Z' };
  const { body } = await readFeed('/students/results/feed.json', { getnoticesbytype: [coming] });
  expect(JSON.parse(body).items[0].date_published).toBe('2026-03-06T04:30:00.000Z');
  // A backend may not say when it was written.
  const unknown = { ...coming, updated_at: undefined };
  const answer = await readFeed('/students/results/feed.json', { getnoticesbytype: [unknown] });
  const { date_published } = JSON.parse(answer.body).items[0];
  expect(Date.parse(date_published)).toBeLessThanOrEqual(Date.now());
});

test('addresses are complete, and files have the names of their attachments', async () => {
  const description = '<p><a href="//cdn.test/a">a</a> <a href="/b">b</a></p>';
  const upload_info = [{ url: '/files/x.pdf', path: 'x.pdf', alt: 'Form A' }];
  const getnoticesbytype = [{ ...older, date: '', description, upload_info }];
  const { body } = await readFeed('/students/results/feed.json', { getnoticesbytype });
  const [item] = JSON.parse(body).items;
  expect(item.content_html).toBe('<p><a>a</a> <a href="https://c.test/b">b</a></p>');
  expect(item.date_published).toBe('1969-12-31T18:30:00.000Z');
  expect(item.attachments[0].title).toBe('Form A');
});

const bare = {
  ...{ url: 'https://c.test/1', title: 'A', author: '', html: '' },
  ...{ published: '2026-01-01T00:00:00Z', updated: '2026-02-01T00:00:00Z' },
  files: [
    { url: 'https://c.test/a', name: '', type: '' },
    { url: 'https://c.test/empty', name: '', type: '', size: 0 },
  ],
};
const feed = {
  ...{ title: 'News', college: 'C', language: 'en', updated: bare.updated },
  ...{ self: 'https://c.test/news/feed.atom', page: 'https://c.test/news' },
  entries: [bare, { ...bare, author: 'Principal' }],
};

test('leaves out unknown fields', () => {
  const { feed: atom } = parser.parse(toAtom(feed));
  expect(atom.link).toEqual([
    { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': feed.self },
    { '@_rel': 'alternate', '@_type': 'text/html', '@_href': feed.page },
  ]);
  expect(atom.entry.map(({ author }: { author?: object }) => author)).toEqual([
    undefined,
    { name: 'Principal' },
  ]);
  expect(atom.entry[0].link.slice(1)).toEqual([
    { '@_rel': 'enclosure', '@_href': 'https://c.test/a' },
    { '@_rel': 'enclosure', '@_href': 'https://c.test/empty', '@_length': '0' },
  ]);
  const [first, second] = JSON.parse(toJsonFeed(feed)).items;
  expect(first).toEqual({
    ...{ id: bare.url, url: bare.url, title: 'A', content_html: '' },
    ...{ date_published: bare.published, date_modified: bare.updated },
    attachments: [
      { url: 'https://c.test/a', mime_type: 'application/octet-stream' },
      {
        ...{ url: 'https://c.test/empty', mime_type: 'application/octet-stream' },
        size_in_bytes: 0,
      },
    ],
  });
  expect(second.authors).toEqual([{ name: 'Principal' }]);
});

test('a feed has the newest texts up to a limit, then only titles', async () => {
  const description = `<p>${'"'.repeat(300_000)}</p>`;
  const getnoticesbytype = Array.from({ length: 20 }, (_, at) => ({
    ...notice,
    id: `${at}`,
    date: `${28 - at}-03-2026`,
    description,
  }));
  const { feed } = await readAtom('/students/results/feed.atom', { ...answers, getnoticesbytype });
  expect(feed.entry).toHaveLength(20);
  expect(feed.entry.filter(({ content }: { content?: object }) => content)).toHaveLength(1);
});
