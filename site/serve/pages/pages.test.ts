/** Keys of pages for addresses, and forms that are sent without script. */
import { brotliCompressSync } from 'node:zlib';
import { limitPerNetwork, previewPlaces } from '@college/contract/calls/call';
import { SiteMap } from '@college/contract/entities';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Page, PageCache, Rendered } from '../../cache/page-cache.ts';
import type { Match } from '../../rendering/college/college-site.ts';
import { SiteMaps } from '../../rendering/college/site-maps.ts';
import { en } from '../../strings/en.ts';
import { answerInSentences } from '../errors.ts';
import { previewVisitors } from '../preview-visitors.ts';
import { servePages } from './pages.ts';

const { atOnce, waiting } = previewPlaces;
const page: Page = {
  status: 200,
  route: '/students/results',
  etag: '',
  countedSearch: undefined,
  headers: [],
  encoded: { br: { headers: [], body: brotliCompressSync('') } },
};
const rendered = {
  status: 400,
  route: '/visitors-note',
  headers: { Own: 'yes' },
  style: 'sha',
  body: 'Sorry.',
};
const get = vi.fn<PageCache<Match>['get']>(async () => page);
const render = vi.fn(async (_request: Request) => rendered as unknown as Rendered);
/** Pages that the college has just added: the site map is read when an address has no page. */
const added: object[] = [];
const siteMaps = new SiteMaps('https://c.test');
const refresh = vi.spyOn(siteMaps, 'refresh');
const session = () => ({
  call: { getsitemap: async () => SiteMap.parse({ pages: added }) },
});
const add = vi.fn();
const app = Fastify();
answerInSentences(app);
/** The routes by which answers are counted. */
const countedRoutes: (string | undefined)[] = [];
app.addHook('onResponse', async ({ page }) => void countedRoutes.push(page));
await app.register(servePages, {
  pages: { get, fresh: () => undefined },
  render,
  siteUrl: 'https://c.test',
  headers: ({ style }: Pick<Rendered, 'style'>) => ({ Style: `${style}` }),
  data: { session },
  searches: { add },
  previews: previewVisitors(),
  siteMaps,
} as unknown as Parameters<typeof servePages>[1]);
afterAll(() => app.close());
beforeEach(() => {
  get.mockClear();
  render.mockClear();
});

test.each([
  ['/', '/'],
  ['/students/results', '/students/results'],
  ['/students/results/', '/students/results'],
  ['/students/results?', '/students/results'],
  ['/students/results?page=2&year=2024&from=mail', '/students/results?year=2024&page=2'],
  ['/students/results?page=', '/students/results?page='],
  ['/students/results?part=1', '/students/results'],
  ['/students/results?part=2', '/students/results?part=2'],
  ['/%73tudents/results?page=2', '/students/results?page=2'],
  ['/nothing', '/404'],
  ['/as/nothing?page=2', '/as/404'],
  ['//students/results', '/404'],
  ['/students/results//', '/404'],
])('%s is the page %s', async (url, key) => {
  expect((await app.inject({ url })).statusCode).toBe(200);
  expect(get.mock.calls.map(([match]) => match.key)).toEqual([key]);
  expect(get.mock.calls[0]?.[0].url.href).toBe(`https://c.test${key}`);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['', undefined],
])('a page is compressed as its first visitor takes it: %j', async (accepted, compression) => {
  const { rawPayload } = await app.inject({ headers: { 'Accept-Encoding': accepted }, url: '/' });
  expect(get.mock.lastCall?.[1]?.compression).toBe(compression);
  expect(rawPayload.length === 0).toBe(compression === undefined);
});

