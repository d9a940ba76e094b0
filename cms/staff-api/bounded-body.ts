/** Bounds the bodies of the staff: large ones take a place, and what Payload parses is checked before. */
import { openPlaces } from '@college/server/places';
import { checkForm } from '../platform/http/check-form.ts';
import { readAtMost } from '../platform/http/read-at-most.ts';
import { Refusal } from '../platform/refusal.ts';

/** Bytes of a body that is read as a whole. Files are longer, and are read as they arrive. */
export const LARGEST_BODY = 6 * 1024 * 1024;

/** Bytes of a body that takes no place. */
const SHORT = 64 * 1024;

const places = openPlaces({ atOnce: 8, waiting: 50 });

const typeOf = ({ headers }: Request) =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** True for JSON, and for a form without a file that fills it. */
function isReadWhole(request: Request): boolean {
  const type = typeOf(request);
  if (type !== 'multipart/form-data')
    return ['application/json', 'application/x-www-form-urlencoded'].includes(type);
  // A browser says how long a file is.
  return Number(request.headers.get('content-length') ?? 0) <= LARGEST_BODY;
}

/**
 * Answers a request whose body may be long. Throws a Refusal if too many such requests wait. For a request `ofPayload`, it
 * also reads the body and throws a Refusal beyond a bound.
 */
export async function withBoundedBody(
  request: Request,
  ofPayload: boolean,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!request.body || !isReadWhole(request)) return respond(request);
  const length = request.headers.get('content-length');
  const isShort = length !== null && Number(length) <= SHORT;
  const leave = isShort ? undefined : await (places.enter() ?? refuseFull());
  try {
    return await respond(ofPayload ? await bounded(request) : request);
  } finally {
    leave?.();
  }
}

function refuseFull(): never {
  throw new Refusal('staffQueueFull', { seconds: 2 });
}

/** The same request, with a body that has been read and is within its bounds. */
async function bounded(request: Request): Promise<Request> {
  const { url, method, headers, signal } = request;
  const body = await readAtMost(request.body, LARGEST_BODY);
  if (!body) throw new Refusal('requestTooLarge');
  await checkForm(body, headers.get('content-type') ?? '');
  return new Request(url, { method, headers, signal, body });
}
