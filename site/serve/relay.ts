/** Answers of the backend on their way through: whole where they are short, else as fast as the visitor reads. */
import type { IncomingHttpHeaders } from 'node:http';
import { finished, Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sentence } from './errors.ts';

/** As @fastify/reply-from hands it over. */
export interface Passed {
  statusCode: number;
  headers: IncomingHttpHeaders;
  stream: Readable;
}

/** Bytes that are waited for before anything is sent: of what breaks off within them nobody gets half. */
const AT_ONCE = 64 * 1024;

// As the client of the contract says them.
const unexpected = 'The backend answered something unexpected.';
const brokenOff = 'The backend broke off its answer.';

/** What a call answers is JSON or a sentence: anything else is a backend, or a proxy before it, that failed. */
export async function relay(reply: FastifyReply, { headers, stream }: Passed) {
  // The visitor may go before any of it has come, or while a backend stands still in the middle of it.
  finished(reply.raw, () => stream.destroy());
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
