/** One id for a request, from nginx to the backend. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The shape of `$request_id` in nginx. Other texts are replaced, because a client could forge lines of the log with them. */
const SHAPE = /^[0-9a-f]{32}$/;

/** Returns the `X-Request-Id` of a trusted sender, or a new id. */
export function requestIdOf(
  { headers, socket }: IncomingMessage,
  isTrusted: (address: string, hops: number) => boolean,
): string {
  const given = String(headers['x-request-id']);
  return SHAPE.test(given) && isTrusted(socket.remoteAddress ?? '', 0)
    ? given
    : randomBytes(16).toString('hex');
}
