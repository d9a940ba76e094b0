import { STATUS_CODES } from 'node:http';
import { decodeAddress } from '@college/contract/decode-address';
import { type RefusalCode, refusalMessage } from '@college/contract/refusals';
import type { JsonBeyondBounds } from '@college/server/parse-json';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** The address of a request in a line of the log. Its query may contain personal data. */
const pathOf = ({ url }: FastifyRequest) => {
  const [path = ''] = url.split('?');
  return decodeAddress(path) ?? path;
};

/** Sends a refusal or a failure: one sentence in plain text. Logs a refusal. */
export function sentence(reply: FastifyReply, status: number, text: string): FastifyReply {
  if (status < 500) reply.log.info({ path: pathOf(reply.request), status, msg: text });
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text);
}

/** Sends a refusal that forms recognise by its code; `seconds` until the sender may try again. */
export function refuse(
  reply: FastifyReply,
  status: number,
  code: RefusalCode,
  seconds?: number,
): FastifyReply {
  const { sentence: text, headers } = refusalMessage(code, seconds);
  return sentence(reply.headers(headers), status, text);
}

/** Makes an error for such a refusal; `seconds` until the sender may try again. */
export function codedError(statusCode: number, code: RefusalCode, seconds?: number) {
  const { sentence: text, headers } = refusalMessage(code, seconds);
  return Object.assign(new Error(text), { statusCode, headers });
}

/** Makes an error of a body beyond a bound: too deep, or with too many values. */
export const bodyError = ({ bound, message }: JsonBeyondBounds) =>
  Object.assign(new Error(message), { statusCode: bound === 'depth' ? 400 : 413 });

/** Answers errors outside of pages and calls by a sentence, never by a stack trace. */
export function answerInSentences(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError & { headers?: Record<string, string> }>(
    (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error, path: pathOf(request) });
      // Fastify would close the connection of an unread body, and the sender would often lose the answer. Node reads the
      // rest of the body instead, within the time of any request.
      reply.removeHeader('Connection');
      const reason = status < 500 ? error.message : 'Something went wrong on our server';
      return sentence(
        reply.headers(error.headers ?? {}),
        status,
        /[.।]$/.test(reason) ? reason : `${reason}.`,
      );
    },
  );
  app.setNotFoundHandler((request, reply) => {
    const isKnownMethod = ['GET', 'HEAD', 'POST'].includes(request.method);
    const status = isKnownMethod ? 404 : 405;
    return sentence(reply, status, `${STATUS_CODES[status]}: ${request.method} does nothing here.`);
  });
}
