import { Agent, request as ask, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, Server as Listener } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { KeptPages, Page } from '../../cache/page-cache.ts';
import { sendPage, serverWithFastLane } from './send-page.ts';

const bytes = Buffer.from('<p>Notices</p>'.repeat(20));
const body = brotliCompressSync(bytes);
const headers = ['ETag', 'W/"a"'];
const page: Page = {
  status: 200,
  route: '/events',
  etag: 'W/"a"',
  countedSearch: undefined,
  headers,
  encoded: {
    br: {
      headers: [...headers, 'Content-Length', `${body.length}`, 'Content-Encoding', 'br'],
      body,
    },
  },
};

/** Fresh pages by address. Everything else goes to Fastify, which answers with a missing page here. */
const fresh = vi.fn((key: string): Page | undefined => (key === '/events' ? page : undefined));
const countRequest = vi.fn();
const add = vi.fn();
let server: Server;
beforeAll(async () => {
  server = serverWithFastLane(
    { fresh } as unknown as KeptPages,
    (request, response) => sendPage(request, response, { ...page, status: 404 }),
    { add } as never,
    { countRequest } as never,
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void server.close());
beforeEach(() => void [countRequest, add].map((mock) => mock.mockReset()));

/** Sends a request without fetch, which would unpack the answer. */
const open = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { port } = server.address() as AddressInfo;
  const response = await new Promise<IncomingMessage>((resolve) =>
    ask({ port, host: '127.0.0.1', path, method, headers }, resolve).end(),
  );
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['', undefined, (body: Buffer) => body],
])('a fresh page is sent in the encoding for %j', async (accepted, encoding, unpack) => {
  const { status, headers, body } = await open('/events', { 'Accept-Encoding': accepted });
  expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  expect(headers['content-length']).toBe(`${body.length}`);
  expect(unpack(body).equals(bytes)).toBe(true);
  expect(countRequest).toHaveBeenCalledExactlyOnceWith('/events', 200, 0);
});

test('a fresh page with a query is sent at once', async () => {
  fresh.mockReturnValueOnce(page);
  expect((await open('/events?year=2024')).status).toBe(200);
  expect(fresh).toHaveBeenLastCalledWith('/events?year=2024');
  expect(add.mock.calls.map(([{ url }, sentPage]) => [url, sentPage])).toEqual([
    ['/events?year=2024', page],
  ]);
  expect((await open('/events?year=2023')).status).toBe(404);
});

test('a client that has the page gets a 304', async () => {
  const has = { 'If-None-Match': 'W/"a"', 'Accept-Encoding': 'br' };
  const { status, headers, body } = await open('/events', has);
  expect([status, body.length, headers.etag]).toEqual([304, 0, 'W/"a"']);
  expect(headers).not.toHaveProperty('content-length');
  expect(headers).not.toHaveProperty('content-encoding');
  expect((await open('/events', { 'If-None-Match': 'W/"b"' })).status).toBe(200);
  expect(countRequest).toHaveBeenCalledWith('/events', 304, 0);
});

test.each([
  ['/events', 'POST'],
  ['/events', 'HEAD'],
  ['/other', 'GET'],
])('%s by %s goes to Fastify', async (path, method) => {
  const { status, body } = await open(path, {}, method);
  expect([status, body.length > 0]).toEqual([404, method !== 'HEAD']);
  expect(countRequest).not.toHaveBeenCalled();
});

test('a connection ends with its answer while the server stops', async () => {
  const stopping = serverWithFastLane({ fresh: () => page } as unknown as KeptPages, () => {}, {
    add,
  } as never);
  await new Promise<void>((resolve) => stopping.listen(0, '127.0.0.1', resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { port } = stopping.address() as AddressInfo;
  const answer = async () => {
    const response = await new Promise<IncomingMessage>((resolve) =>
      ask({ port, host: '127.0.0.1', agent }, resolve).end(),
    );
    await buffer(response);
    return response.headers.connection;
  };
  expect(await answer()).toBe('keep-alive');
  // Closes as `drain` does, which does not close open connections.
  Listener.prototype.close.call(stopping);
  expect(await answer()).toBe('close');
  agent.destroy();
});

test('a missing page is never a 304', async () => {
  expect((await open('/other', { 'If-None-Match': 'W/"a"' })).status).toBe(404);
});
