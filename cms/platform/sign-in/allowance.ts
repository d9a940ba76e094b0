import { LRUCache } from 'lru-cache';

/** Who is longest unheard of is forgotten first. */
const REMEMBERED = 20_000;

/**
 * So many wrong passwords at once, then one each `every` milliseconds: nobody is locked, everybody is slowed down.
 * By the monotonic clock: the other one may be set back.
 */
export class Allowance {
  readonly #burst: number;
  readonly #every: number;
  /** When each key has its whole allowance again. */
  readonly #whole = new LRUCache<string, number>({ max: REMEMBERED });

  constructor({ burst, every }: { burst: number; every: number }) {
    this.#burst = burst;
    this.#every = every;
  }

  /** Milliseconds until this key may try again; 0: now. */
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
