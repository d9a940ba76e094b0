import type { FastifyPluginAsync } from 'fastify';
import project from '../../../package.json' with { type: 'json' };
import type { BackendHealth } from '../../cache/backend-health.ts';
import type { PageCache } from '../../cache/page-cache.ts';
import type { Revision } from '../../cache/revision.ts';

/** Serves `/health` (the process answers; its version), the older `/healthz`, and `/readyz` (it also has a backend). */
export const serveHealth: FastifyPluginAsync<{
  revision: Pick<Revision, 'current'>;
  health: Pick<BackendHealth, 'isUp'>;
  pages: PageCache;
}> = async (app, { revision, health, pages }) => {
  for (const path of ['/health', '/healthz'])
    app.get(path, async () => ({ status: 'ok', version: project.version, pages: pages.counts }));
  app.get('/readyz', async (_request, reply) => {
    const ready = revision.current !== '';
    return reply.code(ready ? 200 : 503).send({ ready, backend: ready && health.isUp });
  });
};
