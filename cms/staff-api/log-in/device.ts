/** Identifies browsers from which an account has signed in, by a signed cookie per account. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { environment } from '../../platform/environment.ts';

/** Seconds. */
const YEAR = 365 * 24 * 60 * 60;

const sign = (text: string) =>
  createHmac('sha256', `${environment.PAYLOAD_SECRET}:device`).update(text).digest('base64url');

/** A cookie name per account, because several people share a computer. */
const nameFor = (email: string) => `college-device-${sign(email).slice(0, 16)}`;
const signatureOf = (email: string, device: string) => sign(`${email}\n${device}`);

/** The id of the browser; undefined if this account has never signed in with it. */
export function knownDevice(headers: Headers, email: string): string | undefined {
  const cookies = parseCookie(headers.get('cookie') ?? '');
  const [device = '', signature = ''] = cookies[nameFor(email)]?.split('.') ?? [];
  const [right, actual] = [Buffer.from(signatureOf(email, device)), Buffer.from(signature)];
  return right.length === actual.length && timingSafeEqual(right, actual) ? device : undefined;
}

/** A `Set-Cookie` header that identifies the browser. */
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
