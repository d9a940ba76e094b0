import { SITE_MAP_PATH } from '@college/contract/site-map/default';
import type { FastifyPluginAsync } from 'fastify';
import type { Renderer } from '../build.ts';

/** Serves the default site map to the admin. */
export const serveSiteMap: FastifyPluginAsync<{ renderer: Renderer }> = async (
  app,
  { renderer },
) => {
  app.get(SITE_MAP_PATH, async (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=60').send(renderer.defaultSiteMap()),
  );
};
