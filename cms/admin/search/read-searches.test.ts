import type { Payload } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { patience, temporaryCms } from '../../testing/temporary-cms.ts';
import { readSearches } from './read-searches.ts';

let payload: Payload;
beforeEach(async () => {
  payload = await temporaryCms();
}, patience);

const count = (week: string, query: string, times: number, results: number) =>
  payload.create({ collection: 'search-counts', data: { week, query, times, results } });

it('returns no weeks before the first search', async () => {
  const none = { weeks: [], week: undefined, found: [], nothing: [] };
  expect(await readSearches(payload, undefined)).toEqual(none);
  expect(await readSearches(payload, '2026-11-16')).toEqual(none);
});

it('returns the searches of a week with and without results, the most frequent first', async () => {
  await count('2026-11-09', 'hostel', 7, 3);
  await count('2026-11-16', 'result', 2, 5);
  await count('2026-11-16', 'fee', 9, 1);
  await count('2026-11-16', 'bus pass', 1, 0);
  const queries = async (parameter: unknown) => {
    const { weeks, week, found: withResults, nothing } = await readSearches(payload, parameter);
    return [weeks, week, ...[withResults, nothing].map((list) => list.map(({ query }) => query))];
  };
  const weeks = ['2026-11-16', '2026-11-09'];
  const latest = [weeks, '2026-11-16', ['fee', 'result'], ['bus pass']];
  expect(await queries(undefined)).toEqual(latest);
  expect(await queries('2026-11-16')).toEqual(latest);
  expect(await queries('2026-11-09')).toEqual([weeks, '2026-11-09', ['hostel'], []]);
  expect(await queries('no week')).toEqual(latest);
});
