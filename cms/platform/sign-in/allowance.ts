import { sql } from '@payloadcms/db-sqlite/drizzle';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { isPostgres, rowsOf } from '../database/statements.ts';
import { ends, now, REMEMBERED, rowOf } from '../shared-counts.ts';

/**
 * Slows down password guessing without locking accounts: a number of wrong passwords at once, then
 * one per `every` milliseconds.
 */
export class Allowance {
  readonly #name: string;
  readonly #burst: number;
  readonly #every: number;
  /** Time at which each key has its full allowance again, where the backend is the only one. */
  readonly #whole = new LRUCache<string, number>({ max: REMEMBERED });

  constructor({ name, burst, every }: { name: string; burst: number; every: number }) {
    this.#name = name;
    this.#burst = burst;
    this.#every = every;
  }

  /** Milliseconds until this key may try again; 0 for now. */
  async wait(payload: Payload, key: string): Promise<number> {
    const most = this.#burst * this.#every;
    const ahead = isPostgres(payload)
      ? await this.#aheadInDatabase(payload, key)
      : (this.#whole.get(key) ?? 0) - performance.now();
    // More was written while the clock was ahead, or by requests at the same time.
    return Math.max(0, Math.min(ahead, most) - most + this.#every);
  }

  async spend(payload: Payload, key: string): Promise<void> {
    if (isPostgres(payload)) return this.#spendInDatabase(payload, key);
    const at = performance.now();
    this.#whole.set(key, Math.max(this.#whole.get(key) ?? 0, at) + this.#every);
  }

  async restore(payload: Payload, key: string): Promise<void> {
    this.#whole.delete(key);
    if (!isPostgres(payload)) return;
    await rowsOf(payload, sql`DELETE FROM payload_kv WHERE key = ${this.#rowOf(key)}`);
  }

  async #aheadInDatabase(payload: Payload, key: string): Promise<number> {
    const [row] = await rowsOf(
      payload,
      sql`SELECT ${ends} - ${now} AS ahead FROM payload_kv WHERE key = ${this.#rowOf(key)}`,
    );
    return Number(row?.ahead ?? 0);
  }

  async #spendInDatabase(payload: Payload, key: string): Promise<void> {
    const [every, most] = [
      sql`${this.#every}::numeric`,
      sql`${this.#burst * this.#every}::numeric`,
    ];
    await rowsOf(
      payload,
      sql`INSERT INTO payload_kv (key, data)
          VALUES (${this.#rowOf(key)}, jsonb_build_object('ends', ${now} + ${every}))
          ON CONFLICT (key) DO UPDATE SET data = jsonb_build_object('ends',
            LEAST(GREATEST(${ends}, ${now}), ${now} + ${most}) + ${every})`,
    );
  }

  readonly #rowOf = (key: string) => rowOf(`${this.#name} ${key}`);
}
