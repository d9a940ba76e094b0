import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { gunzipSync } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Encoding, Page, PageCache } from '../../cache/page-cache.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { SearchCounts } from './search-counts.ts';

/** Sends a kept page, its 304, or its head. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { headers, method } = request;
  const encoding = preferred(headers['accept-encoding']);
  if (page.status === 200 && headers['if-none-match']?.includes(page.etag)) {
    // The head of the empty body, without its length and encoding.
    const { identity } = page.heads;
    response.writeHead(304, identity.slice(0, identity.lastIndexOf('Content-Length'))).end();
    return;
  }
  response.writeHead(page.status, page.heads[encoding]);
  response.end(method === 'HEAD' ? undefined : bodyOf(page, encoding));
}

const bodyOf = ({ bodies }: Page, encoding: Encoding) =>
  encoding === 'identity' ? gunzipSync(bodies.gzip) : bodies[encoding];

const encodings: Encoding[] = ['br', 'gzip'];
const preferred = (accepted = '') =>
  (negotiate(accepted, encodings) as Encoding | null) ?? 'identity';

/** Milliseconds; nginx in front has the same bounds, these are for a site that stands alone. */
const timeouts = {
  // A head is one packet or two. Whoever connects and says nothing is in this bound, too.
  headersTimeout: 10_000,
  // The longest are photos, which the browser makes small before it sends them.
  requestTimeout: 30_000,
  // Longer than nginx keeps its connections, so that it never writes into one that we just closed.
  keepAliveTimeout: 65_000,
  // How often the bounds are looked at; by default every 30 s, which doubles them.
  connectionsCheckingInterval: 2000,
};
/** Whoever reads nothing of an answer for so long, in milliseconds, is gone, and what is kept for him goes too. */
const STALLED = 20_000;

/**
 * The server under Fastify: a page that is fresh in the cache leaves at once, everything else takes the whole way.
 * On results day nearly every request ends here.
 */
export function serverWithFastLane(
  pages: PageCache,
  otherwise: RequestListener,
  searches: SearchCounts,
  metrics?: Metrics,
): Server {
  const server = createServer(timeouts, (request, response) => {
    // While we stop, each connection ends with its next answer, or a busy one would keep us for ever.
    if (!server.listening) response.shouldKeepAlive = false;
    const { method, url } = request;
    const page = method === 'GET' && url ? pages.fresh(url) : undefined;
    if (!page) return otherwise(request, response);
    searches.add(request, page);
    sendPage(request, response, page);
    metrics?.answered(page.route, response.statusCode, 0);
  });
  server.setTimeout(STALLED);
  return server;
}
