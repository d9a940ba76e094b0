/**
 * How often one visitor may ask for a call, counted here, so that it is the same however many sites stand before us.
 * Kept in memory and by the monotonic clock: refusing a flood must cost nothing, and a clock set back must not prolong it.
 */
import { type CallName, calls } from '@college/contract/calls';
import { LRUCache } from 'lru-cache';
import { networkOf } from '../platform/http/network.ts';
import { codedRefusal } from '../platform/refusal.ts';

const VISITORS = 20_000;
const counts = new LRUCache<string, number>({ max: VISITORS, ttl: 1, noUpdateTTL: true });

/** Throws where this was once too often. */
export function countAsked(name: CallName, headers: Headers): void {
  const { limit } = calls[name];
  if (!limit) return;
  const key = `${name} ${networkOf(headers.get('x-forwarded-for') ?? '')}`;
  const asked = (counts.get(key) ?? 0) + 1;
  counts.set(key, asked, { ttl: limit.minutes * 60_000 });
  if (asked <= limit.most) return;
  const seconds = Math.ceil(counts.getRemainingTTL(key) / 1000);
  throw codedRefusal(429, 'tooMany', seconds);
}
