import replyFrom from '@fastify/reply-from';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { Environment } from '../environment.ts';
import { passingOn } from './backend.ts';

/** What a published file may do when it is opened as a page: nothing. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox";
/** Our pages show documents in the browser's own viewer, which opens in no sandbox. */
const shown = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'",
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * `/files/{type}/{path}`: from the disk that site and backend share, with Range and ETag; through the backend
 * where they share none. Only `media` is public.
 */
export const serveFiles: FastifyPluginAsync<
  Pick<Environment, 'FILES_DIR' | 'BACKEND_URL'>
> = async (app, { FILES_DIR, BACKEND_URL }) => {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('Content-Type') === 'application/pdf') reply.headers(shown);
  });
  if (!FILES_DIR) {
    await app.register(replyFrom, { base: BACKEND_URL, ...passingOn });
    app.get('/files/*', (request, reply) => reply.from(request.raw.url));
    return;
  }
  await app.register(fastifyStatic, {
    root: `${FILES_DIR}/media`,
    prefix: '/files/media/',
    decorateReply: false,
    maxAge: '30d',
    immutable: true,
    setHeaders(reply, file) {
      reply.header('Content-Security-Policy', inert);
      const name = encodeURIComponent(file.slice(file.lastIndexOf('/') + 1));
      reply.header('Content-Disposition', `inline; filename*=UTF-8''${name}`);
    },
  });
};
