/** Where Prometheus may ask: an address of its own, to which nothing leads that is open to visitors. */
import { createServer, type Server } from 'node:http';
import type { Payload } from 'payload';
import { collectDefaultMetrics, register } from 'prom-client';
import { environment } from '../environment.ts';
import { addQueueMetrics } from './queue-metrics.ts';

let server: Server | undefined;

/** Once in a process; without METRICS_PORT never. */
export function serveMetrics(payload: Payload): void {
  const { METRICS_PORT, METRICS_ADDRESS } = environment;
  if (METRICS_PORT === undefined || server) return;
  collectDefaultMetrics();
  addQueueMetrics(payload);
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
  // Without it visitors are served all the same.
  server.on('error', (err) => payload.logger.error({ err, msg: 'metrics are not served' }));
  server.listen(METRICS_PORT, METRICS_ADDRESS);
  // It ends with the process.
  server.unref();
}
