import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { RateLimitStore } from './rate-limit-store.ts';

afterEach(() => void vi.useRealTimers());

const count = (counts: RateLimitStore, address: string, timeWindow = 60_000) =>
  new Promise<number>((resolve) => {
    counts.incr(address, (_error, result) => resolve(result?.current ?? 0), timeWindow, 30);
  });

it('counts each address for itself, and each route', async () => {
  const counts = new RateLimitStore();
  expect([await count(counts, 'a'), await count(counts, 'a')]).toEqual([1, 2]);
  expect([await count(counts, 'b'), await count(counts.child(), 'a')]).toEqual([1, 1]);
});

it('forgets when the time is over, though the clock was set back', async () => {
  const counts = new RateLimitStore();
  await count(counts, 'a', 100);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  expect(await count(counts, 'a', 100)).toBe(2);
  await wait(150);
  expect(await count(counts, 'a', 100)).toBe(1);
});
