/** Several backends behind one site. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import tls from 'node:tls';
import replyFrom from '@fastify/reply-from';
import Fastify from 'fastify';
import { Agent } from 'undici';
import { afterEach, expect, test, vi } from 'vitest';
import { openBackends, passingOn } from './backend.ts';

let servers: Server[] = [];
const close = async (server: Server) => {
  server.closeAllConnections();
  await new Promise((resolve) => void server.close(resolve));
};
afterEach(async () => {
  await Promise.all(servers.map(close));
  servers = [];
});

/** Starts a backend that answers with its name and what was sent to it, and then closes the connection. */
async function startBackend(name: string, port = 0) {
  const server = createServer(async (request, response) =>
    response.setHeader('Connection', 'close').end(`${name} ${await text(request)}`),
  );
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  servers.push(server);
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Posts by the two ways of the site: a call of its own, and a submission that it passes on. */
async function openSite(...origins: [string, ...string[]]) {
  const backends = openBackends(origins);
  const dispatcher = new Agent({ connect: backends.connect });
  const app = Fastify();
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  await app.register(replyFrom, passingOn(backends));
  app.post('/note', (_request, reply) =>
    reply.from('/note', { body: 'note', contentType: 'text/plain' }),
  );
  return {
    async post() {
      const call = await fetch(backends.origin, {
        ...{ method: 'POST', body: 'call', dispatcher },
      } as RequestInit);
      const passed = await app.inject({ method: 'POST', url: '/note' });
      return [await call.text(), passed.body];
    },
    close: async () => {
      await Promise.all([app.close(), dispatcher.close()]);
    },
  };
}

test('a request goes to another backend when one accepts no connection', async () => {
  const [first, second] = [await startBackend('first'), await startBackend('second')];
  const site = await openSite(first.origin, second.origin);
  await close(first.server);
  expect(await site.post()).toEqual(['second call', 'second note']);
  await startBackend('first', Number(new URL(first.origin).port));
  await close(second.server);
  expect(await site.post()).toEqual(['first call', 'first note']);
  await site.close();
});

test('the certificate of a backend is checked, for its own name', async () => {
  const connect = vi.spyOn(tls, 'connect');
  const { origin } = await startBackend('plain');
  const site = await openSite(origin.replace('http://127.0.0.1', 'https://localhost'));
  await expect(site.post()).rejects.toThrow();
  expect(connect).toHaveBeenCalledWith(
    expect.objectContaining({ rejectUnauthorized: true, servername: 'localhost' }),
  );
  await site.close();
});

test('without any backend a connection is refused', async () => {
  const [first, second] = [await startBackend('first'), await startBackend('second')];
  const site = await openSite(first.origin, second.origin);
  await Promise.all([close(first.server), close(second.server)]);
  await expect(site.post()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  await site.close();
});
