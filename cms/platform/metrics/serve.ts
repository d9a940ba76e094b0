/** The endpoint for Prometheus, on its own port, which visitors cannot reach. */
import { createServer, type Server } from 'node:http';
import type { Payload } from 'payload';
import { collectDefaultMetrics, register } from 'prom-client';
import { environment } from '../environment.ts';
import { addQueueMetrics } from './queue-metrics.ts';
import { addServerMetrics } from './server-metrics.ts';

let server: Server | undefined;

/** Starts the endpoint once per process, if METRICS_PORT is set. */
export function serveMetrics(payload: Payload): void {
  const { METRICS_PORT, METRICS_ADDRESS } = environment;
  if (METRICS_PORT === undefined || server) return;
  collectDefaultMetrics();
  addQueueMetrics(payload);
  addServerMetrics(payload);
  server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await register.metrics();
      response.writeHead(200, { 'Content-Type': register.contentType }).end(text);
    } catch (err) {
      payload.logger.error({ err, msg: 'metrics could not be read' });
      response.writeHead(503).end();
    }
  });
  // A failure must not stop the backend.
  server.on('error', (err) => payload.logger.error({ err, msg: 'metrics are not served' }));
  server.listen(METRICS_PORT, METRICS_ADDRESS);
  // The server alone must not keep the process alive.
  server.unref();
}
