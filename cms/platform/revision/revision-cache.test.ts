import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { oncePerRevision, RevisionCache } from './revision-cache.ts';

const payload = {} as Payload;

it('reads missing values, and all of them again at another revision', async () => {
  const cache = new RevisionCache<string>(10);
  const reads: string[][] = [];
  const get = async (keys: string[], revision: string) => {
    const at = { payload, revision };
    const result = await cache.getAll(keys, String, at, async (missing) => {
      reads.push(missing);
      return (key) => `${key} of ${revision}`;
    });
    return [...result.values()];
  };
  expect(await get(['a', 'b'], 'one')).toEqual(['a of one', 'b of one']);
  expect(await get(['b', 'c'], 'one')).toEqual(['b of one', 'c of one']);
  expect(await get(['b'], 'two')).toEqual(['b of two']);
  expect(reads).toEqual([['a', 'b'], ['c'], ['b']]);
});

it('drops the oldest values beyond its limit, and never stores one that is too large', async () => {
  const cache = new RevisionCache<string>(2, (value) => value.length < 5);
  const reads: string[] = [];
  const get = (key: string, value: string) =>
    cache.getAll([key], String, { payload, revision: 'one' }, async () => {
      reads.push(key);
      return () => value;
    });
  for (const key of ['a', 'b', 'c', 'c', 'a']) await get(key, 'text');
  expect(reads).toEqual(['a', 'b', 'c', 'a']);
  for (let time = 0; time < 2; time += 1) await get('long', 'a long text');
  expect(reads.slice(4)).toEqual(['long', 'long']);
});

it('reads again after a failure', async () => {
  let count = 0;
  const readOnce = oncePerRevision(async () => {
    count += 1;
    if (count === 1) throw new Error('The database is locked.');
    return `${count}`;
  });
  const where = { payload, revision: 'one' };
  await expect(readOnce(where)).rejects.toThrow('locked');
  expect([await readOnce(where), await readOnce(where)]).toEqual(['2', '2']);
});

it('stores that a value does not exist', async () => {
  const cache = new RevisionCache<string>(10);
  let count = 0;
  const get = () =>
    cache.getAll(['gone'], String, { payload, revision: 'one' }, async () => {
      count += 1;
      return () => undefined;
    });
  expect([(await get()).size, (await get()).size, count]).toEqual([0, 0, 1]);
});
