/** Health and metrics for Prometheus. Labels are our own names, never texts that a visitor sent. */
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyRequest,
} from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import project from '../../package.json' with { type: 'json' };
import type { BackendHealth } from '../cache/backend-health.ts';
import type { KeptPages } from '../cache/page-cache.ts';
import type { Revision } from '../cache/revision.ts';
import type { Environment } from '../environment.ts';

export interface Metrics {
  /** Counts one request of a visitor. */
  countRequest(route: string, status: number, seconds: number): void;
  /** Counts one call to the backend; the status is 0 if there was no answer. */
  countCall(call: string, status: number, seconds: number): void;
  /** Adds the state of the page cache and of the backend. */
  watch(pages: KeptPages, health: Pick<BackendHealth, 'isUp'>): void;
  register: Registry;
}

const buckets = [0.005, 0.025, 0.1, 0.4, 1, 2.5, 10];
const classOf = (status: number) => (status ? `${Math.floor(status / 100)}xx` : 'none');

export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'site_request_seconds',
    help: 'Requests of visitors, by route and class of status',
    labelNames: ['route', 'status'],
    buckets,
    registers,
  });
  const questions = new Histogram({
    name: 'site_backend_call_seconds',
    help: 'Calls to the backend; status "none" if it did not answer',
    labelNames: ['call', 'status'],
    buckets,
    registers,
  });
  return {
    register,
    countRequest: (route, status, seconds) =>
      requests.observe({ route, status: classOf(status) }, seconds),
    countCall: (call, status, seconds) =>
      questions.observe({ call, status: classOf(status) }, seconds),
    watch(pages, health) {
      new Counter({
        name: 'site_page_cache_total',
        help: 'Pages sent from the cache (hit), from the cache but old (stale), or rendered (render)',
        labelNames: ['result'],
        registers,
        collect() {
          const { hits, stale, renders } = pages.counts;
          this.reset();
          this.inc({ result: 'hit' }, hits);
          this.inc({ result: 'stale' }, stale);
          this.inc({ result: 'render' }, renders);
        },
      });
      new Gauge({
        name: 'site_pages_kept',
        help: 'Pages in the page cache',
        registers,
        collect() {
          this.set(pages.counts.pages);
        },
      });
      new Gauge({
        name: 'site_backend_up',
        help: '1 while the backend answers',
        registers,
        collect() {
          this.set(health.isUp ? 1 : 0);
        },
      });
    },
  };
}

/** Counts the answers of Fastify. Fresh pages do not reach it; the fast lane counts them. */
export function measure(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) =>
    metrics.countRequest(routeOf(request), reply.statusCode, reply.elapsedTime / 1000),
  );
}

/** The route of a page in the site map. All addresses without a route share one name. */
const routeOf = ({ page, routeOptions }: FastifyRequest) => page ?? routeOptions.url ?? 'none';

declare module 'fastify' {
  interface FastifyRequest {
    /** The route of a page, as the site map writes it. */
    page?: string;
  }
}

/** Serves the metrics on a port of their own, so that visitors cannot reach them. */
export async function serveMetrics(
  { register }: Metrics,
  {
    METRICS_ADDRESS: host,
    METRICS_PORT: port,
  }: Pick<Environment, `METRICS_${string}` & keyof Environment>,
): Promise<FastifyInstance> {
  const app = Fastify();
  app.get('/metrics', async (_request, reply) =>
    reply.type(register.contentType).send(await register.metrics()),
  );
  await app.listen({ host, port });
  return app;
}

/**
 * Serves `/health` (200 while the process answers; its version), the older `/healthz`, and `/readyz` for monitors, which is
 * 503 while the backend does not answer. Services and containers ask for `/health`, because a site without a backend still
 * serves its cached pages. `ready`: it has reached a backend since its start; `backend`: it reaches it now.
 */
export const serveHealth: FastifyPluginAsync<{
  revision: Pick<Revision, 'current'>;
  health: Pick<BackendHealth, 'isUp'>;
  pages: KeptPages;
}> = async (app, { revision, health, pages }) => {
  // Only a release names its commit in package.json.
  const { version, commit }: { version: string; commit?: string } = project;
  for (const path of ['/health', '/healthz'])
    app.get(path, async () => ({ status: 'ok', version, commit, pages: pages.counts }));
  app.get('/readyz', async (_request, reply) => {
    const ready = revision.current !== '';
    const backend = ready && health.isUp;
    return reply
      .code(backend ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ ready, backend });
  });
};
