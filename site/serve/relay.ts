/** Passes on answers of the backend: short ones as a whole, long ones as fast as the visitor reads. */
import type { IncomingHttpHeaders } from 'node:http';
import { finished, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sentence } from './errors.ts';

/** An answer of the backend in @fastify/reply-from. */
export interface Passed {
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
