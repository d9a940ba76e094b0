import { callNames, calls, lifetimes, locales } from '@college/contract/calls';
import { isCallError, isRefusal } from '@college/contract/client';
import replyFrom from '@fastify/reply-from';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { DataCache } from '../cache/data.ts';
import { LARGEST_UPLOAD, submissions } from './limits.ts';
import { sentence } from './sentence.ts';

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
  await app.register(replyFrom, { base: backendUrl, disableRequestLogging: true });

  for (const name of callNames) {
    const { input, lifetime, method } = calls[name];
    // What is sent by POST and kept by nobody: notes, passwords, photos, registrations, messages.
    const submits = lifetime === 'never' && method === 'POST';
    app.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: `/${name}`,
      config: submits ? { rateLimit: submissions } : {},
      ...(name === 'addfile-alumni' && { bodyLimit: LARGEST_UPLOAD }),
      handler: async (request, reply) => {
        const parsed = lifetime === 'content' ? input.safeParse(readInput(request)) : undefined;
        if (!parsed?.success) return passOn(name, request, reply);
        try {
          const { call } = data.session(localeOf(request));
          const answer = await (call[name] as (given: unknown) => Promise<unknown>)(parsed.data);
          return reply
            .header('Cache-Control', lifetimes[lifetime].http)
            .header('Vary', 'Accept-Language')
            .type('application/json; charset=utf-8')
            .send(JSON.stringify(answer));
        } catch (error) {
          if (!isCallError(error)) throw error;
          return sentence(reply, isRefusal(error) ? error.status : 503, error.message);
        }
      },
    });
  }
};

function passOn(name: string, request: FastifyRequest, reply: FastifyReply) {
  const body = request.body as Buffer | undefined;
  const contentType = request.headers['content-type'] ?? 'application/octet-stream';
  return reply.from(request.raw.url ?? `/${name}`, {
    ...(body && { body, contentType }),
    onError: (failed) => sentence(failed as FastifyReply, 503, 'The backend does not answer.'),
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

function localeOf(request: FastifyRequest) {
  const wanted = request.headers['accept-language']?.slice(0, 2);
  return locales.find((locale) => locale === wanted) ?? 'en';
}
