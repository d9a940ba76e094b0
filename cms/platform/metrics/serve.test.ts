import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { Gauge, register } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubEnvironment } from '../../testing/stub-environment.ts';

// The other metrics ask a database, and `queue-metrics.test.ts` and `server-metrics.test.ts` test them with one.
vi.mock('./queue-metrics.ts', () => ({ addQueueMetrics: () => {} }));
vi.mock('./server-metrics.ts', () => ({ addServerMetrics: () => {} }));

const error = vi.fn();
/** Starts the endpoint as a new process does. */
async function serve(port: number | undefined) {
  await stubEnvironment();
  vi.stubEnv('METRICS_PORT', port === undefined ? undefined : `${port}`);
  const { serveMetrics } = await import('./serve.ts');
  // Every public call starts it again.
  for (let call = 0; call < 3; call++) serveMetrics({ logger: { error } } as unknown as Payload);
}
const host = '127.0.0.1';
async function listening() {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
const ask = (port: number, path: string) => fetch(`http://${host}:${port}${path}`);

beforeEach(() => {
  vi.resetModules();
  register.clear();
  error.mockClear();
});
afterEach(() => void vi.unstubAllEnvs());

it('collects nothing without a port', async () => {
  await serve(undefined);
  expect(await register.getMetricsAsJSON()).toEqual([]);
});

it('answers at one address only, and again after a failed read', async () => {
  const { server, port } = await listening();
  await new Promise((resolve) => server.close(resolve));
  await serve(port);
  const answer = await ask(port, '/metrics');
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(await answer.text()).toContain('process_cpu_seconds_total');
  const elsewhere = await ask(port, '/metrics/cms');
  expect([elsewhere.status, await elsewhere.text()]).toEqual([404, '']);

  let fails = true;
  new Gauge({
    name: 'broken',
    help: 'Cannot be counted once',
    collect: () => {
      if (fails) throw new Error('The database is away.');
    },
  });
  const failed = await ask(port, '/metrics');
  expect([failed.status, await failed.text()]).toEqual([503, '']);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ msg: 'metrics could not be read' }),
  );
  fails = false;
  expect((await ask(port, '/metrics')).status).toBe(200);
});

it('logs that the port is in use', async () => {
  const { server, port } = await listening();
  await serve(port);
  await vi.waitFor(() =>
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ msg: 'metrics are not served' }),
    ),
  );
  server.close();
});
