/** Bounds the bodies of the staff: large ones take a place, and what Payload parses is checked before. */
import { type JsonBounds, MOST_FIELDS } from '@college/contract/body-bounds';
import { BODY_SIZE } from '@college/contract/calls/call';
import { hasMoreFields } from '@college/server/form-fields';
import { openPlaces } from '@college/server/places';
import { checkBody } from '../platform/http/parse-body.ts';
import { readAtMost } from '../platform/http/read-at-most.ts';
import { Refusal } from '../platform/refusal.ts';

/** Bytes of a body that is read as a whole. Files are longer, and are read as they arrive. */
export const LARGEST_BODY = 6 * 1024 * 1024;
/** The longest rich text has 90,000 values, and a form has it in one language. */
const bounds: JsonBounds = { depth: 200, values: 200_000 };

const places = openPlaces({ atOnce: 8, waiting: 50 });

const typeOf = ({ headers }: Request) =>
  (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** True for JSON, and for a form without a file that fills it. */
function isReadWhole(request: Request): boolean {
  const type = typeOf(request);
  if (type !== 'multipart/form-data')
    return ['application/json', 'application/x-www-form-urlencoded'].includes(type);
  const length = request.headers.get('content-length');
  return length !== null && Number(length) <= LARGEST_BODY;
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
  const isShort = length !== null && Number(length) <= BODY_SIZE;
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
  const type = headers.get('content-type') ?? '';
  if (typeOf(request) === 'application/json') checkBody(body, bounds);
  else if (hasMoreFields(body, type, MOST_FIELDS)) throw new Refusal('requestTooLarge');
  else await checkForm(body, type);
  return new Request(url, { method, headers, signal, body });
}

/** Checks the fields of a form in which Payload looks for JSON. */
async function checkForm(body: Buffer<ArrayBuffer>, type: string): Promise<void> {
  const form = new Response(body, { headers: { 'Content-Type': type } });
  // A TypeError: the form is damaged. Payload refuses it.
  const fields = await form.formData().catch(() => new FormData());
  for (const field of fields.values())
    if (typeof field === 'string') checkBody(Buffer.from(field), bounds);
}
