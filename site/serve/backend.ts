/** Passes requests on to the backend, by @fastify/reply-from. */
import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyReply } from 'fastify';
import type { Patience } from '../cache/backend-health.ts';
import { sentence } from './errors.ts';
import type { Passed } from './relay.ts';

/** Most milliseconds of an answer, to within half a second. Undici's default is five minutes. */
const LONGEST = 10_000;

export const passingOn = {
  disableRequestLogging: true,
  undici: {
    headersTimeout: LONGEST,
    bodyTimeout: LONGEST,
    // A busy backend may accept a connection late. By default, reply-from does not check certificates.
    connect: { timeout: LONGEST, rejectUnauthorized: true },
  },
};

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
  const { patience, answer, ...rest } = options;
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
    // A request is repeated once if its connection broke, but not because the backend is slow.
    retriesCount: 1,
    onError: giveUp,
    onResponse(_request, _reply, response) {
      const passed = response as unknown as Passed;
      if (isFirst()) answer(reply, passed);
      else passed.stream.destroy();
    },
  });
}
