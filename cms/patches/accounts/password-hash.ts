/**
 * Compares a password with an account's without counting a sign-in attempt, because Payload can
 * only check it by signing in.
 *
 * Upstream: none found.
 * Until: tests/journeys/own-account.test.ts ('the own password …') passes without it.
 */
import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { asRecord } from '@college/contract/as-record';
import type { PayloadRequest } from 'payload';

/** Payload's current format of hashes. An older hash is replaced at the next sign-in. */
const FORMAT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };

export async function isPasswordOf(
  id: number,
  password: string,
  req: PayloadRequest,
): Promise<boolean> {
  const where = { id: { equals: id } };
  const account = await req.payload.db.findOne({ collection: 'users', where, req });
  const { hash, salt } = asRecord(account) as Record<string, unknown>;
  if (typeof hash !== 'string' || typeof salt !== 'string' || !hash.startsWith(FORMAT.prefix))
    return false;
  const right = Buffer.from(hash.slice(FORMAT.prefix.length), 'hex');
  const derived = await promisify(pbkdf2)(
    password,
    salt,
    FORMAT.iterations,
    FORMAT.bytes,
    'sha256',
  );
  return right.length === derived.length && timingSafeEqual(right, derived);
}
