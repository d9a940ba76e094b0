/** Handles one HTTP request of a call: method, input, cache headers, errors. */
import { createHash } from 'node:crypto';
import { type CallName, calls, isCallName, methodsOf } from '@college/contract/calls';
import { lifetimes } from '@college/contract/calls/call';
import { LISTS_READ } from '@college/contract/lists-read';
import { REFUSAL_CODE } from '@college/contract/refusals';
import { localeOf } from '@college/server/accept-language';
import { isCrossSite } from '@college/server/cross-site';
import { openPlaces } from '@college/server/places';
import type { Payload } from 'payload';
import { collegeLocales } from '../platform/college-languages.ts';
import { environment } from '../platform/environment.ts';
import { logRefusal } from '../platform/http/log-refusal.ts';
import { plainText } from '../platform/http/plain-text.ts';
import { countAnswer } from '../platform/metrics/metrics.ts';
import { isRefusal, Refusal } from '../platform/refusal.ts';
import { withListsRead } from '../platform/revision/lists-read.ts';
import { unavailability } from '../platform/unavailable.ts';
import { isFormCode } from '../words/refusals.ts';
import type { Exchange, Handler, WithBody } from './handler.ts';
import { handlers } from './handlers.ts';
import { readContent, readInput } from './input.ts';
import { limitCall, networkIn } from './limits.ts';

/** Hosts of our own pages. */
const ownHosts = [environment.SITE_URL, environment.CMS_URL].map((url) => new URL(url).host);

/** Each photo takes several times its 5 MB while it is read. */
const photoPlaces = openPlaces({ atOnce: 4, waiting: 60 });

function refuseBusy(): never {
  throw new Refusal('busy', { seconds: 2 });
}

export async function answer(
  path: string,
  request: Request,
  open: () => Promise<Payload>,
): Promise<Response> {
  const began = performance.now();
  const response = await responseTo(path, request, open);
  const seconds = (performance.now() - began) / 1000;
  countAnswer(isCallName(path) ? path : 'none', response.status, seconds);
  return response;
}

async function responseTo(
  path: string,
  request: Request,
  open: () => Promise<Payload>,
): Promise<Response> {
  try {
    if (!isCallName(path)) throw new Refusal('noCall');
    checkRequest(path, request);
    const payload = await open();
    await limitCall(payload, path, request.headers);
    const leave = calls[path].takesFile ? await (photoPlaces.enter() ?? refuseBusy()) : undefined;
    return await answerCall(path, request, payload).finally(leave);
  } catch (error) {
    // nginx's status for a client that has gone. Nobody reads this answer.
    if (request.signal.aborted) return plainText(499, 'The client closed the connection.');
    if (isRefusal(error)) {
      logRefusal(error.status, error.message);
      return plainText(error.status, error.message, headersOf(error));
    }
    const reason = unavailability(error);
    if (reason?.code !== 'busy' && reason?.code !== 'storage')
      console.error(`call ${path} failed:`, error);
    if (reason) return plainText(reason.status, reason.message, headersOf(reason));
    return plainText(500, 'Something went wrong here. Please try again later.');
  }
}

/**
 * Throws a Refusal for a method that the call does not accept, and for requests from pages of other
 * websites.
 */
function checkRequest(name: CallName, { method, headers }: Request): void {
  const { submits } = calls[name];
  const methods = methodsOf(name);
  if (!methods.includes(method))
    throw new Refusal(submits ? 'usePost' : 'useGetOrPost', { allow: methods.join(', ') });
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  const hosts = [headers.get('host'), ...ownHosts];
  if (submits && isCrossSite({ site, origin, hosts })) throw new Refusal('foreign');
}

async function answerCall<Name extends CallName>(name: Name, request: Request, payload: Payload) {
  const { lifetime } = calls[name];
  const headers = new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': lifetimes[lifetime].http,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Language',
  });
  // A HEAD request must not count a visitor.
  if (request.method === 'HEAD' && lifetime === 'never') return new Response(null, { headers });
  const handle = handlers[name] as Handler<Name, Exchange & WithBody<Name>>;
  const input = await readInput(name, request);
  const locale = localeOf(request.headers.get('accept-language'), collegeLocales());
  const { signal } = request;
  const context = {
    payload,
    locale,
    signal,
    requestHeaders: request.headers,
    responseHeaders: headers,
    network: networkIn(request.headers),
    readBody: () => readContent(name, request),
  };
  const { value: output, lists } = await withListsRead(payload, () => handle(input, context));
  if (lists && lifetime === 'content') headers.set(LISTS_READ, lists.join(' '));
  if (output instanceof ReadableStream) return new Response(output, { headers });
  const body = JSON.stringify(output);
  if (lifetime === 'content') {
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    headers.set('ETag', etag);
    if (isKnown(etag, request)) return new Response(null, { status: 304, headers });
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const isKnown = (etag: string, { headers, method }: Request) =>
  method !== 'POST' &&
  (headers.get('if-none-match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === etag || tag === '*');

const headersOf = ({ code, values: { seconds, allow } }: Refusal): Record<string, string> => ({
  ...(isFormCode(code) && { [REFUSAL_CODE]: code }),
  ...(seconds !== undefined && { 'Retry-After': String(seconds) }),
  ...(allow !== undefined && { Allow: String(allow) }),
});
