import { createHash } from 'node:crypto';
import {
  type CallName,
  callNames,
  calls,
  methodsOf,
  parseCallInput,
} from '@college/contract/calls';
import { boundsOf, type CallRow, lifetimes } from '@college/contract/calls/call';
import { isCallError, isRefusal } from '@college/contract/client';
import { localeOf } from '@college/server/accept-language';
import { isJsonBeyondBounds, parseJson } from '@college/server/parse-json';
import replyFrom from '@fastify/reply-from';
import type {
  FastifyContentTypeParser,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Patience } from '../cache/backend-health.ts';
import type { DataCache } from '../cache/data-cache.ts';
import { askBackend, type Backends, passingOn, relay } from './backend.ts';
import { isCrossSiteRequest } from './cross-site.ts';
import { bodyError, codedError, refuse, sentence } from './errors.ts';
import { goneSignal } from './gone-signal.ts';
import type { PreviewVisitors } from './preview-visitors.ts';
import { rateLimit } from './rate-limit-store.ts';

interface Options {
  data: DataCache;
  backends: Backends;
  previews: PreviewVisitors;
}

/**
 * Serves every call of the contract at the site's root, for old clients and for our own forms. Reads come from the data
 * cache. Calls that are refused, counted or submitted go to the backend, which has the sentences of refusals.
 */
export const serveCalls: FastifyPluginAsync<Options> = async (app, options) => {
  const { data, backends, previews } = options;
  // The backend reads and checks bodies; the site only passes them on.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('multipart/form-data', passPhoto);
  await app.register(replyFrom, passingOn(backends));

  for (const name of callNames) {
    const { lifetime, bodySize, limit, body }: CallRow = calls[name];
    const { onRequest, preParsing } = previews.hooks;
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `/${name}`,
      bodyLimit: bodySize,
      // Refused before it is counted, because the page of another website could use up the limit of its visitor.
      onRequest: [
        async (request, reply) => admit(name, request, reply),
        ...(body ? [onRequest] : []),
      ],
      ...(body && { preParsing }),
      config: limit ? { rateLimit: rateLimit(limit) } : {},
      handler: async (request, reply) => {
        const parsed =
          lifetime === 'content' ? parseCallInput(name, readInput(name, request)) : undefined;
        if (!parsed?.success) return passOn(name, request, reply, data.patience());
        try {
          const locale = localeOf(request.headers['accept-language']);
          const session = data.session(locale, undefined, {
            address: request.ip,
            request: request.id,
            signal: goneSignal(reply.raw),
          });
          const answer = await session.json(name, parsed.data);
          reply.header('Cache-Control', lifetimes[lifetime].http).header('Vary', 'Accept-Language');
          return sendJson(answer, request, reply);
        } catch (error) {
          if (!isCallError(error)) throw error;
          return sentence(reply, isRefusal(error) ? error.status : 503, error.message);
        }
      },
    });
  }
};

/** Refuses wrong methods and pages of other websites. The site does so itself, because not every backend would. */
function admit(name: CallName, request: FastifyRequest, reply: FastifyReply) {
  const { submits } = calls[name];
  const methods = methodsOf(name);
  if (!methods.includes(request.method)) {
    reply.header('Allow', methods.join(', '));
    return sentence(reply, 405, submits ? 'Use POST.' : 'Use GET or POST.');
  }
  return submits && isCrossSiteRequest(request) ? refuse(reply, 403, 'foreign') : undefined;
}

function sendJson(body: Buffer, { method, headers }: FastifyRequest, reply: FastifyReply) {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('ETag', etag);
  if (method !== 'POST' && headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}

/** Headers that are not passed on, because only the site knows its own host name and has checked them. */
const judged = { origin: undefined, 'sec-fetch-site': undefined };

function passOn(name: CallName, request: FastifyRequest, reply: FastifyReply, patience: Patience) {
  const { body } = request;
  const contentType = request.headers['content-type'] ?? 'application/octet-stream';
  // Without the query, which reply-from adds as it came, even if it cannot be decoded.
  return askBackend(reply, `/${name}`, {
    ...(Buffer.isBuffer(body) && { body, contentType }),
    ...(!calls[name].submits && { patience }),
    // The client could have written any address there, and the backend trusts ours.
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      ...judged,
      'x-forwarded-for': request.ip,
    }),
    answer: relay,
  });
}

/** Reads the input as the backend would. Undefined if the backend should refuse it. */
function readInput(name: CallName, request: FastifyRequest): unknown {
  if (request.method === 'GET') return request.query;
  if (request.method !== 'POST') return undefined;
  if (!request.headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    return parseJson(request.body as Buffer, boundsOf(calls[name]));
  } catch (error) {
    if (isJsonBeyondBounds(error)) throw bodyError(error);
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** Passes a photo on to the backend while it arrives, because many photos that never end would fill the memory. */
export const passPhoto: FastifyContentTypeParser = ({ headers, routeOptions }, photo, done) => {
  const length = Number(headers['content-length'] ?? Number.NaN);
  if (Number.isNaN(length))
    return done(Object.assign(new Error('Send the header Content-Length.'), { statusCode: 411 }));
  if (length > routeOptions.bodyLimit) return done(codedError(413, 'photoLarge'));
  done(null, photo);
};
