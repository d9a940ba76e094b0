import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Visitor } from './data-cache.ts';
import {
  createPageCache,
  type Encoding,
  encodePage,
  type Page,
  type Rendered,
} from './page-cache.ts';

function fakeBackend() {
  const listeners: (() => void)[] = [];
  const revision = {
    current: 'a',
    lists: {},
    movedAt: performance.now() - 60_000,
    onMove: (listener: () => void) => void listeners.push(listener),
  };
  const patience = {
    isOver: false,
    ended: () => new Promise<void>(() => {}),
    renew: () => {},
    close: () => {},
  };
  const health = { isUp: true, patience: () => patience, onChange: () => {} };
  const move = (to: string, ago = 0) => {
    revision.current = to;
    revision.movedAt = performance.now() - ago;
    for (const listener of listeners) listener();
  };
  return { revision, health, patience, move };
}
type Visit = Parameters<ReturnType<typeof createPageCache>['get']>[1];
/** A page as a test renders it. */
interface Source {
  key: string;
  render: (visitor?: Visitor) => Promise<Rendered>;
}

/** A page cache in front of a backend, by default a healthy one that publishes nothing. */
function openPageCache(
  { revision, health }: Pick<ReturnType<typeof fakeBackend>, 'revision' | 'health'> = fakeBackend(),
  headers: Parameters<typeof createPageCache>[2] = () => ({}),
) {
  const pages = createPageCache<Source>(
    revision,
    health,
    headers,
    ({ render }, _patience, visitor) => render(visitor),
  );
  const get = (key: string, render: Source['render'], visit?: Visit) =>
    pages.get({ key, render }, visit);
  return {
    get,
    fresh: pages.fresh,
    get counts() {
      return pages.counts;
    },
  };
}

const page = (body: string, more: Partial<Rendered> = {}): Rendered => ({
  status: 200,
  route: '/',
  headers: {},
  body,
  keep: true,
  stale: false,
  ...more,
});
const text = (page: Page) => encodePage(page, 'identity').body.toString();

