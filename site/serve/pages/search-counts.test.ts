import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Page } from '../../cache/page-cache.ts';
import { reportSearches } from './searches.ts';

const addsearchcounts = vi.fn(async (_told: { searches: unknown[] }) => ({}));
beforeEach(() => {
  vi.useFakeTimers();
  addsearchcounts.mockClear();
});
afterEach(() => void vi.useRealTimers());

const reports = () => addsearchcounts.mock.calls.map(([{ searches }]) => searches);
const open = () => {
  const searches = reportSearches({ addsearchcounts });
  const add = (q: string, results = 1, { method = 'GET', headers = {} } = {}) =>
    searches.add({ method, headers } as never, { countedSearch: { q, results } } as Page);
  return { ...searches, add, page: searches.add };
};

test('searches are reported together, once, with their number', async () => {
  const { add, stop } = open();
  add('hostel fees', 2);
  add('chemisty', 0);
  add('hostel fees', 3);
  expect(reports()).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  const first = [
    { q: 'hostel fees', results: 3, times: 2 },
    { q: 'chemisty', results: 0, times: 1 },
  ];
  expect(reports()).toEqual([first]);
  await vi.advanceTimersByTimeAsync(60_000);
  add('result');
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reports()).toEqual([first, [{ q: 'result', results: 1, times: 1 }]]);
});

test('other pages, HEAD requests and prefetches are no searches', async () => {
  const { add, page, stop } = open();
  page({ method: 'GET', headers: {} } as never, { countedSearch: undefined } as Page);
  add('head', 1, { method: 'HEAD' });
  add('ahead', 1, { headers: { 'sec-purpose': 'prefetch;prerender' } });
  await stop();
  expect(reports()).toEqual([]);
});

test('a report has at most fifty searches, and one that fails is not repeated', async () => {
  const { add, stop } = open();
  for (let n = 0; n < 51; n += 1) add(`word ${n}`);
  add('word 0');
  addsearchcounts.mockRejectedValueOnce(new Error('gone'));
  await vi.advanceTimersByTimeAsync(5000);
  const [searches = []] = reports();
  expect([searches.length, searches[0]]).toEqual([50, { q: 'word 0', results: 1, times: 2 }]);
  add('afterwards');
  await stop();
  expect(reports()[1]).toEqual([{ q: 'afterwards', results: 1, times: 1 }]);
});
