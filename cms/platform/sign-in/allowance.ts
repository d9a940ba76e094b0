import { LRUCache } from 'lru-cache';

/** Upper bound of remembered keys. The least recently used is dropped first. */
const REMEMBERED = 20_000;

/**
 * Slows down password guessing without locking accounts: a number of wrong passwords at once, then
 * one per `every` milliseconds. Uses the monotonic clock, because the system clock may be set back.
 */
export class Allowance {
  readonly #burst: number;
  readonly #every: number;
  /** Time at which each key has its full allowance again. */
  readonly #whole = new LRUCache<string, number>({ max: REMEMBERED });

  constructor({ burst, every }: { burst: number; every: number }) {
    this.#burst = burst;
    this.#every = every;
  }

  /** Milliseconds until this key may try again; 0 for now. */
  wait(key: string, now = performance.now()): number {
    const ahead = (this.#whole.get(key) ?? now) - now;
    return Math.max(0, ahead - (this.#burst - 1) * this.#every);
  }

  spend(key: string, now = performance.now()): void {
    this.#whole.set(key, Math.max(this.#whole.get(key) ?? 0, now) + this.#every);
  }

  restore(key: string): void {
    this.#whole.delete(key);
  }
}
