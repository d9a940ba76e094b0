import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const client = path.join(import.meta.dirname, '../dist/client');

/** Serves built files. Their names contain the hash of their content, so browsers may keep them for ever. */
export const serveAssets: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
};
