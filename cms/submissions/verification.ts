/**
 * Verified addresses belong to the browser that verified them. The browser keeps a token and the
 * database its hash, so knowing the address is not enough.
 */
import { hash, randomBytes } from 'node:crypto';
import { oneTimePassword } from '@college/contract/limits';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Payload, PayloadRequest } from 'payload';
import { rowsOf } from '../platform/database/statements.ts';
import { environment } from '../platform/environment.ts';
import { Refusal } from '../platform/refusal.ts';

const SECONDS = oneTimePassword.verifiedMinutes * 60;
const COOKIE = 'verification';

const seconds = (now: number) => Math.floor(now / 1000);
/** A plain hash, because the token is too random to be guessed. */
const hashOfToken = (token: string) => hash('sha256', token, 'base64url');
const unverified = () => new Refusal('unverified');

/** Marks the address of a mailbox as verified. Returns the token for the browser. */
export async function beginVerification(
  payload: Payload,
  { mailbox, address, code }: { mailbox: string; address: string; code: string },
  now: number,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  const won = await rowsOf(
    payload,
    sql`UPDATE email_verifications SET code = NULL, address = ${address}, token = ${hashOfToken(token)},
          verified_until = ${seconds(now) + SECONDS}
        WHERE mailbox = ${mailbox} AND code = ${code} RETURNING mailbox`,
  );
  return won.length > 0 ? token : undefined;
}

/** The mailbox that this browser has verified. */
export async function findVerifiedMailbox(
  payload: Payload,
  token: string | undefined,
  now = Date.now(),
): Promise<string> {
  if (!token) throw unverified();
  const [row] = await rowsOf(
    payload,
    sql`SELECT mailbox FROM email_verifications
        WHERE token = ${hashOfToken(token)} AND verified_until > ${seconds(now)}`,
  );
  if (!row) throw unverified();
  return String(row.mailbox);
}

/**
 * Uses up a verification within the request's transaction, so that it serves one submission.
 * Returns the mailbox.
 */
export async function spendVerification(
  address: string,
  token: string | undefined,
  req: PayloadRequest,
  now = Date.now(),
): Promise<string> {
  if (!token) throw unverified();
  const [row] = await rowsOf(
    req.payload,
    sql`UPDATE email_verifications SET token = NULL, address = NULL, verified_until = NULL
        WHERE token = ${hashOfToken(token)} AND address = ${address} AND verified_until > ${seconds(now)}
        RETURNING mailbox`,
    req,
  );
  if (!row) throw unverified();
  return String(row.mailbox);
}

/** A cookie that scripts and other websites cannot use. */
export const verificationCookie = (token: string): string =>
  stringifySetCookie({
    name: COOKIE,
    value: token,
    path: '/',
    maxAge: SECONDS,
    httpOnly: true,
    sameSite: 'strict',
    secure: environment.SITE_URL.startsWith('https:'),
  });

export const readVerificationToken = (headers: Headers): string | undefined =>
  parseCookie(headers.get('cookie') ?? '')[COOKIE];
