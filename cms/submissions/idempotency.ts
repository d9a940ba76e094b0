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
  /** The same each time that it is sent again. */
  key?: string;
  /** Aborts when whoever sent it has stopped waiting for the answer. */
  signal?: AbortSignal;
}

/**
 * Keeps a submission, and answers the reference that its sender may quote. Sent again under the same key, because its
 * answer was lost on the way, it is answered the same and not kept a second time. Where nobody waits for the answer any
 * more, nothing is kept, because the site has told the visitor that it failed.
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

/** Throws where the sender's connection has ended. After a standstill that takes some turns of the event loop to arrive. */
async function refuseAbandoned(signal: AbortSignal | undefined): Promise<void> {
  for (let turn = 0; signal && turn < 5; turn += 1) await setImmediate();
  if (signal?.aborted) throw new Refusal(503, 'The sender closed the connection.');
}

/** What was kept under this key before; where nothing was, it now stands for the new reference. */
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

/** Long enough that nobody guesses it; undefined where none was sent. */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get(HEADER) ?? undefined;
  if (key === undefined || /^[\x21-\x7e]{16,100}$/.test(key)) return key;
  throw new Refusal(400, `${HEADER} must be 16 to 100 letters, digits or signs.`);
}

/** No letter or digit that is taken for another when read out on the phone. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

export const newReference = (prefix: string): string =>
  `${prefix}-${Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