test('requests and forms are counted by their page', async () => {
  countedRoutes.length = 0;
  await app.inject({ url: '/students/results' });
  await app.inject({
    ...{ url: '/visitors-note', method: 'POST', payload: 'name=Rina' },
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  await expect.poll(() => countedRoutes).toEqual(['/students/results', '/visitors-note']);
});

test('a page that was added a moment ago is found', async () => {
  added.push({ path: '/sports-week', kind: 'notices', title: 'Sports week' });
  await app.inject({ url: '/sports-week?page=2&from=mail' });
  expect(get.mock.calls.map(([match]) => match.key)).toEqual(['/sports-week?page=2']);
  refresh.mockClear();
  await app.inject({ url: '/students/results/' });
  expect(refresh).not.toHaveBeenCalled();
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

  test('of the admin reaches its preview as it came, whatever its size, and without a limit', async () => {
    const unsaved = { language: 'en', data: { title: 'x'.repeat(100_000) } };
    const send = (url: string, payload: string, site = 'same-origin') =>
      app.inject({
        ...{ method: 'POST', url, payload },
        headers: { 'Content-Type': 'application/json', Host: 'c.test', 'Sec-Fetch-Site': site },
      });
    for (const url of ['/preview/notices/1?token=a', '/as/preview/notices/1?token=a']) {
      render.mockClear();
      const answers = await Promise.all(
        Array.from({ length: atOnce + waiting }, () => send(url, JSON.stringify(unsaved))),
      );
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
      expect(answers[0]?.body).toBe('Sorry.');
      expect(await render.mock.calls[0]?.[0].json()).toEqual(unsaved);
    }
    const address = '/preview/notices/1?token=a';
    render.mockClear();
    expect((await send(address, '{')).body).toBe('Sorry.');
    expect(await render.mock.calls[0]?.[0].text()).toBe('{');
    const parse = vi.spyOn(JSON, 'parse');
    const manyValues = await send(address, `[${'{},'.repeat(40_000)}0]`);
    expect([manyValues.statusCode, manyValues.body]).toEqual([
      413,
      'The request has more than 60000 values.',
    ]);
    const isDeep = await send(address, '['.repeat(100_000));
    expect([isDeep.statusCode, isDeep.body]).toEqual([
      400,
      'The request is nested more than 200 levels deep.',
    ]);
    expect(parse).not.toHaveBeenCalled();
    expect((await send(address, '{}', 'cross-site')).statusCode).toBe(403);
    expect((await send(address, `"${'x'.repeat(600_000)}"`)).statusCode).toBe(413);
  });

  test('of a preview waits for a place, and is refused when too many wait', async () => {
    const end = Promise.withResolvers<Rendered>();
    render.mockImplementation(() => end.promise);
    const preview = {
      ...{ method: 'POST', url: '/preview/notices/1?token=a', payload: '{}' },
      headers: { 'Content-Type': 'application/json', Host: 'c.test' },
    } as const;
    const answers = Array.from({ length: atOnce + waiting + 1 }, () => app.inject(preview));
    const { statusCode, headers, body } = await Promise.race(answers);
    expect([statusCode, headers['retry-after'], body]).toEqual([
      ...[429, '1'],
      'Many previews are being made at the moment. Please try again in a moment.',
    ]);
    await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(atOnce));
    // Other pages and forms do not wait.
    expect((await app.inject('/')).statusCode).toBe(200);
    end.resolve(rendered as unknown as Rendered);
    await Promise.all(answers);
    expect(render).toHaveBeenCalledTimes(atOnce + waiting);
    render.mockImplementation(async () => rendered as unknown as Rendered);
  });

  test('of a preview is refused to a network that sent thirty wrong tokens', async () => {
    render.mockImplementation(async ({ url }) => {
      const isRight = url.endsWith('right');
      return { ...rendered, status: isRight ? 200 : 404 } as unknown as Rendered;
    });
    const send = async (token: string, remoteAddress = '10.0.0.30') => {
      const { statusCode, headers } = await app.inject({
        ...{ method: 'POST', url: `/preview/notices/1?token=${token}`, payload: '{}' },
        ...{ remoteAddress, headers: { 'Content-Type': 'application/json', Host: 'c.test' } },
      });
      return [statusCode, headers['retry-after']];
    };
    expect(await send('right')).toEqual([200, undefined]);
    for (let time = 0; time < limitPerNetwork.most; time += 1)
      expect(await send(`wrong-${time}`)).toEqual([404, undefined]);
    render.mockClear();
    expect(await send('wrong')).toEqual([429, '60']);
    expect(render).not.toHaveBeenCalled();
    expect(await send('right')).toEqual([200, undefined]);
    expect(await send('wrong', '10.0.0.31')).toEqual([404, undefined]);
    render.mockImplementation(async () => rendered as unknown as Rendered);
  });

  test('with very many fields is refused before it is parsed', async () => {
    const payload = 'a&'.repeat(300);
    const { statusCode, body } = await app.inject({ ...form, url: '/visitors-note', payload });
    expect([statusCode, body]).toEqual([400, 'The form cannot be read.']);
    expect(render).not.toHaveBeenCalled();
  });

  test('is read by the action of its page', async () => {
    const { statusCode, headers, body } = await app.inject({ ...form, url: '/visitors-note' });
    expect([statusCode, body]).toEqual([400, 'Sorry.']);
    expect(headers).toMatchObject({ own: 'yes', style: 'sha' });
    const [request] = render.mock.calls[0] ?? [];
    expect([request?.method, request?.url]).toEqual(['POST', 'https://c.test/visitors-note']);
    expect(request?.headers.get('Origin')).toBe('https://c.test');
    expect((await request?.formData())?.get('name')).toBe('Rina Das');
  });

  test('is a 404 if there is no page, and a 400 if it cannot be read', async () => {
    const missing = await app.inject({ ...form, url: '/nothing' });
    expect([missing.statusCode, missing.body]).toEqual([404, 'There is no such page or call.']);
    const json = { ...form, headers: { 'Content-Type': 'application/json' } };
    const unread = await app.inject({ ...json, url: '/visitors-note' });
    expect([unread.statusCode, unread.body]).toEqual([400, 'The form cannot be read.']);
    expect(render).not.toHaveBeenCalled();
  });

  test('is refused from the page of another website, in the language of its own page', async () => {
    const headers = { ...form.headers, Origin: 'https://evil.example' };
    const { statusCode, body } = await app.inject({ ...form, headers, url: '/visitors-note' });
    expect([statusCode, body]).toEqual([403, en.forms.refusals.foreign]);
    expect(render).not.toHaveBeenCalled();
  });
});

test('the search of a sent page is counted', async () => {
  add.mockClear();
  await app.inject('/students/results?year=2024');
  expect(add.mock.calls.map(([{ method, url }, sentPage]) => [method, url, sentPage])).toEqual([
    ['GET', '/students/results?year=2024', page],
  ]);
});
