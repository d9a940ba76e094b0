import { createHash } from 'node:crypto';
import {
  type CallName,
  callNames,
  calls,
  methodsOf,
  parseCallInput,
} from '@college/contract/calls';
import { type CallRow, lifetimes } from '@college/contract/calls/call';
import { isCallError, isRefusal } from '@college/contract/client';
import { localeOf } from '@college/server/accept-language';
import replyFrom from '@fastify/reply-from';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Patience } from '../cache/backend-health.ts';
import type { DataCache } from '../cache/data-cache.ts';
import { askBackend, passingOn } from './backend.ts';
import { isCrossSiteRequest } from './cross-site.ts';
import { refuse, sentence } from './errors.ts';
import { passPhoto } from './photo-upload.ts';
import { rateLimit } from './rate-limits/rate-limits.ts';
import { relay } from './relay.ts';

interface Options {
  data: DataCache;
  backendUrl: string;
}

/**
 * Every call of the contract at the site's root, for old clients and for our own forms. Reads come from the
 * data cache; what is refused, counted or submitted goes to the backend, which owns the sentences.
 */
export const serveCalls: FastifyPluginAsync<Options> = async (app, { data, backendUrl }) => {
  // The backend reads and judges bodies; here they only pass through.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addContentTypeParser('multipart/form-data', passPhoto);
  await app.register(replyFrom, { base: backendUrl, ...passingOn });

  for (const name of callNames) {
    const { lifetime, bodySize, limit }: CallRow = calls[name];
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `/${name}`,
      bodyLimit: bodySize,
      // Before it is counted: the page of another website would use up what its visitor may send here.
      onRequest: async (request, reply) => admit(name, request, reply),
      config: limit ? { rateLimit: rateLimit(limit) } : {},
      handler: async (request, reply) => {
        const parsed =
          lifetime === 'content' ? parseCallInput(name, readInput(request)) : undefined;
        if (!parsed?.success) return passOn(name, request, reply, data.patience());
        try {
          const locale = localeOf(request.headers['accept-language']);
          const session = data.session(locale, undefined, {
            address: request.ip,
            signal: goneOf(reply),
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

/** Aborted once whoever asked has gone, answered or not. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** What a call does not take, nor from whom, says the site itself: it may stand before any backend. */
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

/** Who sent it is judged here, where the name is known under which we were asked. */
const judged = { origin: undefined, 'sec-fetch-site': undefined };

function passOn(name: CallName, request: FastifyRequest, reply: FastifyReply, patience: Patience) {
  const { body } = request;
  const contentType = request.headers['content-type'] ?? 'application/octet-stream';
  // Only the name: the query follows by itself, as it came, even where it cannot be decoded.
  return askBackend(reply, `/${name}`, {
    ...(Buffer.isBuffer(body) && { body, contentType }),
    ...(!calls[name].submits && { patience }),
    // Whoever asked wrote there what he liked; the backend believes us.
    rewriteRequestHeaders: (_request, headers) => ({
      ...headers,
      ...judged,
      'x-forwarded-for': request.ip,
    }),
    answer: relay,
  });
}

/** The input as the backend would read it; undefined where the backend should refuse it. */
function readInput(request: FastifyRequest): unknown {
  if (request.method === 'GET') return request.query;
  if (request.method !== 'POST') return undefined;
  if (!request.headers['content-type']?.startsWith('application/json')) return undefined;
  try {
    return JSON.parse(String(request.body));
  } catch {
    return undefined;
  }
}
