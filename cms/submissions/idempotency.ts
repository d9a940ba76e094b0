import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../platform/database/statements.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Refusal } from '../platform/refusal.ts';

const HEADER = 'Idempotency-Key';

/** How a submission was sent. */
export interface Sending {
  /** The same key for every attempt to send it. */
  key?: string;
  /** Aborted when the sender no longer waits for the answer. */
  signal?: AbortSignal;
}

/**
 * Saves a submission and returns its reference. If it is sent again with the same key because the
 * answer was lost, the same reference is returned and nothing is saved. Nothing is saved for a
 * sender who no longer waits, because the site has reported a failure.
 */
export const storeOnce = (
  payload: Payload,
  { prefix, key, signal, now = Date.now() }: Sending & { prefix: string; now?: number },
  keep: (reference: string, req: PayloadRequest) => Promise<void>,
): Promise<string> =>
  inTransaction(payload, async (req) => {
    const quoted = newReference(prefix);
    const before = key && (await referenceForKey(`${prefix}:${key}`, quoted, req, now));
    if (before) return before;
    await keep(quoted, req);
    await refuseAbandoned(signal);
    return quoted;
  });

/**
 * Throws if the sender's connection has ended. Waits some turns of the event loop first, because
 * the event may be delayed after a standstill.
 */
async function refuseAbandoned(signal: AbortSignal | undefined): Promise<void> {
  for (let turn = 0; signal && turn < 5; turn += 1) await setImmediate();
  if (signal?.aborted) throw new Refusal('connectionClosed');
}

/** The reference saved with this key. If there is none, saves the new one. */
async function referenceForKey(
  key: string,
  quoted: string,
  req: PayloadRequest,
  now: number,
): Promise<string | undefined> {
  const won = await rowsOf(
    req.payload,
    sql`INSERT INTO idempotency_keys (key, reference, kept_at)
        VALUES (${key}, ${quoted}, ${Math.floor(now / 1000)})
        ON CONFLICT (key) DO NOTHING RETURNING key`,
    req,
  );
  if (won.length > 0) return undefined;
  const [row] = await rowsOf(
    req.payload,
    sql`SELECT reference FROM idempotency_keys WHERE key = ${key}`,
    req,
  );
  return String(row?.reference);
}

export async function deleteIdempotencyKeys(payload: Payload, until: Date): Promise<void> {
  const before = Math.floor(until.getTime() / 1000);
  await rowsOf(payload, sql`DELETE FROM idempotency_keys WHERE kept_at <= ${before}`);
}

/** The key in the headers; undefined if there is none. It is long enough not to be guessed. */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get(HEADER) ?? undefined;
  if (key === undefined || /^[\x21-\x7e]{16,100}$/.test(key)) return key;
  throw new Refusal('idempotencyKey', { header: HEADER });
}

/** Letters and digits that are not confused when read out on the phone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const newReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
