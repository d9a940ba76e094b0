import { randomInt } from 'node:crypto';
import { isCallError } from '@college/contract/client';
import { fileLifetimes, plainName } from '@college/contract/files';
import { LONGEST_NAME } from '@college/contract/limits';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { localeOf } from '@college/server/accept-language';
import replyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import { create } from 'content-disposition';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Environment } from '../environment.ts';
import type { Pages } from '../rendering/open-pages.ts';
import { askBackend, passingOn } from './backend.ts';
import { sentence } from './errors.ts';
import { sendPage } from './pages/send-page.ts';

/** What a published file may do when it is opened as a page: nothing. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox";
/** Our pages show documents in the browser's own viewer, which opens in no sandbox. */
const shown = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Saves a CV under a name with a random number, as the specification asks. */
const cvDisposition = () => create(`CV-${randomInt(10_000, 100_000)}.pdf`, { type: 'attachment' });

interface Options extends Pick<Environment, 'FILES_DIR' | 'BACKEND_URL'>, Pages {}

/**
 * `/files/media/{name}`: what the backend says is public, from the disk that site and backend share, or through the
 * backend where they share none, with Range and ETag. Previews' files come through the backend, which reads their token, and share pictures, which it draws.
 */
export const serveFiles: FastifyPluginAsync<Options> = async (app, options) => {
  const { FILES_DIR, BACKEND_URL, data } = options;
  await app.register(replyFrom, { base: BACKEND_URL, ...passingOn });
  app.addHook('onSend', async (request, reply) => {
    if (reply.getHeader('Content-Type') !== 'application/pdf') return;
    reply.headers(shown);
    if (/\?cv\b/.test(request.url)) reply.header('Content-Disposition', cvDisposition());
  });
  const root = `${FILES_DIR}/media`;
  if (FILES_DIR) await app.register(fastifyStatic, { root, serve: false, cacheControl: false });

  function passOn(request: FastifyRequest, reply: FastifyReply) {
    const { url = '' } = request.raw;
    // Where a backend resolves dots, another address than one of files would be asked.
    if (/(^|[/\\]|%2f|%5c)(\.|%2e){1,2}([/\\?]|%2f|%5c|$)/i.test(url))
      return sentence(reply, 404, 'There is no such file.');
    return askBackend(reply, url, {
      patience: data.patience(),
      answer: (answered, { stream }) => answered.send(stream),
    });
  }

  /** From where the bytes are. */
  function send(request: FastifyRequest, reply: FastifyReply, name: string, lifetime: string) {
    if (!FILES_DIR) return passOn(request, reply);
    reply
      .header('Content-Security-Policy', inert)
      .header('Cache-Control', lifetime)
      .header('Content-Disposition', create(plainName(name), { type: 'inline' }));
    return reply.sendFile(name);
  }

  app.get<{ Params: { name: string } }>('/files/media/:name', async (request, reply) => {
    const { name } = request.params;
    if (name.length > LONGEST_NAME) return lost(404, request, reply, options);
    const { call } = data.session(DEFAULT_LOCALE);
    const leads = await call.getfileaddress({ type: 'media', path: name }).catch(unlessFailed);
    if (!leads) {
      reply.header('Retry-After', '5');
      return sentence(reply, 503, 'This file cannot be shown at the moment. Please try again.');
    }
    reply.header('X-Accel-Expires', endOfThisSecond());
    switch (leads.state) {
      case 'kept': {
        const lifetime = fileLifetimes[leads.immutable === 1 ? 'hashed' : 'stable'];
        return send(request, reply, leads.path, lifetime);
      }
      case 'moved':
        reply.header('Cache-Control', fileLifetimes.stable);
        return reply.redirect(encodeURIComponent(leads.path), 302);
      case 'unsaid':
        return send(request, reply, name, fileLifetimes.stable);
      default:
        return lost(leads.state === 'withdrawn' ? 410 : 404, request, reply, options);
    }
  });

  app.get('/files/preview/*', passOn);
  app.get('/files/share/*', passOn);
  // Another backend has types of its own.
  if (!FILES_DIR) app.get('/files/*', passOn);
};

/**
 * For nginx, which counts in whole seconds: what may be kept for one it keeps for nearly two, and with the half second
 * until we know of a change that would be too long. It believes this one before Cache-Control, and tells nobody.
 */
const endOfThisSecond = () => `@${Math.floor(Date.now() / 1000)}`;

function unlessFailed(error: unknown): undefined {
  if (!isCallError(error)) throw error;
}

/** For who opened a link a page of the site, in their language; for a page that lacks a picture one sentence. */
async function lost(
  status: 404 | 410,
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, render, siteMaps }: Pages,
) {
  const { accept = '', 'accept-language': language } = request.headers;
  if (accept.startsWith('image/'))
    return sentence(
      reply,
      status,
      status === 410 ? 'This file was withdrawn.' : 'There is no such file.',
    );
  const match = siteMaps.notFound(localeOf(language), status);
  const page = await pages.get(match.key, (patience) =>
    render(new Request(match.url), match, patience),
  );
  request.page = page.route;
  reply.hijack();
  sendPage(request.raw, reply.raw, page);
}
