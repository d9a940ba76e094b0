import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rowsOf } from '../platform/database/statements.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';
import {
  anonymousWords,
  countSearch,
  deleteSearchCounts,
  saveSearchCounts,
  weekOf,
} from './counts.ts';

let payload: Payload;
beforeAll(async () => {
  payload = await temporaryCms();
  await saveSearchCounts(payload);
}, patience);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T06:00Z') }));
afterEach(() => void vi.useRealTimers());

const readCounts = async () =>
  (
    await rowsOf(payload, sql`SELECT week, query, times, results FROM search_counts ORDER BY query`)
  ).map(({ week, query, times, results }) => [week, query, Number(times), Number(results)]);

it.each([
  ['  Hostel  FEES? ', 'hostel fees'],
  ['ফলাফল', 'ফলাফল'],
  ['3.4.4', '3.4.4'],
  ['result 2026', 'result 2026'],
  ['rina.das@example.org', ''],
  ['98640 00000', ''],
  ['pin 781001', ''],
  ['roll 12345', 'roll 12345'],
  ['call 9864-000000', ''],
  ['…', ''],
])('stores the query “%s” as “%s”', (q, words) => {
  expect(anonymousWords(q)).toBe(words);
});

it('begins a week on Monday', () => {
  const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2027-01-01'];
  expect(days.map(weekOf)).toEqual(['2026-11-16', '2026-11-23', '2026-11-23', '2026-12-28']);
});

it('counts searches by week and deletes old counts', async () => {
  await rowsOf(payload, sql`DELETE FROM search_counts`);
  for (const results of [0, 3]) countSearch({ q: 'Hostel fees', results, times: 1 });
  countSearch({ q: 'naac', results: 1, times: 1 });
  countSearch({ q: 'a@b.c', results: 1, times: 1 });
  await saveSearchCounts(payload);
  countSearch({ q: 'hostel FEES', results: 5, times: 40 });
  await saveSearchCounts(payload);
  expect(await readCounts()).toEqual([
    ['2026-11-16', 'hostel fees', 42, 5],
    ['2026-11-16', 'naac', 1, 1],
  ]);
  await deleteSearchCounts(payload, new Date('2026-11-16T12:00Z'));
  expect(await readCounts()).toHaveLength(2);
  await deleteSearchCounts(payload, new Date('2026-11-17T12:00Z'));
  expect(await readCounts()).toEqual([]);
});

it('stores at most five hundred different queries at once', async () => {
  await rowsOf(payload, sql`DELETE FROM search_counts`);
  for (let n = 0; n < 501; n += 1) countSearch({ q: `word ${n}`, results: 1, times: 1 });
  countSearch({ q: 'word 0', results: 1, times: 1 });
  await saveSearchCounts(payload);
  const rows = await readCounts();
  expect(rows).toHaveLength(500);
  expect(rows.find(([, query]) => query === 'word 0')).toEqual(['2026-11-16', 'word 0', 2, 1]);
});
