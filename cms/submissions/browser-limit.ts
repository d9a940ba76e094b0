/**
 * Limits requests for one-time passwords per browser. A browser is identified by a signed cookie
 * with a random value, valid for the time of the limit. Without cookies the limits per mailbox and
 * network apply.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Payload } from 'payload';
import { environment } from '../platform/environment.ts';
import { Refusal } from '../platform/refusal.ts';
import { countRequest } from '../platform/shared-counts.ts';

const COOKIE = 'verification-requests';
const LIMIT = { most: 10, minutes: 15 };

/**
 * Counts a request of a browser. Throws a Refusal above the limit. Sets the cookie of a new browser
 * in `responseHeaders`.
 */
export async function limitBrowser(
  payload: Payload,
  headers: Headers,
  responseHeaders: Headers,
): Promise<void> {
  const signedBrowser = knownBrowser(parseCookie(headers.get('cookie') ?? '')[COOKIE]);
  const browser = signedBrowser ?? randomBytes(16).toString('base64url');
  if (!signedBrowser) setBrowserCookie(browser, responseHeaders);
  const seconds = await countRequest(payload, `browser ${browser}`, LIMIT);
  if (seconds > 0) throw new Refusal('tooManyOfBrowser', { seconds: seconds });
}

const signatureOf = (browser: string): string =>
  createHmac('sha256', `${environment.PAYLOAD_SECRET}:browser`).update(browser).digest('base64url');

/** The browser that a cookie names; undefined unless the backend signed it. */
function knownBrowser(cookie = ''): string | undefined {
  const [browser = '', signature = ''] = cookie.split('.');
  const [right, given] = [Buffer.from(signatureOf(browser)), Buffer.from(signature)];
  return right.length === given.length && timingSafeEqual(right, given) ? browser : undefined;
}

function setBrowserCookie(browser: string, responseHeaders: Headers): void {
  const cookie = stringifySetCookie({
    name: COOKIE,
    value: `${browser}.${signatureOf(browser)}`,
    path: '/email-verification',
    maxAge: LIMIT.minutes * 60,
    httpOnly: true,
    sameSite: 'strict',
    secure: environment.SITE_URL.startsWith('https:'),
  });
  responseHeaders.append('Set-Cookie', cookie);
}
