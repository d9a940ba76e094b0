/**
 * How often one visitor may ask for a call, counted here, so that it is the same however many sites stand before us.
 * Kept in memory and by the monotonic clock: refusing a flood must cost nothing, and a clock set back must not prolong it.
 */
import { type CallName, calls } from '@college/contract/calls';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../platform/http/ip-addresses.ts';
import { codedRefusal } from '../platform/refusal.ts';

const VISITORS = 20_000;
const counts = new LRUCache<string, number>({ max: VISITORS, ttl: 1, noUpdateTTL: true });

/** Throws where this was once too often. */
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
