/**
 * Codes of an authenticator app (RFC 6238), and printed recovery codes for a lost phone. Each works
 * once, even if several requests use it at the same moment. Their keys are in `two-factor-keys`.
 */
import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';
import { latinDigits } from '@college/contract/latin-digits';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { Secret, TOTP } from 'otpauth';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../database/statements.ts';
import { environment } from '../environment.ts';
import { strongPassword } from '../start/administrator.ts';

/**
 * Creates a key for an account without two-factor sign-in, and replaces a key that was shown but
 * not confirmed.
 */
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

/** True if the code of the app or a recovery code is valid. It cannot be used again. */
export async function consumeCode(
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
    ? consumeRecoveryCode(account, String(row.recovery ?? ''), code, req)
    : consumePeriod(account, period, req);
}

async function consumePeriod(account: number, period: number, req: PayloadRequest) {
  const spent = await rowsOf(
    req.payload,
    sql`UPDATE two_factor_keys SET spent = ${period}
        WHERE account = ${account} AND spent < ${period} RETURNING account`,
    req,
  );
  return spent.length > 0;
}

async function consumeRecoveryCode(
  account: number,
  hashes: string,
  code: string,
  req: PayloadRequest,
) {
  const hash = hashOfCode(code);
  const remaining = hashes.split('\n').filter((candidate) => candidate !== hash);
  const spent = await rowsOf(
    req.payload,
    sql`UPDATE two_factor_keys SET recovery = ${remaining.join('\n')}
        WHERE account = ${account} AND recovery = ${hashes} AND recovery <> ${remaining.join('\n')}
        RETURNING account`,
    req,
  );
  return spent.length > 0;
}

/** Creates new recovery codes to print and replaces the former ones. */
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

export const deleteKey = (account: number, payload: Payload, req?: PayloadRequest) =>
  rowsOf(payload, sql`DELETE FROM two_factor_keys WHERE account = ${account}`, req);

/**
 * Keys of authenticator apps are encrypted, so that a copy of the database alone is not enough to
 * make codes.
 */
const CIPHER = 'aes-256-gcm';
/** Bytes. */
const NONCE = 12;
const TAG = 16;

const sealingKey = () =>
  Buffer.from(hkdfSync('sha256', environment.PAYLOAD_SECRET, '', 'two-factor', 32));

export function seal(text: string): string {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(CIPHER, sealingKey(), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a key. Throws if it was changed or encrypted with another secret. */
export function open(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, sealingKey(), bytes.subarray(0, NONCE));
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  const rest = bytes.subarray(NONCE + TAG);
  return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
}

/** Seconds for which a code is shown. */
const PERIOD = 30;
/** Codes by which a phone's clock may be ahead or behind. */
const DRIFT = 1;
const RECOVERY_CODES = 10;

/** A new key of 160 bits in base32, which can be typed into an app. */
const newKey = (): string => new Secret({ size: 20 }).base32;

const totpOf = (key: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...names, secret: Secret.fromBase32(key), period: PERIOD });

/** The address in the QR code. */
export const addressOf = (key: string, college: string, email: string): string =>
  totpOf(key, { issuer: college, label: email }).toString();

/** The number of the period to which a code belongs; undefined if it is of no near period. */
function periodOf(key: string, code: string, now = Date.now()): number | undefined {
  const token = latinDigits(code).replace(/[\s.\p{Pd}]/gu, '');
  const delta = totpOf(key).validate({ token, timestamp: now, window: DRIFT });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/**
 * Three groups of five characters: 86 bits, so that a plain hash cannot be reversed by guessing.
 */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => strongPassword().slice(0, 17));

/** Hash of a typed recovery code, with or without hyphens. */
const hashOfCode = (code: string): string =>
  hash('sha256', code.replace(/[\s-]/g, ''), 'base64url');
