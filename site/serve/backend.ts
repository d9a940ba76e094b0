/** How requests go on to the backend, by @fastify/reply-from. */
import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import type { FastifyReply } from 'fastify';
import type { Patience } from '../cache/backend-health.ts';
import { sentence } from './errors.ts';
import type { Passed } from './relay.ts';

/** Milliseconds, as Undici counts them: to within half a second. Left alone it is five minutes. */
const LONGEST = 10_000;

export const passingOn = {
  disableRequestLogging: true,
  undici: {
    headersTimeout: LONGEST,
    bodyTimeout: LONGEST,
    // A busy backend may accept late. Left alone, one behind TLS could be anybody.
    connect: { timeout: LONGEST, rejectUnauthorized: true },
  },
};

interface Options {
  rewriteRequestHeaders?: FastifyReplyFromHooks['rewriteRequestHeaders'];
  body?: Buffer;
  contentType?: string;
  /** How long the visitor waits; for what was sent that is as long as anybody does. */
  patience?: Patience;
  answer: (reply: FastifyReply, passed: Passed) => unknown;
}

/** Asks the backend what we were asked. A reader waits as for a page: briefly while the backend is down, else up to ten seconds. */
export function askBackend(reply: FastifyReply, source: string, options: Options): FastifyReply {
  const { patience, answer, ...rest } = options;
  // Answered, or given up: what comes after that goes nowhere.
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
    // What is lost on its way is asked once more; who is busy is not.
    retriesCount: 1,
    onError: giveUp,
    onResponse(_request, _reply, response) {
      const passed = response as unknown as Passed;
      if (isFirst()) answer(reply, passed);
      else passed.stream.destroy();
    },
  });
}
