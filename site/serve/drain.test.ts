/** The stop of a site behind a proxy. */
import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import { drain } from './drain.ts';

let server: Server;
let proxy: Agent;
beforeEach(async () => {
  server = createServer((_request, response) => response.end('Answered.')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  proxy = new Agent({ keepAlive: true, maxSockets: 1 });
  return () => {
    proxy.destroy();
    server.closeAllConnections();
  };
});

async function ask(): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const [answer] = await once(get({ host: '127.0.0.1', port, agent: proxy }), 'response');
  await once(answer.resume(), 'end');
  return answer;
}
async function seconds(wait: Promise<void>): Promise<number> {
  const began = performance.now();
  await wait;
  return (performance.now() - began) / 1000;
}

test('an idle connection is closed after three seconds', async () => {
  await ask();
  const waited = await seconds(drain(server));
  expect(waited).toBeGreaterThan(2.9);
  expect(waited).toBeLessThan(20);
});

test('the stop ends with the last connection', async () => {
  await ask();
  const waited = seconds(drain(server));
  proxy.destroy();
  expect(await waited).toBeLessThan(2.9);
});
