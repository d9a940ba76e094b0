/** A browser that somebody has signed in with is known by a cookie: signed, and good for that one account. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { environment } from '../../platform/environment.ts';

/** Seconds. */
const YEAR = 365 * 24 * 60 * 60;

const sign = (text: string) =>
  createHmac('sha256', `${environment.PAYLOAD_SECRET}:device`).update(text).digest('base64url');

/** One for each account: a computer of the office has several people. */
const nameFor = (email: string) => `college-device-${sign(email).slice(0, 16)}`;
const signatureOf = (email: string, device: string) => sign(`${email}\n${device}`);

/** The number of the browser that asks; undefined where this account has never been signed in to with it. */
export function knownDevice(headers: Headers, email: string): string | undefined {
  const cookies = parseCookie(headers.get('cookie') ?? '');
  const [device = '', signature = ''] = cookies[nameFor(email)]?.split('.') ?? [];
  const [right, actual] = [Buffer.from(signatureOf(email, device)), Buffer.from(signature)];
  return right.length === actual.length && timingSafeEqual(right, actual) ? device : undefined;
}

/** A `Set-Cookie` that makes a browser known. */
export const deviceCookie = (email: string, device: string = randomUUID()): string =>
  stringifySetCookie({
    name: nameFor(email),
    value: `${device}.${signatureOf(email, device)}`,
    path: '/api/users',
    maxAge: YEAR,
    httpOnly: true,
    sameSite: 'strict',
    secure: environment.CMS_URL.startsWith('https:'),
  });
