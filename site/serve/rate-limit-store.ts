/** Rate limits of @fastify/rate-limit by the monotonic clock. Its own store never forgets if the system clock is set back. */
import type { Limit } from '@college/contract/calls/call';
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

  /** Seconds until an address that was counted `most` times is forgotten; 0 if it was counted less often. */
  secondsLeft(address: string, most: number): number {
    const isCounted = (this.#counts.get(address) ?? 0) >= most;
    return isCounted ? Math.ceil(this.#counts.getRemainingTTL(address) / 1000) : 0;
  }

  child(): RateLimitStore {
    return new RateLimitStore();
  }
}

/** Options of @fastify/rate-limit for a limit. The backend counts too; this keeps a flood away from it. */
export const rateLimit = ({ most, minutes }: Limit) => ({
  max: most,
  timeWindow: minutes * 60_000,
});
