import { setTimeout as wait } from 'node:timers/promises';
import { decodeAddress } from '@college/contract/decode-address';
import type { Payload } from 'payload';
import { withLateWriter } from '../patches/sqlite/late-writer.ts';
import { namesNoRecord } from '../patches/unnamed-record.ts';
import { environment } from '../platform/environment.ts';
import { lastingAddress } from '../platform/files/lasting-address.ts';
import { origins } from '../platform/http/origins.ts';
import { refuse } from '../platform/http/refuse.ts';
import { noteAccount } from '../platform/http/request-context.ts';
import { isRefusal, Refusal } from '../platform/refusal.ts';
import { noteSecurity } from '../platform/security-log/security-log.ts';
import { noteAttempt } from '../platform/sign-in/account-log.ts';
import { recordUse } from '../platform/sign-in/sessions.ts';
import { unavailability } from '../platform/unavailable.ts';
import { withBoundedBody } from './bounded-body.ts';
import { afterReset, logIn, outcomeOf } from './log-in/log-in.ts';
import { mailNewPassword } from './new-password.ts';
import { fieldsOf, isSmall, languageOf, withFields } from './request-fields.ts';

/** Addresses that need no session, because they start or end one. */
const open = /^users\/(login|logout|forgot-password|reset-password|me|init)$/;

/** Addresses for an account that must set up two-factor sign-in first. */
const untilTwoFactor = /^(two-factor\/(show|on)|users\/refresh-token|payload-preferences\/.*)$/;

interface Address {
  params: Promise<{ slug: string[] }>;
}
type Handler = (request: Request, address: Address) => Promise<Response>;

/**
 * True if another website makes the browser change data or sign in here. Browsers send the origin
 * of a request; other programs do not, but have no cookies of a user either.
 */
function isForeign({ method, headers }: Request): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return false;
  const origin = headers.get('origin');
  if (origin !== null) return !origins.includes(origin);
  return ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
}

/** The name of the file that a request is for. */
function fileIn({ url }: Request): string | undefined {
  const [, name = ''] = /^\/api\/media\/file\/([^/]+)$/.exec(new URL(url).pathname) ?? [];
  return decodeAddress(name);
}

/**
 * Restricts Payload's REST API to staff, because it would return everything that access rules allow
 * a visitor, at any depth. Visitors use the calls.
 */
export const forStaff = (handle: Handler, openPayload: () => Promise<Payload>): Handler => {
  const respond = admit(handle, openPayload);
  return async (request, address) => {
    try {
      return await respond(request, address);
    } catch (error) {
      if (isRefusal(error)) return refuse(error, languageOf(request.headers));
      const reason = unavailability(error);
      // Payload parses a query sent by POST before its error handling.
      if (error instanceof SyntaxError)
        return refuse(new Refusal('requestUnreadable'), languageOf(request.headers));
      if (!reason) throw error;
      return refuse(reason, languageOf(request.headers));
    }
  };
};

/** Checks the account, then lets Payload answer. */
const admit =
  (respond: Handler, openPayload: () => Promise<Payload>): Handler =>
  async (request, address) => {
    const language = languageOf(request.headers);
    const sayNo = (...refused: ConstructorParameters<typeof Refusal>) =>
      refuse(new Refusal(...refused), language);
    if (isForeign(request)) return sayNo('otherWebsite', { address: environment.CMS_URL });
    const { slug } = await address.params;
    const path = slug.join('/');
    const payload = await openPayload();
    if (open.test(path)) {
      if (!isSmall(request)) return sayNo('requestTooLarge');
    } else {
      const { user } = await payload.auth({ headers: request.headers });
      // Somebody passed the address of a file in the admin on. The website knows all names that a file ever had.
      const file = fileIn(request);
      if (!user && file) return Response.redirect(lastingAddress(file));
      if (!user) return sayNo('signIn');
      void recordUse(payload, user).catch((error: unknown) =>
        console.error('The use of a session was not recorded:', error),
      );
      noteAccount(user);
      if (user.two_factor_due && !untilTwoFactor.test(path)) return sayNo('twoFactorFirst');
    }
    const method = request.headers.get('X-Payload-HTTP-Method-Override') ?? request.method;
    if (namesNoRecord(method, slug, payload)) return sayNo('noRecord');
    const ofPayload = slug[0] === 'globals' || Object.hasOwn(payload.collections, slug[0] ?? '');
    const handle: Handler = (admitted, at) =>
      withBoundedBody(admitted, ofPayload, (bounded) => respond(bounded, at));
    const proceed = (fields: object) => handle(withFields(request, fields), address);
    if (path === 'users/forgot-password') {
      const { email } = await fieldsOf(request);
      return unseen(async () => {
        await noteAttempt(payload, 'password-link', email);
        await mailNewPassword(payload, String(email ?? ''));
      });
    }
    if (path === 'users/login') {
      const fields = await fieldsOf(request);
      const response = await evenly(() => logIn(payload, request, fields, proceed));
      const outcome = await outcomeOf(response);
      if (outcome) await noteAttempt(payload, 'sign-in', fields.email, outcome);
      return response;
    }
    if (path === 'users/logout') {
      const { user } = await payload.auth({ headers: request.headers });
      const response = await handle(request, address);
      if (user && response.ok) await noteSecurity('sign-out', user.email);
      return response;
    }
    if (path === 'users/reset-password')
      return afterReset(await handle(request, address), language);
    const isUpload = request.method === 'POST' && path === 'media';
    return isUpload ? withLateWriter(() => handle(request, address)) : handle(request, address);
  };

/** Milliseconds. Longer than checking a password or creating a link takes. */
const REFUSED_AFTER = 1000;

/** Evens out the time of an answer, because checking a password takes time only for an account that exists. */
export async function evenly(logIn: () => Promise<Response>): Promise<Response> {
  const refusal = wait(REFUSED_AFTER);
  const response = await logIn();
  if (!response.ok) await refusal;
  return response;
}

/** Always gives the same answer after the same time, whatever the step did. */
async function unseen(step: () => Promise<void>): Promise<Response> {
  void step().catch((error: unknown) =>
    console.error('The mail with a new password was not sent:', error),
  );
  await wait(REFUSED_AFTER);
  return Response.json({ message: 'Success' });
}
