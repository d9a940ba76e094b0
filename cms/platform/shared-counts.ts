/**
 * Counts that all backends of a college share: in Postgres by its clock, or in memory by the
 * monotonic clock where SQLite has one backend. Keys are hashed, because some name a network.
 */
import { createHmac } from 'node:crypto';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { isPostgres, rowsOf } from './database/statements.ts';
import { environment } from './environment.ts';

/** Upper bound of remembered keys. The least recently used is dropped first. */
export const REMEMBERED = 20_000;

const counts = new LRUCache<string, number>({ max: REMEMBERED, ttl: 1, noUpdateTTL: true });

/** Counts a request. Returns the seconds until it is allowed; 0 if it is. A flood costs no statements once it is refused. */
export async function countRequest(
  payload: Payload,
  key: string,
  { most, minutes }: { most: number; minutes: number },
): Promise<number> {
  let count = (counts.get(key) ?? 0) + 1;
  let ttl = minutes * 60_000;
  if (isPostgres(payload) && count <= most) [count, ttl] = await countInDatabase(payload, key, ttl);
  counts.set(key, count, { ttl });
  return count <= most ? 0 : Math.ceil(counts.getRemainingTTL(key) / 1000);
}

/** Returns the count of the current period, and the milliseconds until it ends. */
async function countInDatabase(
  payload: Payload,
  key: string,
  period: number,
): Promise<[count: number, left: number]> {
  // An end that is further away was written while the clock was ahead.
  const isOver = sql`(${ends} <= ${now} OR ${ends} > ${now} + ${period}::numeric)`;
  const [row] = await rowsOf(
    payload,
    sql`INSERT INTO payload_kv (key, data)
        VALUES (${rowOf(key)}, jsonb_build_object('count', 1, 'ends', ${now} + ${period}::numeric))
        ON CONFLICT (key) DO UPDATE SET data = CASE WHEN ${isOver} THEN excluded.data
          ELSE payload_kv.data || jsonb_build_object('count', (payload_kv.data ->> 'count')::int + 1) END
        RETURNING data ->> 'count' AS count, ${ends} - ${now} AS left`,
  );
  return [Number(row?.count), Math.max(1, Number(row?.left))];
}

/** Milliseconds since 1970 by the clock of Postgres, which all backends read. */
export const now: SQL = sql`extract(epoch FROM clock_timestamp()) * 1000`;
/** The time at which a count ends. */
export const ends: SQL = sql`(payload_kv.data ->> 'ends')::numeric`;

const PREFIX = 'limit ';
/** The row of a key. */
export const rowOf = (key: string): string => PREFIX + hashOf(key);

const hashOf = (text: string): string =>
  createHmac('sha256', `${environment.PAYLOAD_SECRET}:counts`).update(text).digest('base64url');

/** A network as it is stored with counts. */
export const hashOfNetwork = (network: string): string => `network ${hashOf(network)}`;

/** Deletes counts that ended before `until`. */
export async function deleteCounts(payload: Payload, until: Date): Promise<void> {
  if (!isPostgres(payload)) return;
  await rowsOf(
    payload,
    sql`DELETE FROM payload_kv WHERE key LIKE ${`${PREFIX}%`} AND ${ends} < ${until.getTime()}`,
  );
}
