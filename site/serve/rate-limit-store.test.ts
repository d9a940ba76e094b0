import { afterEach, expect, it, vi } from 'vitest';
import { RateLimitStore } from './rate-limit-store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const count = (counts: RateLimitStore, address: string, timeWindow = 60_000) =>
  new Promise<number>((resolve) => {
    counts.incr(address, (_error, result) => resolve(result?.current ?? 0), timeWindow, 30);
  });

it('counts each address and each route separately', async () => {
  const counts = new RateLimitStore();
  expect([await count(counts, 'a'), await count(counts, 'a')]).toEqual([1, 2]);
  expect([await count(counts, 'b'), await count(counts.child(), 'a')]).toEqual([1, 1]);
});

it('forgets after the time even if the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const monotonic = vi.spyOn(performance, 'now');
  const countAt = (milliseconds: number) => {
    monotonic.mockReturnValue(milliseconds);
    // The cache looks at the clock once a millisecond.
    vi.runAllTimers();
    return count(counts, 'a', 100);
  };
  const counts = new RateLimitStore();
  expect(await countAt(1000)).toBe(1);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await countAt(1100)).toBe(2);
  expect(await countAt(1101)).toBe(1);
});
