/**
 * Rate limits of calls per visitor. Counted in the backend, so that they hold across several sites.
 * In memory and by the monotonic clock, because refusing a flood must be cheap and a clock set back
 * must not prolong a limit.
 */
import { type CallName, calls } from '@college/contract/calls';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../platform/http/ip-addresses.ts';
import { codedRefusal } from '../platform/refusal.ts';

const VISITORS = 20_000;
const counts = new LRUCache<string, number>({ max: VISITORS, ttl: 1, noUpdateTTL: true });

/** Counts a call. Throws a Refusal above the limit. */
export function limitCall(name: CallName, headers: Headers): void {
  const { limit } = calls[name];
  if (!limit) return;
  const key = `${name} ${networkOf(headers.get('x-forwarded-for') ?? '')}`;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count, { ttl: limit.minutes * 60_000 });
  if (count <= limit.most) return;
  const seconds = Math.ceil(counts.getRemainingTTL(key) / 1000);
  throw codedRefusal(429, 'tooMany', seconds);
}
