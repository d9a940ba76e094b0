/**
 * Limits requests for one-time passwords per browser. A browser is identified by a cookie with a
 * random value, valid for the time of the limit and stored nowhere else. Without cookies the limits
 * per mailbox and network apply.
 */
import { randomBytes } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { LRUCache } from 'lru-cache';
import { environment } from '../platform/environment.ts';
import { codedRefusal } from '../platform/refusal.ts';

const COOKIE = 'verification-requests';
const MOST = 10;
const MINUTES = 15;
const BROWSERS = 20_000;

const counts = new LRUCache<string, number>({
  max: BROWSERS,
  ttl: MINUTES * 60_000,
  noUpdateTTL: true,
});

/**
 * Counts a request of a browser. Throws a Refusal above the limit. Sets the cookie of a new browser
 * in `responseHeaders`.
 */
export function limitBrowser(headers: Headers, responseHeaders: Headers): void {
  const browser = parseCookie(headers.get('cookie') ?? '')[COOKIE];
  if (!browser || !counts.has(browser)) {
    setBrowserCookie(responseHeaders);
    return;
  }
  const count = (counts.get(browser) ?? 0) + 1;
  counts.set(browser, count);
  if (count <= MOST) return;
  const seconds = Math.ceil(counts.getRemainingTTL(browser) / 1000);
  throw codedRefusal(429, 'tooManyOfBrowser', seconds);
}

function setBrowserCookie(responseHeaders: Headers): void {
  const browser = randomBytes(16).toString('base64url');
  counts.set(browser, 1);
  const cookie = stringifySetCookie({
    name: COOKIE,
    value: browser,
    path: '/email-verification',
    maxAge: MINUTES * 60,
    httpOnly: true,
    sameSite: 'strict',
    secure: environment.SITE_URL.startsWith('https:'),
  });
  responseHeaders.append('Set-Cookie', cookie);
}
