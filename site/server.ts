/** The process of the website. Its plugins stand in the order in which a request passes them. */

import { BODY_SIZE } from '@college/contract/calls/call';
import { type ClientOptions, createClient } from '@college/contract/client';
import { dropWritesToClosedPipe, logMethod } from '@college/server/log';
import { requestIdOf } from '@college/server/request-id';
import { compile } from '@fastify/proxy-addr';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyReply, LogController } from 'fastify';
import { Agent } from 'undici';
import { watchBackend } from './cache/backend-health.ts';
import { createDataCache } from './cache/data-cache.ts';
import { openInlineFiles } from './cache/inline-file.ts';
import { createPageCache } from './cache/page-cache.ts';
import { followRevision } from './cache/revision.ts';
import { readCollege, readEnvironment } from './environment.ts';
import { buildWhenDeveloping, loadRenderer } from './rendering/build.ts';
import type { Match } from './rendering/college/college-site.ts';
import { openPages } from './rendering/open-pages.ts';
import { serveSpeculation } from './rendering/speculation.ts';
import { routerOptions } from './serve/address.ts';
import { openBackends } from './serve/backend.ts';
import { serveCalls } from './serve/calls.ts';
import { drain } from './serve/drain.ts';
import { answerInSentences, codedError, sentence } from './serve/errors.ts';
import { serveAssets, serveFiles } from './serve/files.ts';
import { securityHeaders } from './serve/headers.ts';
import { createMetrics, measure, serveHealth, serveMetrics } from './serve/monitoring.ts';
import { servePages } from './serve/pages/pages.ts';
import { reportSearches } from './serve/pages/searches.ts';
import { serverWithFastLane } from './serve/pages/send-page.ts';
import { previewVisitors } from './serve/preview-visitors.ts';
import { RateLimitStore } from './serve/rate-limit-store.ts';
import { serveSecurityContact } from './serve/security-contact.ts';

dropWritesToClosedPipe(process.stdout);
const environment = readEnvironment(process.env);
await buildWhenDeveloping(environment);

const metrics = environment.METRICS_PORT === undefined ? undefined : createMetrics();
/** Most bytes of an answer of the backend. The process has a heap of 128 MB, and an answer takes several times its bytes. */
const LONGEST_ANSWER = 8_000_000;
const health = watchBackend();
const backends = openBackends(environment.BACKEND_URL);
const dispatcher = new Agent({ connect: backends.connect });
const backend: ClientOptions = {
  longestAnswer: LONGEST_ANSWER,
  baseUrl: backends.origin,
  // Reaches nothing but the backends, whatever host an address names, because the dispatcher connects to no other.
  fetch: (address, init) => fetch(address, { ...init, dispatcher } as RequestInit),
  // Without compression, which would take more time between two processes on one machine than it saves.
  headers: { 'Accept-Encoding': 'identity' },
  onEnd(call, status, seconds) {
    health.noteAnswer(status);
    metrics?.countCall(call, status, seconds);
  },
  absent: { getcollege: await readCollege(environment) },
};
const revision = followRevision(createClient(backend), health);
// A short timeout, because a site that stops waits for this call.
const searches = reportSearches(createClient({ ...backend, timeout: 1000 }));
const data = createDataCache(backend, revision, health);
const headers = securityHeaders(environment);
const common = headers();
const pages = createPageCache<Match>(revision, health, headers, (match, patience, visitor) =>
  site.render(new Request(match.url), match, patience, visitor),
);
const renderer = await loadRenderer();
const siteMaps = new renderer.SiteMaps(environment.SITE_URL);

const isTrusted = compile(environment.TRUSTED_PROXIES);
const app = Fastify({
  serverFactory: (handler) => serverWithFastLane(pages, handler, searches, metrics),
  logger: { level: environment.LOG_LEVEL, hooks: { logMethod }, stream: process.stdout },
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
  genReqId: (request) => requestIdOf(request, isTrusted),
  trustProxy: environment.TRUSTED_PROXIES.length > 0 ? environment.TRUSTED_PROXIES : false,
  bodyLimit: BODY_SIZE,
  // Requests that arrive while the site stops are answered, because nginx would pass a 503 on to the visitor.
  return503OnClosing: false,
  routerOptions,
  frameworkErrors: (_error, _request, reply: FastifyReply) =>
    void sentence(reply.headers(common), 400, 'This address cannot be read.'),
});

if (metrics) measure(app, metrics);
answerInSentences(app);
if (environment.TRUSTED_PROXIES.length > 0) app.addHook('preClose', () => drain(app.server));
app.addHook('onRequest', async (_request, reply) => void reply.headers(common));
await app.register(rateLimit, {
  global: false,
  store: RateLimitStore,
  errorResponseBuilder: (_, { statusCode, ttl }) =>
    codedError(statusCode, 'tooMany', Math.ceil(ttl / 1000)),
});
await app.register(serveHealth, { revision, health, pages });
await app.register(serveAssets);
await app.register(serveSpeculation);
await app.register(serveSecurityContact, {
  data,
  siteUrl: environment.SITE_URL,
  languages: () => siteMaps.languages,
});
const site = openPages(
  {
    renderer,
    siteMaps,
    pages,
    data,
    siteUrl: environment.SITE_URL,
    embedOrigins: environment.EMBED_ORIGINS,
    securityLogDays: environment.SECURITY_LOG_DAYS,
    inlineFile: openInlineFiles(app),
  },
  revision,
  (error) => app.log.error(error),
);
await app.register(serveFiles, { ...environment, ...site, backends });
const previews = previewVisitors();
await app.register(serveCalls, { data, backends, previews });
await app.register(servePages, { ...site, headers, searches, previews });

metrics?.watch(pages, health);
const forPrometheus = metrics && (await serveMetrics(metrics, environment));
// A long queue for the day of exam results, when everybody comes at once.
await app.listen({ host: environment.HOST, port: environment.PORT, backlog: 4096 });

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await Promise.all([app.close(), forPrometheus?.close()]);
    await searches.stop();
    // Last, because requests that are still answered need it to distinguish a slow backend from one that is down.
    revision.stop();
    health.stop();
  });
