/** Reads the small body of a request without a session, and the language of its browser. */
import { asRecord } from '@college/contract/as-record';
import { inputBounds } from '@college/contract/body-bounds';
import { parseJson } from '@college/server/parse-json';
import { parseCookie } from 'cookie';
import { collegeLocale } from '../platform/college-languages.ts';

/** Bytes. An address, a password and a token need less. */
const LARGEST = 16 * 1024;

/** True if Content-Length is at most `LARGEST` and the body is not chunked. */
export const isSmall = ({ headers }: Request): boolean =>
  !headers.has('transfer-encoding') && Number(headers.get('content-length') ?? 0) <= LARGEST;

/**
 * The fields of a request: the admin sends them in one part of a multipart form, programs as JSON;
 * {} for other bodies.
 */
export async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  try {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data');
    const fields = isForm
      ? String((await request.formData()).get('_payload'))
      : await request.text();
    return asRecord(parseJson(fields, inputBounds));
  } catch {
    // Payload refuses a body that cannot be read.
    return {};
  }
}

/** The same request with only these fields. */
export function withFields({ url, method, headers }: Request, fields: object): Request {
  const newHeaders = new Headers(headers);
  newHeaders.delete('content-length');
  newHeaders.set('content-type', 'application/json');
  return new Request(url, { method, headers: newHeaders, body: JSON.stringify(fields) });
}

/** The admin language of a browser, from Payload's cookie, before Payload has read the request. */
export const languageOf = (headers: Headers): string =>
  collegeLocale(parseCookie(headers.get('cookie') ?? '')['payload-lng']);