test('renders a page once, however many visitors ask at once', async () => {
  const pages = openPageCache();
  const render = vi.fn(async () => page('hello'));
  const got = await Promise.all(Array.from({ length: 50 }, () => pages.get('/', render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(got).size).toBe(1);
});

test.each([undefined, 'br', 'gzip'] as const)(
  'keeps the same bytes in each encoding, compressed for %s at first',
  async (compression) => {
    const pages = openPageCache();
    const prepared = await pages.get('/events', async () => page('নমস্কাৰ', { route: '/events' }), {
      compression,
    });
    expect(Object.keys(prepared.encoded)).toEqual([compression ?? 'br']);
    expect(brotliDecompressSync(encodePage(prepared, 'br').body).toString()).toBe('নমস্কাৰ');
    const gzip = encodePage(prepared, 'gzip');
    expect(gunzipSync(gzip.body).toString()).toBe('নমস্কাৰ');
    expect(encodePage(prepared, 'gzip')).toBe(gzip);
    expect(text(prepared)).toBe('নমস্কাৰ');
  },
);

test('home is compressed by Brotli at once, because that takes long', async () => {
  const pages = openPageCache();
  const home = await pages.get('/', async () => page('Home'), { compression: 'gzip' });
  expect(Object.keys(home.encoded)).toEqual(['br']);
});

test('a page takes as much memory as it has bytes', async () => {
  const pages = openPageCache();
  const prepared = await pages.get('/', async () => page('Notices'));
  for (const encoding of ['br', 'gzip'] as const) {
    const { body } = encodePage(prepared, encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});

test('a page rendered anew counts against nobody', async () => {
  const { revision, health, move } = fakeBackend();
  const pages = openPageCache({ revision, health });
  const addresses: (string | undefined)[] = [];
  const render = async (visitor?: Visitor) => {
    addresses.push(visitor?.address);
    return page('results');
  };
  const visit = (address: string) => ({ visitor: { address, request: 'r1' } });
  await pages.get('/search?q=results', render, visit('10.0.0.1'));
  await pages.get('/search?q=results', render, visit('10.0.0.2'));
  move('b');
  await pages.get('/search?q=results', render, visit('10.0.0.3'));
  await vi.waitFor(() => expect(pages.fresh('/search?q=results')).toBeDefined());
  revision.current = 'c';
  await pages.get('/search?q=results', render, visit('10.0.0.4'));
  expect(addresses).toEqual(['10.0.0.1', undefined, undefined]);
});

test('a first render is dropped when all visitors waiting for it have left', async () => {
  const pages = openPageCache();
  const signals: (AbortSignal | undefined)[] = [];
  const render = vi.fn((visitor?: Visitor) => {
    signals.push(visitor?.signal);
    return new Promise<Rendered>(() => {});
  });
  const visitors = [new AbortController(), new AbortController()];
  for (const { signal } of visitors)
    void pages.get('/search?q=a', render, { visitor: { address: '', request: '', signal } });
  visitors[0]?.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
  visitors[1]?.abort();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  void pages.get('/search?q=a', render, { visitor: { address: '', request: '' } });
  expect(render).toHaveBeenCalledTimes(2);
});

test('right after a publish sends the stale page while it renders, then the new one', async () => {
  const { revision, health, move } = fakeBackend();
  const pages = openPageCache({ revision, health });
  let body = 'old';
  const render = async () => page(body);
  await pages.get('/', render);
  body = 'new';
  move('b');
  expect(text(await pages.get('/', render))).toBe('old');
  await vi.waitFor(async () => expect(text(await pages.get('/', render))).toBe('new'));
});

test('some time after a publish nobody gets the old page', async () => {
  const { revision, health } = fakeBackend();
  const pages = openPageCache({ revision, health });
  let body = 'old';
  const render = async () => page(body);
  await pages.get('/', render);
  body = 'new';
  revision.current = 'b';
  expect(text(await pages.get('/', render))).toBe('new');
});

test('keeps the stale page while the backend fails, and renders again after it recovers', async () => {
  const { revision, health } = fakeBackend();
  const pages = openPageCache({ revision, health });
  let answer = page('seen');
  const render = async () => answer;
  await pages.get('/', render);
  answer = page('sorry', { status: 503, keep: false });
  revision.current = 'b';
  health.isUp = false;
  expect(text(await pages.get('/', render))).toBe('seen');
  health.isUp = true;
  expect(text(await pages.get('/', render))).toBe('seen');
  answer = page('back');
  expect(text(await pages.get('/', render))).toBe('back');
});

test('a late render does not replace a newer page', async () => {
  const { revision, health } = fakeBackend();
  const pages = openPageCache({ revision, health });
  let finishLate: (rendered: Rendered) => void = () => {};
  const late = pages.get('/', () => new Promise<Rendered>((resolve) => (finishLate = resolve)));
  revision.current = 'b';
  await pages.get('/', async () => page('new'));
  finishLate(page('old'));
  await late;
  expect(text(await pages.get('/', async () => page('again')))).toBe('new');
});

test('later visitors of a slow page wait for the same render', async () => {
  const pages = openPageCache();
  const slow = Promise.withResolvers<Rendered>();
  const render = vi.fn(() => slow.promise);
  const first = pages.get('/', render);
  const second = pages.get('/', render);
  slow.resolve(page('well'));
  expect([text(await first), text(await second)]).toEqual(['well', 'well']);
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  ['is repeated for', false, 200],
  ['is not repeated for equally patient', true, 503],
])('a render that the first visitor gave up %s later visitors', async (_what, isOver, status) => {
  const { revision, health, patience } = fakeBackend();
  const pages = openPageCache({ revision, health });
  const slow = Promise.withResolvers<Rendered>();
  const first = pages.get('/', () => slow.promise);
  const second = pages.get('/', async () => page('well'));
  patience.isOver = isOver;
  slow.resolve(page('sorry', { status: 503, keep: false }));
  expect((await first).status).toBe(503);
  expect((await second).status).toBe(status);
});

test('a page from stale answers is rendered again', async () => {
  const pages = openPageCache();
  await pages.get('/', async () => page('half', { stale: true }));
  expect(pages.fresh('/')).toBeUndefined();
  expect(text(await pages.get('/', async () => page('whole')))).toBe('whole');
});

test('errors are not kept', async () => {
  const pages = openPageCache();
  const failed = await pages.get('/', async () => page('sorry', { status: 503, keep: false }));
  expect(failed.status).toBe(503);
  expect(pages.counts.pages).toBe(0);
});

test.each([500, 503])('a render that ends with %i leaves the former page', async (status) => {
  const { revision, health } = fakeBackend();
  const pages = openPageCache({ revision, health });
  await pages.get('/', async () => page('seen'));
  revision.current = 'b';
  const failing = async () => page('sorry', { status, keep: false });
  expect(text(await pages.get('/', failing))).toBe('seen');
  expect(pages.counts.pages).toBe(1);
  const missing = async () => page('gone', { status: 404, keep: false });
  expect(text(await pages.get('/', missing))).toBe('gone');
  // A page that no longer exists is not served when the backend fails later.
  expect(pages.counts.pages).toBe(0);
});

test.each([
  [300, 0],
  [499, 0],
  [500, 1],
])('a render that ends with %i leaves %i former page', async (status, remaining) => {
  const { revision, health } = fakeBackend();
  const pages = openPageCache({ revision, health });
  await pages.get('/', async () => page('seen'));
  revision.current = 'b';
  await pages.get('/', async () => page('other', { status, keep: false }));
  expect(pages.counts.pages).toBe(remaining);
});

test('cached pages are not rendered again while the backend is down', async () => {
  const { revision, health } = fakeBackend();
  const pages = openPageCache({ revision, health });
  const render = vi.fn(async () => page('seen'));
  await pages.get('/', render);
  revision.current = 'b';
  health.isUp = false;
  await pages.get('/', render);
  expect(render).toHaveBeenCalledOnce();
  expect(pages.counts).toEqual({ hits: 0, stale: 1, renders: 1, pages: 1 });
});

test('the most visited pages are rendered first after a publish, each once', async () => {
  const { revision, health, move } = fakeBackend();
  const pages = openPageCache({ revision, health });
  const rendered: string[] = [];
  const renderOf = (key: string) => async () => {
    rendered.push(key);
    return page(key);
  };
  const keys = Array.from({ length: 61 }, (_, visits) => `/${visits}`);
  for (const [visits, key] of keys.entries())
    for (let time = 0; time <= visits; time += 1) await pages.get(key, renderOf(key));
  rendered.length = 0;
  move('b');
  await pages.get('/30', renderOf('/30'));
  await vi.waitFor(() => expect(rendered).toHaveLength(60));
  await vi.waitFor(() => expect(pages.fresh('/1')).toBeDefined());
  // The least visited page is rendered for its next visitor; the most visited one is ready.
  expect(new Set(rendered)).toEqual(new Set(keys.slice(1)));
  expect(rendered.filter((key) => key !== '/30').slice(0, 3)).toEqual(['/60', '/59', '/58']);
  expect(pages.fresh('/0')).toBeUndefined();
});

test('visits count half after each publish', async () => {
  const { revision, health, move } = fakeBackend();
  const pages = openPageCache({ revision, health });
  const rendered: string[] = [];
  const visit = async (key: string, times: number) => {
    const render = async () => {
      rendered.push(key);
      return page(key);
    };
    for (let time = 0; time < times; time += 1) await pages.get(key, render);
  };
  await visit('/results', 9);
  for (const to of ['b', 'c']) {
    move(to);
    await vi.waitFor(() => expect(pages.fresh('/results')).toBeDefined());
  }
  // Nine visits and two checks, halved twice, are fewer than six visits and more than two.
  await visit('/events', 7);
  await visit('/rules', 3);
  rendered.length = 0;
  move('d');
  await vi.waitFor(() => expect(rendered).toEqual(['/events', '/results', '/rules']));
});

test('a page has its own headers, the common ones, the hash of its style and an ETag', async () => {
  const pages = openPageCache(fakeBackend(), ({ style }) => ({ Policy: `${style}`, Vary: 'all' }));
  const prepared = await pages.get('/', async () =>
    page('hello', { style: 'sha', headers: { Vary: 'Accept-Encoding' } }),
  );
  const same = ['Policy', 'sha', 'Vary', 'Accept-Encoding', 'ETag', prepared.etag];
  expect(prepared.headers).toEqual(same);
  const own = (encoding: Encoding) => encodePage(prepared, encoding).headers.slice(same.length);
  expect(own('identity')).toEqual(['Content-Length', '5']);
  const length = ['Content-Length', expect.any(String)];
  expect(own('gzip')).toEqual([...length, 'Content-Encoding', 'gzip']);
  expect(own('br')).toEqual([...length, 'Content-Encoding', 'br']);
});
