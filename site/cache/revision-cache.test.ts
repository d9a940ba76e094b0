import { expect, test, vi } from 'vitest';
import { RevisionCache } from './revision-cache.ts';

interface Text {
  text: string;
  revision: string;
  lists?: string[];
  decision?: 'keep' | 'ignore' | 'remove';
}

function openCache() {
  const revision = { current: 'one', lists: {} as Record<string, string> };
  const listeners: (() => void)[] = [];
  const cache = new RevisionCache<Text>({
    revision,
    health: { onChange: (listener) => void listeners.push(listener) },
    maxSize: 10,
    sizeOf: ({ text }) => text.length,
    decide: ({ decision = 'keep' }) => decision,
  });
  const load = (text: string, decision?: Text['decision']) => async (at: string) => ({
    ...{ text, revision: at },
    ...(decision && { decision }),
  });
  const readText = (text: string, decision?: Text['decision']) =>
    cache.read('key', load(text, decision)).value;
  const changeHealth = () => {
    for (const listener of listeners) listener();
  };
  return { cache, revision, load, readText, changeHealth };
}

test('a value is fresh until the revision moves, and the last one after that', async () => {
  const { cache, revision, readText } = openCache();
  await readText('old');
  expect(cache.fresh('key')).toMatchObject({ text: 'old' });
  revision.current = 'two';
  expect(cache.fresh('key')).toBeUndefined();
  expect(cache.last('key')).toMatchObject({ text: 'old' });
});

test('a value is read once, however many need it, and again when the read has failed', async () => {
  const { cache } = openCache();
  const load = vi.fn(async () => Promise.reject(new Error('No backend.')));
  const [first, second] = [cache.read('key', load), cache.read('key', load)];
  expect(second).toBe(first);
  await expect(first.value).rejects.toThrow('No backend.');
  expect(cache.isPending('key')).toBe(false);
  await expect(cache.read('key', load).value).rejects.toThrow('No backend.');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a read is not shared after the revision moves or an outage ends', async () => {
  const { cache, revision, changeHealth } = openCache();
  const hanging = () => new Promise<Text>(() => {});
  const first = cache.read('key', hanging);
  revision.current = 'two';
  const second = cache.read('key', hanging);
  changeHealth();
  const third = cache.read('key', hanging);
  expect(new Set([first, second, third]).size).toBe(3);
});

test.each(['keep', 'remove'] as const)(
  'a late value to %s leaves a newer one',
  async (decision) => {
    const { cache, revision, load, readText } = openCache();
    const late = Promise.withResolvers<void>();
    const oldRead = cache.read('key', async (at) => {
      await late.promise;
      return load('old', decision)(at);
    });
    revision.current = 'two';
    await readText('new');
    late.resolve();
    expect(await oldRead.value).toMatchObject({ text: 'old' });
    expect(cache.fresh('key')).toMatchObject({ text: 'new' });
  },
);

test('keeps the former value for an ignored one, and deletes it for one to remove', async () => {
  const { cache, readText } = openCache();
  await readText('page');
  expect(await readText('error', 'ignore')).toMatchObject({ text: 'error' });
  expect(cache.last('key')).toMatchObject({ text: 'page' });
  await readText('missing', 'remove');
  expect([cache.last('key'), cache.size]).toEqual([undefined, 0]);
});

test('values together stay within their size', async () => {
  const { cache, load } = openCache();
  for (const key of ['a', 'b', 'c']) await cache.read(key, load('12345')).value;
  expect(cache.all().map(([key]) => key)).toEqual(['c', 'b']);
});

test('a read is dropped when all visitors waiting for it have left, but not if one stopped listening', () => {
  const { cache } = openCache();
  const signals: AbortSignal[] = [];
  const start = (key: string) =>
    cache.read(key, (_revision, signal) => {
      signals.push(signal);
      return new Promise(() => {});
    });
  const visitor = new AbortController();
  start('left').join(visitor.signal);
  const stopListening = start('patience over').join(visitor.signal);
  stopListening();
  visitor.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect([cache.isPending('left'), cache.isPending('patience over')]).toEqual([false, true]);
});

test('a value is fresh until one of its own lists changes', async () => {
  const { cache, revision } = openCache();
  const move = (current: string, lists: Record<string, string>) =>
    void Object.assign(revision, { current, lists });
  const read = (key: string, lists?: string[], stale = false) =>
    cache.read(key, async (at) => ({
      ...{ text: key, revision: stale ? '' : at },
      ...(lists && { lists }),
    })).value;
  const fresh = () => ['n', 's', 'a', 'old'].filter((key) => cache.fresh(key));
  move('one', { '*': 'day 1', notices: '1' });
  await read('n', ['notices']);
  await read('s', ['departments']);
  await read('a');
  await read('old', ['departments'], true);
  expect(fresh()).toEqual(['n', 's', 'a']);
  move('two', { '*': 'day 1', notices: '2' });
  expect(fresh()).toEqual(['s']);
  move('three', { '*': 'day 1', notices: '2', departments: '1' });
  expect(fresh()).toEqual([]);
  await read('s', ['departments']);
  move('four', { '*': 'day 2', notices: '2', departments: '1' });
  expect(fresh()).toEqual([]);
});

test('a value that was read before a change of its list is not fresh after it', async () => {
  const { cache, revision } = openCache();
  const { promise, resolve } = Promise.withResolvers<void>();
  revision.lists = { '*': '1', notices: '1' };
  const { value } = cache.read('key', async (at) => {
    await promise;
    return { text: 'old', revision: at, lists: ['notices'] };
  });
  Object.assign(revision, { current: 'two', lists: { '*': '1', notices: '2' } });
  resolve();
  await value;
  expect(cache.fresh('key')).toBeUndefined();
});
