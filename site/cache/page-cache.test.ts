import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createPageCache, type Page, type Rendered } from './page-cache.ts';
import type { Revision } from './revision.ts';

function fakeRevision() {
  const listeners: (() => void)[] = [];
  const state = {
    current: 'a',
    movedAt: performance.now() - 60_000,
    backendUp: true,
  };
  const revision: Revision = {
    get current() {
      return state.current;
    },
    changed: '',
    get movedAt() {
      return state.movedAt;
    },
    get backendUp() {
      return state.backendUp;
    },
    answeredAt: 0,
    onMove: (listener) => void listeners.push(listener),
    ask: async () => {},
    stop: () => {},
  };
  const move = (to: string, ago = 0) => {
    state.current = to;
    state.movedAt = performance.now() - ago;
    for (const listener of listeners) listener();
  };
  return { revision, state, move };
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
const text = ({ bodies }: Pick<Page, 'bodies'>) => gunzipSync(bodies.gzip).toString();

test('renders a page once however many ask at once', async () => {
  const pages = createPageCache(fakeRevision().revision, () => ({}));
  const render = vi.fn(async () => page('hello'));
  const got = await Promise.all(Array.from({ length: 50 }, () => pages.get('/', render)));
  expect(render).toHaveBeenCalledTimes(1);
  expect(new Set(got).size).toBe(1);
});

test('keeps the same bytes in each encoding', async () => {
  const pages = createPageCache(fakeRevision().revision, () => ({}));
  const { bodies } = await pages.get('/', async () => page('নমস্কাৰ'));
  expect(brotliDecompressSync(bodies.br).toString()).toBe('নমস্কাৰ');
  expect(gunzipSync(bodies.gzip).toString()).toBe('নমস্কাৰ');
});

test('what is kept takes as much memory as it weighs', async () => {
  const pages = createPageCache(fakeRevision().revision, () => ({}));
  const { bodies } = await pages.get('/', async () => page('Notices'));
  for (const body of Object.values(bodies)) expect(body.buffer.byteLength).toBe(body.length);
});

test('right after a publish serves what it has while it renders, then the new page', async () => {
  const { revision, move } = fakeRevision();
  const pages = createPageCache(revision, () => ({}));
  let body = 'old';
  const render = async () => page(body);
  await pages.get('/', render);
  body = 'new';
  move('b');
  expect(text(await pages.get('/', render))).toBe('old');
  await vi.waitFor(async () => expect(text(await pages.get('/', render))).toBe('new'));
});

test('a while after a publish nobody gets the old page', async () => {
  const { revision, state } = fakeRevision();
  const pages = createPageCache(revision, () => ({}));
  let body = 'old';
  const render = async () => page(body);
  await pages.get('/', render);
  body = 'new';
  state.current = 'b';
  expect(text(await pages.get('/', render))).toBe('new');
});

test('a failing backend leaves the page seen before, and recovery brings a fresh one', async () => {
  const { revision, state } = fakeRevision();
  const pages = createPageCache(revision, () => ({}));
  let answer = page('seen');
  const render = async () => answer;
  await pages.get('/', render);
  answer = page('sorry', { status: 503, keep: false });
  state.current = 'b';
  state.backendUp = false;
  expect(text(await pages.get('/', render))).toBe('seen');
  state.backendUp = true;
  expect(text(await pages.get('/', render))).toBe('seen');
  answer = page('back');
  expect(text(await pages.get('/', render))).toBe('back');
});

test('a render that comes late does not replace a newer page', async () => {
  const { revision, state } = fakeRevision();
  const pages = createPageCache(revision, () => ({}));
  let finishLate: (rendered: Rendered) => void = () => {};
  const late = pages.get('/', () => new Promise<Rendered>((resolve) => (finishLate = resolve)));
  state.current = 'b';
  await pages.get('/', async () => page('new'));
  finishLate(page('old'));
  await late;
  expect(text(await pages.get('/', async () => page('again')))).toBe('new');
});

test('who comes while a render hangs does not wait for it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const pages = createPageCache(fakeRevision().revision, () => ({}));
  void pages.get('/', () => new Promise<Rendered>(() => {}));
  vi.advanceTimersByTime(3500);
  expect(text(await pages.get('/', async () => page('well')))).toBe('well');
  vi.useRealTimers();
});

test('a page made from stale answers is made again', async () => {
  const pages = createPageCache(fakeRevision().revision, () => ({}));
  await pages.get('/', async () => page('half', { stale: true }));
  expect(pages.fresh('/')).toBeUndefined();
  expect(text(await pages.get('/', async () => page('whole')))).toBe('whole');
});

test('errors are not kept', async () => {
  const pages = createPageCache(fakeRevision().revision, () => ({}));
  const failed = await pages.get('/', async () => page('sorry', { status: 503, keep: false }));
  expect(failed.status).toBe(503);
  expect(pages.counts.pages).toBe(0);
});
