/** Checks the signature of a session without the database, for requests that nothing else has checked yet. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { asRecord } from '@college/contract/as-record';
import { parseCookie } from 'cookie';
import { environment } from '../environment.ts';

/** Payload signs with the beginning of a hash of its secret. */
const secret = createHash('sha256').update(environment.PAYLOAD_SECRET).digest('hex').slice(0, 32);

/** True if the cookie of a request is a token that Payload signed and that has not expired. The session may have ended since. */
export function hasSignedToken(headers: Headers, now = Date.now()): boolean {
  const token = parseCookie(headers.get('cookie') ?? '')['payload-token'] ?? '';
  const [, signed = '', fields = '', signature = ''] =
    /^([\w-]+\.([\w-]+))\.([\w-]{43})$/.exec(token) ?? [];
  const expected = createHmac('sha256', secret).update(signed).digest();
  if (!signature || !timingSafeEqual(Buffer.from(signature, 'base64url'), expected)) return false;
  const { exp } = asRecord(JSON.parse(Buffer.from(fields, 'base64url').toString()));
  return typeof exp === 'number' && exp * 1000 > now;
}
