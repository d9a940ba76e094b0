/** Passes requests on to the backend by @fastify/reply-from, and its answers: short ones as a whole, long ones as fast as the visitor reads. */

import { randomInt } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { finished, Readable } from 'node:stream';
import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyReply } from 'fastify';
import { buildConnector } from 'undici';
import type { Patience } from '../cache/backend-health.ts';
import { sentence } from './errors.ts';

/** Most milliseconds of an answer, to within half a second. Undici's default is five minutes. */
const LONGEST = 10_000;

/** Milliseconds for a connection while another backend remains. Only a machine that is away takes longer. */
const NEXT_AFTER = 1000;

/** The backends of a college, as one. */
export interface Backends {
  /** Origin in the addresses of requests, whichever backend gets them. */
  origin: string;
  /** Opens the connections, for agents of undici. */
  connect: buildConnector.connector;
}

/**
 * Connects to one of the backends, and to the next one when it accepts no connection. Nothing has been sent then, so this
 * is safe for submissions too. Each process begins with any of them, so that they share the work.
 */
export function openBackends(origins: readonly [string, ...string[]]): Backends {
  const servers = origins.map((origin) => new URL(origin));
  const checked = { rejectUnauthorized: true };
  // A busy backend may accept a connection late.
  const connectToLast = buildConnector({ ...checked, timeout: LONGEST });
  const connectToNext = buildConnector({ ...checked, timeout: NEXT_AFTER });
  let preferred = randomInt(servers.length);
  return {
    origin: origins[0],
    connect(options, done) {
      const first = preferred;
      const attempt = (count: number) => {
        const index = (first + count) % servers.length;
        const { hostname, host, port, protocol } = servers[index] as URL;
        const isLast = count === servers.length - 1;
        const connectTo = isLast ? connectToLast : connectToNext;
        const target = { ...options, hostname, host, port, protocol, servername: hostname };
        connectTo(target, (...result) => {
          if (result[0] && !isLast) return attempt(count + 1);
          if (!result[0]) preferred = index;
          done(...result);
        });
      };
      attempt(0);
    },
  };
}

/** Settings of @fastify/reply-from, which has connections of its own: slow submissions do not hold up pages. */
export const passingOn = ({ origin, connect }: Backends) => ({
  base: origin,
  disableRequestLogging: true,
  undici: { headersTimeout: LONGEST, bodyTimeout: LONGEST, connect },
});

interface Options {
  rewriteRequestHeaders?: FastifyReplyFromHooks['rewriteRequestHeaders'];
  body?: Buffer;
  contentType?: string;
  /** The wait of the visitor. A submission has none and may take as long as any answer. */
  patience?: Patience;
  answer: (reply: FastifyReply, passed: Passed) => unknown;
}

/** Passes the request on. A read waits as a page does: briefly while the backend is down, else up to ten seconds. */
export function askBackend(reply: FastifyReply, source: string, options: Options): FastifyReply {
  const { patience, answer, rewriteRequestHeaders, ...rest } = options;
  // After the answer or the end of the patience, a late answer is ignored.
  let isOver = false;
  const isFirst = () => {
    const wasOver = isOver;
    isOver = true;
    return !wasOver;
  };
  const giveUp = () => {
    if (isFirst()) void sentence(reply, 503, 'The backend does not answer.');
  };
  void patience?.ended().then(giveUp);
  return reply.from(source, {
    ...rest,
    rewriteRequestHeaders: (request, headers) => ({
      ...(rewriteRequestHeaders?.(request, headers) ?? headers),
      'x-request-id': reply.request.id,
    }),
    // A request is repeated once if its connection broke, but not because the backend is slow.
    retriesCount: 1,
    onError: giveUp,
    onResponse(_request, _reply, response) {
      // The type says that it is a response of this server, but it is the backend's.
      const passed = response as unknown as Passed;
      if (isFirst()) answer(reply, passed);
      else passed.stream.destroy();
    },
  });
}

/** An answer of the backend in @fastify/reply-from. */
interface Passed {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** Bytes that must arrive before anything is sent, so that a visitor does not get half of a short answer. */
const AT_ONCE = 64 * 1024;

// The same sentences as in contract/client.ts.
const unexpected = 'The backend answered something unexpected.';
const brokenOff = 'The backend did not finish its answer.';

/** Passes on JSON and sentences. Any other answer is an error page of a backend or a proxy that failed. */
export async function relay(reply: FastifyReply, { headers, stream }: Passed) {
  // The visitor may go before the answer begins, or while the backend pauses within it.
  finished(reply.raw, () => stream.destroy());
  // A backend that broke off is answered for below.
  const beginning = await readBeginning(stream).catch(() => undefined);
  const type = headers['content-type'] ?? '';
  const fits = /^(application\/json|text\/plain)\b/.test(type) || beginning?.length === 0;
  if (!beginning || !fits) {
    stream.destroy();
    for (const name of ['content-length', 'content-encoding', 'etag']) reply.removeHeader(name);
    return sentence(reply, 503, beginning ? unexpected : brokenOff);
  }
  if (stream.readableEnded) return reply.send(Buffer.concat(beginning));
  return reply.send(Readable.from(joined(beginning, stream), { objectMode: false }));
}

async function readBeginning(stream: Readable): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > AT_ONCE) break;
  }
  return chunks;
}

async function* joined(beginning: Buffer[], rest: Readable) {
  yield* beginning;
  yield* rest;
}
