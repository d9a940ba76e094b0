/** Which page an address means, and what is made of a form that comes without script. */
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page, Rendered } from '../../cache/page-cache.ts';
import { answerInSentences } from '../errors.ts';
import { servePages } from './pages.ts';

const page: Page = {
  ...{ status: 200, route: '/notices', etag: '', revision: 'one', countedSearch: undefined },
  bodies: { br: gzipSync(''), gzip: gzipSync('') },
  heads: { br: [], gzip: [], identity: [] },
};
const rendered = {
  status: 400,
  route: '/visitors-note',
  headers: { Own: 'yes' },
  style: 'sha',
  body: 'Sorry.',
};
const get = vi.fn(async (_key: string, render: () => Promise<Rendered>) => {
  await render();
  return page;
});
const render = vi.fn(async (_request: Request) => rendered as unknown as Rendered);
/** What the college added, and the site learns where it is asked for. */
const added: Record<string, string[]> = {};
const readSiteMap = vi.fn(async () => {
  added['/sports-week'] = ['page'];
});
const add = vi.fn();
const app = Fastify();
answerInSentences(app);
/** Which page each answer was, as it is counted. */
const counted: (string | undefined)[] = [];
app.addHook('onResponse', async ({ page }) => void counted.push(page));
await app.register(servePages, {
  pages: { get, fresh: () => undefined },
  render,
  siteUrl: 'https://c.test',
  headers: (style?: string) => ({ Style: `${style}` }),
  data: {},
  searches: { add },
  renderer: {
    // As the site map's own matcher, it takes two slashes for one.
    knownQuery: (path: string) =>
      ({ '/notices': ['year', 'page'], '/visitors-note': [], '/': [], ...added })[
        path.replaceAll('//', '/')
      ],
    readSiteMap,
    lostAddress: (locale: string) => `/${locale}/404`,
    refusalIn: (url: string, name: string) => `${url}: ${name}`,
  },
} as unknown as Parameters<typeof servePages>[1]);
afterAll(() => app.close());
beforeEach(() => {
  get.mockClear();
  render.mockClear();
});

test.each([
  ['/', '/'],
  ['/notices', '/notices'],
  ['/notices/', '/notices'],
  ['/notices?', '/notices'],
  ['/notices?page=2&year=2024&from=mail', '/notices?year=2024&page=2'],
  ['/notices?page=', '/notices?page='],
  ['/%6eotices?page=2', '/notices?page=2'],
  ['/nothing', '/en/404'],
  ['/as/nothing?page=2', '/as/404'],
  ['//notices', '/en/404'],
  ['/notices//', '/en/404'],
])('%s is the page %s', async (url, key) => {
  expect((await app.inject({ url })).statusCode).toBe(200);
  expect(get.mock.calls.map(([asked]) => asked)).toEqual([key]);
  expect(render.mock.calls[0]?.[0].url).toBe(`https://c.test${key}`);
});

test('what is counted is the page, whether it is asked for or sent to', async () => {
  counted.length = 0;
  await app.inject({ url: '/notices' });
  await app.inject({
    ...{ url: '/visitors-note', method: 'POST', payload: 'name=Rina' },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  await expect.poll(() => counted).toEqual(['/notices', '/visitors-note']);
});

test('a page that was added a moment ago is none that is missing', async () => {
  delete added['/sports-week'];
  await app.inject({ url: '/sports-week?page=2&from=mail' });
  expect(get.mock.calls.map(([asked]) => asked)).toEqual(['/sports-week?page=2']);
  readSiteMap.mockClear();
  await app.inject({ url: '/notices/' });
  expect(readSiteMap).not.toHaveBeenCalled();
});

test.each([
  [`/${'x'.repeat(4000)}`, 414, 'This address is too long.'],
  ['/a%00b', 400, 'This address cannot be read.'],
])('an address without meaning is refused', async (url, status, sentence) => {
  for (const method of ['GET', 'POST'] as const) {
    const { statusCode, body } = await app.inject({ url, method });
    expect([statusCode, body]).toEqual([status, sentence]);
  }
  expect(get).not.toHaveBeenCalled();
});

describe('a form', () => {
  const form = {
    method: 'POST' as const,
    payload: 'name=Rina+Das',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Host: 'c.test' },
  };

  test('is read by the action of its page, as from that page', async () => {
    const { statusCode, headers, body } = await app.inject({ ...form, url: '/visitors-note' });
    expect([statusCode, body]).toEqual([400, 'Sorry.']);
    expect(headers).toMatchObject({ own: 'yes', style: 'sha' });
    const [request] = render.mock.calls[0] ?? [];
    expect([request?.method, request?.url]).toEqual(['POST', 'https://c.test/visitors-note']);
    expect(request?.headers.get('Origin')).toBe('https://c.test');
    expect((await request?.formData())?.get('name')).toBe('Rina Das');
  });

  test('of no page is a 404, a body that is none a 400', async () => {
    const lost = await app.inject({ ...form, url: '/nothing' });
    expect([lost.statusCode, lost.body]).toEqual([404, 'There is no such page or call.']);
    const json = { ...form, headers: { 'Content-Type': 'application/json' } };
    const unread = await app.inject({ ...json, url: '/visitors-note' });
    expect([unread.statusCode, unread.body]).toEqual([400, 'The form cannot be read.']);
    expect(render).not.toHaveBeenCalled();
  });

  test('that the page of another website sends is refused in the language of its page', async () => {
    const headers = { ...form.headers, Origin: 'https://evil.example' };
    const { statusCode, body } = await app.inject({ ...form, headers, url: '/visitors-note' });
    expect([statusCode, body]).toEqual([403, '/visitors-note: foreign']);
    expect(render).not.toHaveBeenCalled();
  });
});

test('whoever is sent a page is counted where it is one of a search', async () => {
  add.mockClear();
  await app.inject('/notices?year=2024');
  expect(add.mock.calls.map(([{ method, url }, sent]) => [method, url, sent])).toEqual([
    ['GET', '/notices?year=2024', page],
  ]);
});
