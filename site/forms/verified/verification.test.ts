import { afterEach, expect, it, vi } from 'vitest';
import { isMailed, isVerified, notVerified } from './verification.ts';

const minutes = (count: number) => count * 60_000;
afterEach(() => void vi.useRealTimers());

it('a password is valid for ten minutes, a verified address a little shorter than in the backend', () => {
  vi.useFakeTimers({ now: minutes(1000) });
  const now = { ...notVerified, askedAt: minutes(1000), verifiedAt: minutes(1000) };
  expect([isMailed(now), isVerified(now)]).toEqual([true, true]);
  vi.setSystemTime(minutes(1010));
  expect([isMailed(now), isVerified(now)]).toEqual([false, true]);
  vi.setSystemTime(minutes(1029));
  expect(isVerified(now)).toBe(false);
  expect([isMailed(notVerified), isVerified(notVerified)]).toEqual([false, false]);
});
