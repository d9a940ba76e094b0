/** A browser that somebody has signed in with is known by a cookie: signed, and good for that one account. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
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
  const start = `${nameFor(email)}=`;
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  const [device = '', given = ''] =
    cookies
      .find((cookie) => cookie.startsWith(start))
      ?.slice(start.length)
      .split('.') ?? [];
  const [right, sent] = [Buffer.from(signatureOf(email, device)), Buffer.from(given)];
  return right.length === sent.length && timingSafeEqual(right, sent) ? device : undefined;
}

/** A `Set-Cookie` that makes a browser known. */
export function deviceCookie(email: string, device: string = randomUUID()): string {
  const secure = environment.CMS_URL.startsWith('https:') ? '; Secure' : '';
  const value = `${device}.${signatureOf(email, device)}`;
  return `${nameFor(email)}=${value}; Path=/api/users; Max-Age=${YEAR}; HttpOnly; SameSite=Strict${secure}`;
}
