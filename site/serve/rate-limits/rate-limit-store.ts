/** What @fastify/rate-limit counts, kept by the monotonic clock: its own store never forgets while a clock is set back. */
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const ADDRESSES = 5000;

export class RateLimitStore implements FastifyRateLimitStore {
  #counts = new LRUCache<string, number>({ max: ADDRESSES, ttl: 1, noUpdateTTL: true });

  incr: FastifyRateLimitStore['incr'] = (address, done, timeWindow = 60_000) => {
    const current = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, current, { ttl: timeWindow });
    done(null, { current, ttl: this.#counts.getRemainingTTL(address) });
  };

  child(): RateLimitStore {
    return new RateLimitStore();
  }
}
