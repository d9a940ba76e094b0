import { afterEach, expect, it, vi } from 'vitest';
import { isMailed, isVerified, notVerified } from './verification.ts';

const minutes = (count: number) => count * 60_000;
afterEach(() => void vi.useRealTimers());

it('a mailed password helps for ten minutes, a verified address a little less than the backend keeps it', () => {
  vi.useFakeTimers({ now: minutes(1000) });
  const now = { ...notVerified, askedAt: minutes(1000), verifiedAt: minutes(1000) };
  expect([isMailed(now), isVerified(now)]).toEqual([true, true]);
  vi.setSystemTime(minutes(1010));
  expect([isMailed(now), isVerified(now)]).toEqual([false, true]);
  vi.setSystemTime(minutes(1029));
  expect(isVerified(now)).toBe(false);
  expect([isMailed(notVerified), isVerified(notVerified)]).toEqual([false, false]);
});
