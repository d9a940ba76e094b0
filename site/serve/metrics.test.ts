import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { KeptPages } from '../cache/page-cache.ts';
import { createMetrics, measure, serveMetrics } from './monitoring.ts';

const counts = { hits: 5, stale: 2, renders: 3, pages: 4 };
const health = { isUp: true };

test('has requests, calls and the page cache, by our own names', async () => {
  const metrics = createMetrics();
  metrics.watch({ counts } as KeptPages, health);
  metrics.countRequest('/events', 304, 0.02);
  metrics.countCall('getcollege', 200, 2);
  metrics.countCall('getcollege', 0, 2);
  metrics.countCall('getcourse', 599, 2);
  const metricLines = async () => (await metrics.register.metrics()).split('\n');
  expect(await metricLines()).toEqual(
    expect.arrayContaining([
      'site_request_seconds_bucket{le="0.005",route="/events",status="3xx"} 0',
      'site_request_seconds_bucket{le="0.025",route="/events",status="3xx"} 1',
      'site_backend_call_seconds_count{call="getcollege",status="2xx"} 1',
      'site_backend_call_seconds_count{call="getcollege",status="none"} 1',
      'site_backend_call_seconds_count{call="getcourse",status="5xx"} 1',
      'site_page_cache_total{result="hit"} 5',
      'site_page_cache_total{result="stale"} 2',
      'site_page_cache_total{result="render"} 3',
      'site_pages_kept 4',
      'site_backend_up 1',
    ]),
  );
  health.isUp = false;
  expect(await metricLines()).toEqual(
    expect.arrayContaining(['site_backend_up 0', 'site_page_cache_total{result="hit"} 5']),
  );
});

test('requests are counted by route, and the metrics have a port of their own', async () => {
  const metrics = createMetrics();
  const app = Fastify();
  measure(app, metrics);
  app.get('/events/:year', async () => 'ok');
  app.get('/*', async (request) => {
    request.page = '/notices';
    return 'ok';
  });
  app.get('/slow', async () => wait(50, 'ok'));
  for (const url of ['/events/2024', '/x', '/y', '/slow']) await app.inject(url);
  await app.inject({ url: '/x', method: 'DELETE' });
  const own = await serveMetrics(metrics, { METRICS_ADDRESS: '127.0.0.1', METRICS_PORT: 0 });
  const { headers, body } = await own.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  const count = 'site_request_seconds_count';
  expect(body).toContain(`${count}{route="/events/:year",status="2xx"} 1`);
  expect(body).toContain(`${count}{route="/notices",status="2xx"} 2`);
  expect(body).toContain(`${count}{route="none",status="4xx"} 1`);
  // Seconds, on a busy machine too.
  const [, seconds] = /_sum\{route="\/slow",status="2xx"\} (.+)/.exec(body) ?? [];
  expect(Number(seconds)).toBeGreaterThan(0.04);
  expect(Number(seconds)).toBeLessThan(40);
  await own.close();
});
