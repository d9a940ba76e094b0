import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { type Compression, encodePage, type KeptPages, type Page } from '../../cache/page-cache.ts';
import type { Metrics } from '../monitoring.ts';
import type { SearchCounts } from './searches.ts';

/** Sends a page, only its headers, or a 304. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { headers, method } = request;
  if (page.status === 200 && headers['if-none-match']?.includes(page.etag)) {
    response.writeHead(304, page.headers).end();
    return;
  }
  const { headers: head, body } = encodePage(page, preferred(headers['accept-encoding']));
  response.writeHead(page.status, head);
  response.end(method === 'HEAD' ? undefined : body);
}

const compressions: Compression[] = ['br', 'gzip'];
const preferred = (accepted = '') =>
  (negotiate(accepted, compressions) as Compression | null) ?? 'identity';

/** Returns the compression in which a client takes pages; undefined if it takes none. */
export function compressionFor({ headers }: IncomingMessage): Compression | undefined {
  const encoding = preferred(headers['accept-encoding']);
  return encoding === 'identity' ? undefined : encoding;
}

/** Milliseconds. nginx has the same limits; these protect a site without a proxy. */
const timeouts = {
  // Headers fit into one packet or two. This also closes connections that send nothing.
  headersTimeout: 10_000,
  // The longest requests are photos, which the browser makes smaller before it sends them.
  requestTimeout: 30_000,
  // Longer than nginx keeps its connections, so that it never writes into one that has just closed.
  keepAliveTimeout: 65_000,
  // The interval of checks. The default of 30 s would double the limits.
  connectionsCheckingInterval: 2000,
};
/** Milliseconds after which a client that reads nothing of its answer loses its connection. */
const STALLED = 20_000;

/**
 * Makes the server under Fastify. It sends a fresh page from the cache at once and leaves everything else to Fastify. On the
 * day of exam results nearly every request ends here.
 */
export function serverWithFastLane(
  pages: KeptPages,
  otherwise: RequestListener,
  searches: SearchCounts,
  metrics?: Metrics,
): Server {
  const server = createServer(timeouts, (request, response) => {
    // While the server stops, each connection ends with its next answer. A busy one would otherwise stay for ever.
    if (!server.listening) response.shouldKeepAlive = false;
    const { method, url } = request;
    const page = method === 'GET' && url ? pages.fresh(url) : undefined;
    if (!page) return otherwise(request, response);
    searches.add(request, page);
    sendPage(request, response, page);
    metrics?.countRequest(page.route, response.statusCode, 0);
  });
  server.setTimeout(STALLED);
  return server;
}
