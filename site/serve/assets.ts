import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

const client = path.join(import.meta.dirname, '../dist/client');

/** Built files carry their content's hash in their name, so they may be kept for ever. */
export const serveAssets: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: path.join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
  });
};
