import type { FastifyPluginAsync } from 'fastify';
import type { PageCache } from '../cache/pages.ts';
import type { Revision } from '../cache/revision.ts';

/** `/healthz`: the process answers. `/readyz`: it also has a backend. */
export const serveHealth: FastifyPluginAsync<{ revision: Revision; pages: PageCache }> = async (
  app,
  { revision, pages },
) => {
  app.get('/healthz', async () => ({ pages: pages.counts }));
  app.get('/readyz', async (_request, reply) => {
    const ready = revision.current !== '';
    return reply.code(ready ? 200 : 503).send({ ready, backend: revision.backendUp });
  });
};
