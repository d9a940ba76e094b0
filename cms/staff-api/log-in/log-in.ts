import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Payload } from 'payload';
import { environment } from '../../platform/environment.ts';
import { networkOf } from '../../platform/http/ip-addresses.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { Refusal } from '../../platform/refusal.ts';
import { noteSecurity, type Outcome, UNKNOWN } from '../../platform/security-log/security-log.ts';
import { languageOf } from '../request-fields.ts';
import { type Attempt, countRight, countWrong, turnOf, waitOf } from './limits.ts';

/**
 * Milliseconds of each attempt of a stranger, because the waiting time of others must not reveal if
 * an account exists.
 */
const TURN = 250;

/**
 * Lets Payload check the password, within the limits. `handle` neither counts attempts nor locks
 * accounts, because any stranger could then lock an administrator out.
 */
export async function logIn(
  payload: Payload,
  { headers }: Request,
  { email, password, code }: Record<string, unknown>,
  handle: (data: object) => Promise<Response>,
): Promise<Response> {
  const language = languageOf(headers);
  const attempt = attemptOf(headers, String(email ?? ''));
  const before = await waitOf(payload, attempt);
  if (before > 0) return tooManyWrong(before, language);
  const end = await turnOf(attempt);
  if (!end) return refuse(new Refusal('signInQueueFull'), language);
  try {
    // Other attempts may have used up the limit meanwhile.
    const meanwhile = await waitOf(payload, attempt);
    if (meanwhile > 0) return tooManyWrong(meanwhile, language);
    const turn = wait(TURN);
    const response = await handle({ email, password, code });
    if (response.ok) {
      await countRight(payload, attempt);
      return withDevice(response, attempt);
    }
    // A correct password without a code is neither counted nor resets the limits, because codes can
    // be guessed no more often than passwords.
    if (!(await asksForCode(response))) await countWrong(payload, attempt);
    if (!attempt.device) await turn;
    return response;
  } finally {
    end();
  }
}

/** The outcome of a sign-in, for the security log. Undefined if too many people were signing in. */
export async function outcomeOf(response: Response): Promise<Outcome | undefined> {
  if (response.ok) return 'ok';
  if (response.status === 503) return undefined;
  if (response.status === 429) return 'limit';
  return (await asksForCode(response)) ? 'code' : 'refused';
}

async function asksForCode(response: Response): Promise<boolean> {
  const { errors } = await response.clone().json();
  return errors?.[0]?.data?.code === 'codeMissing';
}

function attemptOf(headers: Headers, given: string): Attempt {
  const email = given.trim().toLowerCase();
  const network = networkOf(headers.get('x-forwarded-for') ?? '');
  return { email, network, device: knownDevice(headers, email) };
}

function withDevice(response: Response, { email, device }: Pick<Attempt, 'email' | 'device'>) {
  response.headers.append('Set-Cookie', deviceCookie(email, device));
  return response;
}

/**
 * Marks the browser as known after a password reset, because its user has read the account's mail.
 */
export async function afterReset(response: Response, language: string): Promise<Response> {
  if (response.status === 403) {
    await noteSecurity('password-reset', UNKNOWN, { outcome: 'refused' });
    return refuse(new Refusal('resetLinkUsed'), language);
  }
  if (!response.ok) return response;
  const { user, token } = await response.clone().json();
  await noteSecurity('password-reset', String(user?.email));
  // Payload sets its cookie even without a token.
  if (!token) response.headers.delete('Set-Cookie');
  return withDevice(response, { email: String(user?.email) });
}

function tooManyWrong(milliseconds: number, language: string): Response {
  const seconds = Math.ceil(milliseconds / 1000);
  const minutes = Math.ceil(seconds / 60);
  const code = minutes === 1 ? 'wrongPasswordsForAMinute' : 'wrongPasswords';
  return refuse(new Refusal(code, { seconds, minutes }), language);
}

/** Seconds for which the cookie of a browser is valid. */
const YEAR = 365 * 24 * 60 * 60;

const sign = (text: string) =>
  createHmac('sha256', `${environment.PAYLOAD_SECRET}:device`).update(text).digest('base64url');

/** A cookie name per account, because several people share a computer. */
const nameFor = (email: string) => `college-device-${sign(email).slice(0, 16)}`;
const signatureOf = (email: string, device: string) => sign(`${email}\n${device}`);

/**
 * The id of the browser, from the signed cookie of the account; undefined if this account has never
 * signed in with it.
 */
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
