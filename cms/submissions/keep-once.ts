import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../platform/database/statements.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { Refusal } from '../platform/refusal.ts';
import { reference } from './reference.ts';

const HEADER = 'Idempotency-Key';

/**
 * Keeps a submission, and answers the reference that its sender may quote. Sent again under the same key, because its
 * answer was lost on the way, it is answered the same and not kept a second time.
 */
export const keepOnce = (
  payload: Payload,
  { prefix, key, now = Date.now() }: { prefix: string; key?: string; now?: number },
  keep: (reference: string, req: PayloadRequest) => Promise<void>,
): Promise<string> =>
  inTransaction(payload, async (req) => {
    const quoted = reference(prefix);
    const before = key && (await keptUnder(`${prefix}:${key}`, quoted, req, now));
    if (before) return before;
    await keep(quoted, req);
    return quoted;
  });

/** What was kept under this key before; where nothing was, it now stands for the new reference. */
async function keptUnder(
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

export async function forgetKeys(payload: Payload, until: Date): Promise<void> {
  const before = Math.floor(until.getTime() / 1000);
  await rowsOf(payload, sql`DELETE FROM idempotency_keys WHERE kept_at <= ${before}`);
}

/** Long enough that nobody guesses it; undefined where none was sent. */
export function idempotencyKeyIn(headers: Headers): string | undefined {
  const key = headers.get(HEADER) ?? undefined;
  if (key === undefined || /^[\x21-\x7e]{16,100}$/.test(key)) return key;
  throw new Refusal(400, `${HEADER} must be 16 to 100 letters, digits or signs.`);
}
