import type { ServerResponse } from 'node:http';
import { GRACE } from '../cache/timings.ts';

/** A signal that is aborted a moment after the client has gone, with or without an answer. */
export function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => void setTimeout(() => gone.abort(), GRACE).unref());
  return gone.signal;
}
