import { STATUS_CODES } from 'node:http';
import { type RefusalCode, refusalMessage } from '@college/contract/refusals';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';

/** A refusal or a failure: one sentence, in plain text. */
export const sentence = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(text);

/** A refusal that forms recognise by its code. */
export function refuse(reply: FastifyReply, status: number, code: RefusalCode): FastifyReply {
  const { sentence: text, headers } = refusalMessage(code);
  return sentence(reply.headers(headers), status, text);
}

/** The same to throw; `seconds` until the sender may try again. */
export function codedError(statusCode: number, code: RefusalCode, seconds?: number) {
  const { sentence: text, headers } = refusalMessage(code, seconds);
  return Object.assign(new Error(text), { statusCode, headers });
}

/** What goes wrong outside of pages and calls is said like everything else: never as a stack trace. */
export function answerInSentences(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError & { headers?: Record<string, string> }>(
    (error, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error(error);
      // Fastify would close the connection of a body that it does not read: its sender would often lose the answer.
      // Node reads the rest away, for as long as it lets any request last.
      reply.removeHeader('Connection');
      const reason =
        status < 500 ? error.message : 'Something went wrong here; it is not your fault';
      return sentence(
        reply.headers(error.headers ?? {}),
        status,
        /[.।]$/.test(reason) ? reason : `${reason}.`,
      );
    },
  );
  app.setNotFoundHandler((request, reply) => {
    const known = ['GET', 'HEAD', 'POST'].includes(request.method);
    const status = known ? 404 : 405;
    return sentence(reply, status, `${STATUS_CODES[status]}: ${request.method} does nothing here.`);
  });
}
