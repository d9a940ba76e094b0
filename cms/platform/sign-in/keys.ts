/** The rows of `two-factor-keys`. Each code opens once, however many come with it at the same moment. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { hashOfCode, newKey, newRecoveryCodes, periodOf } from './codes.ts';
import { open, seal } from './sealed.ts';

/** A new key for an account that has not switched two-factor sign-in on; another that was only shown is void. */
export async function showKey(account: number, req: PayloadRequest): Promise<string> {
  const key = newKey();
  await rowsOf(
    req.payload,
    sql`INSERT INTO two_factor_keys (account, key, spent) VALUES (${account}, ${seal(key)}, 0)
        ON CONFLICT (account) DO UPDATE SET key = excluded.key, spent = 0, recovery = NULL`,
    req,
  );
  return key;
}

/** Whether this code, of the app or of the paper, opens the account; it never does again. */
export async function spendCode(
  account: number,
  code: string,
  req: PayloadRequest,
): Promise<boolean> {
  const [row] = await rowsOf(
    req.payload,
    sql`SELECT key, recovery FROM two_factor_keys WHERE account = ${account}`,
    req,
  );
  if (!row) return false;
  const period = periodOf(open(String(row.key)), code);
  return period === undefined
    ? spendRecoveryCode(account, String(row.recovery ?? ''), code, req)
    : spendPeriod(account, period, req);
}

async function spendPeriod(account: number, period: number, req: PayloadRequest) {
  const spent = await rowsOf(
    req.payload,
    sql`UPDATE two_factor_keys SET spent = ${period}
        WHERE account = ${account} AND spent < ${period} RETURNING account`,
    req,
  );
  return spent.length > 0;
}

async function spendRecoveryCode(
  account: number,
  hashes: string,
  code: string,
  req: PayloadRequest,
) {
  const hash = hashOfCode(code);
  const left = hashes.split('\n').filter((one) => one !== hash);
  const spent = await rowsOf(
    req.payload,
    sql`UPDATE two_factor_keys SET recovery = ${left.join('\n')}
        WHERE account = ${account} AND recovery = ${hashes} AND recovery <> ${left.join('\n')}
        RETURNING account`,
    req,
  );
  return spent.length > 0;
}

/** Recovery codes to print, in place of those before. */
export async function renewRecoveryCodes(account: number, req: PayloadRequest): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map(hashOfCode).join('\n');
  await rowsOf(
    req.payload,
    sql`UPDATE two_factor_keys SET recovery = ${hashes} WHERE account = ${account}`,
    req,
  );
  return codes;
}

export const forgetKey = (account: number, payload: Payload, req?: PayloadRequest) =>
  rowsOf(payload, sql`DELETE FROM two_factor_keys WHERE account = ${account}`, req);
