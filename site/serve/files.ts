import { randomInt } from 'node:crypto';
import path from 'node:path';
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
import { askBackend, type Backends, passingOn } from './backend.ts';
import { sentence } from './errors.ts';
import { sendPage } from './pages/send-page.ts';

/** The policy of a published file that is opened as a page: it may do nothing. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox";
/** Headers of PDFs. Our pages frame them in the browser's viewer, which does not work in a sandbox. */
const framedHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Saves a CV under a name with a random number, as the specification asks. */
const cvDisposition = () => create(`CV-${randomInt(10_000, 100_000)}.pdf`, { type: 'attachment' });

interface Options extends Pick<Environment, 'FILES_DIR'>, Pages {
  backends: Backends;
}

/**
 * Serves `/files/media/{name}` if the backend says that the file is public, with Range and ETag: from the disk that site
 * and backend share, else through the backend. Files of previews and pictures for shared links come through the backend,
 * which checks the token of the former and draws the latter.
 */
export const serveFiles: FastifyPluginAsync<Options> = async (app, options) => {
  const { FILES_DIR, backends, data } = options;
  await app.register(replyFrom, passingOn(backends));
  app.addHook('onSend', async (request, reply) => {
    if (reply.getHeader('Content-Type') !== 'application/pdf') return;
    reply.headers(framedHeaders);
    if (/\?cv\b/.test(request.url)) reply.header('Content-Disposition', cvDisposition());
  });
  const root = `${FILES_DIR}/media`;
  if (FILES_DIR) await app.register(fastifyStatic, { root, serve: false, cacheControl: false });

  function passOn(request: FastifyRequest, reply: FastifyReply) {
    const { url = '' } = request.raw;
    // A backend that resolves dots would answer for another address.
    if (/(^|[/\\]|%2f|%5c)(\.|%2e){1,2}([/\\?]|%2f|%5c|$)/i.test(url))
      return sentence(reply, 404, 'There is no such file.');
    return askBackend(reply, url, {
      patience: data.patience(),
      answer: (sending, { stream }) => sending.send(stream),
    });
  }

  /** Sends the file from the disk, or through the backend. */
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
    if (name.length > LONGEST_NAME) return sendNotFound(404, request, reply, options);
    const visitor = { address: request.ip, request: request.id };
    const { call } = data.session(DEFAULT_LOCALE, undefined, visitor);
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
        return sendNotFound(leads.state === 'withdrawn' ? 410 : 404, request, reply, options);
    }
  });

  app.get('/files/preview/*', passOn);
  app.get('/files/share/*', passOn);
  // Another backend has further types of files.
  if (!FILES_DIR) app.get('/files/*', passOn);
};

/**
 * The value of `X-Accel-Expires`, which nginx prefers to Cache-Control and does not pass on. nginx counts whole seconds and
 * would keep `max-age=1` for nearly two, too long with the half second until the site knows of a change.
 */
const endOfThisSecond = () => `@${Math.floor(Date.now() / 1000)}`;

function unlessFailed(error: unknown): undefined {
  if (!isCallError(error)) throw error;
}

/** Sends the page of missing files in the visitor's language; for a picture in a page one sentence. */
async function sendNotFound(
  status: 404 | 410,
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, siteMaps }: Pages,
) {
  const { accept = '', 'accept-language': language } = request.headers;
  if (accept.startsWith('image/'))
    return sentence(
      reply,
      status,
      status === 410 ? 'This file was removed.' : 'There is no such file.',
    );
  const page = await pages.get(siteMaps.notFound(localeOf(language), status));
  request.page = page.route;
  reply.hijack();
  sendPage(request.raw, reply.raw, page);
}

const clientFiles = path.join(import.meta.dirname, '../dist/client');

/** Serves built files. Their names contain the hash of their content, so browsers may keep them for ever. */
export const serveAssets: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: path.join(clientFiles, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
};
