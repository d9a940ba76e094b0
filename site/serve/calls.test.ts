/** Calls that are passed on to the backend, and their answers. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataCache } from '../cache/data-cache.ts';
import { openBackends } from './backend.ts';
import { serveCalls } from './calls.ts';
import { answerInSentences } from './errors.ts';
import { previewVisitors } from './preview-visitors.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let answer: Answer;
const backend = createServer((request, response) => answer(request, response));
const app = Fastify();
let origin: string;
/** The end of the visitor's patience. */
let ended: Promise<void>;
beforeEach(() => {
  ended = new Promise(() => {});
});

beforeAll(async () => {
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const backends = openBackends([`http://127.0.0.1:${(backend.address() as AddressInfo).port}`]);
  answerInSentences(app);
  const data = { patience: () => ({ ended: () => ended }) } as unknown as DataCache;
  await app.register(serveCalls, { data, backends, previews: previewVisitors() });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  backend.closeAllConnections();
  backend.close();
});

const json = { 'Content-Type': 'application/json' };
const ask = async () => {
  const response = await fetch(`${origin}/getfiledata?type=media&path=x.pdf`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, bytes };
};

test('a long answer arrives whole', async () => {
  const long = Buffer.alloc(2_000_000, '0123456789');
  answer = (_request, response) => void response.writeHead(200, json).end(long);
  const { status, bytes } = await ask();
  expect([status, bytes.equals(long)]).toEqual([200, true]);
});

test('a short answer that breaks off is a 502', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { ...json, 'Content-Length': 1000 }).write('{"data":"AAAA');
    setTimeout(() => response.destroy(), 20);
  };
  const { status, bytes } = await ask();
  expect([status, String(bytes)]).toEqual([503, 'The backend did not finish its answer.']);
});

test('a long answer that breaks off ends with an error', async () => {
  answer = (_request, response) => {
    response.writeHead(200, json).write(Buffer.alloc(500_000, 'A'));
    setTimeout(() => response.destroy(), 50);
  };
  await expect(ask()).rejects.toThrow();
});

test('an answer that is neither JSON nor a sentence is not passed on', async () => {
  answer = (_request, response) => void response.writeHead(200, page).end('<h1>It works</h1>');
  const page = { 'Content-Type': 'text/html', 'Content-Length': 17, ETag: '"it works"' };
  const response = await fetch(`${origin}/getfiledata?type=media&path=x.pdf`);
  expect([response.status, await response.text()]).toEqual([
    503,
    'The backend answered something unexpected.',
  ]);
  expect(response.headers.get('etag')).toBeNull();
});

test('an answer without a body needs no type', async () => {
  answer = (_request, response) => void response.writeHead(304, { ETag: '"same"' }).end();
  const { status, bytes } = await ask();
  expect([status, bytes.length]).toEqual([304, 0]);
});

test.each([
  ['of which more arrives', 5_000_000, 1],
  ['that has stopped', 100_000, 100_000],
])(
  'the request to the backend is cancelled when the visitor leaves during a long answer %s',
  async (_what, size, bytesRead) => {
    const request = Promise.withResolvers<ServerResponse>();
    answer = (_request, response) => {
      response.writeHead(200, json).write(Buffer.alloc(size, 'A'));
      request.resolve(response);
    };
    const { body } = await fetch(`${origin}/getfiledata?type=media&path=x.pdf`);
    const reader = body?.getReader();
    for (let got = 0; got < bytesRead; ) got += (await reader?.read())?.value?.length ?? 0;
    await reader?.cancel();
    const response = await request.promise;
    await expect.poll(() => response.closed).toBe(true);
  },
);

test("a read ends with the visitor's patience, and a later answer is ignored", async () => {
  const request = Promise.withResolvers<ServerResponse>();
  answer = (_request, response) => request.resolve(response);
  const patienceEnd = Promise.withResolvers<void>();
  ended = patienceEnd.promise;
  const received = ask();
  const late = await request.promise;
  patienceEnd.resolve();
  const { status, bytes } = await received;
  expect([status, String(bytes)]).toEqual([503, 'The backend does not answer.']);
  // Its connection is closed as well.
  late.writeHead(200, json).write(Buffer.alloc(500_000, 'A'));
  await expect.poll(() => late.closed).toBe(true);
  answer = (_request, response) => void response.writeHead(200, json).end('{}');
  ended = new Promise(() => {});
  expect((await ask()).status).toBe(200);
});

test('an answer that has begun may take longer than the patience', async () => {
  const request = Promise.withResolvers<ServerResponse>();
  answer = (_request, response) => {
    response.writeHead(200, json).write('{"begun":');
    request.resolve(response);
  };
  const patienceEnd = Promise.withResolvers<void>();
  ended = patienceEnd.promise;
  const received = ask();
  const slow = await request.promise;
  // By then the site receives the first bytes.
  await wait(200);
  patienceEnd.resolve();
  await patienceEnd.promise;
  slow.end('true}');
  const { status, bytes } = await received;
  expect([status, String(bytes)]).toEqual([200, '{"begun":true}']);
});

test('a submission may take longer than the patience', async () => {
  const request = Promise.withResolvers<ServerResponse>();
  answer = (_request, response) => request.resolve(response);
  const patienceEnd = Promise.withResolvers<void>();
  ended = patienceEnd.promise;
  const received = fetch(`${origin}/addvisitornote`, { method: 'POST', headers: json, body: '{}' });
  const late = await request.promise;
  patienceEnd.resolve();
  await patienceEnd.promise;
  late.writeHead(200, json).end('"VN-1"');
  const response = await received;
  expect([response.status, await response.json()]).toEqual([200, 'VN-1']);
});

test("the backend gets the visitor's address and the id of the request from the site, not from the client", async () => {
  let heard: IncomingMessage['headers'] = {};
  answer = ({ headers }, response) => {
    heard = headers;
    response.writeHead(200, json).end('{}');
  };
  const claimed = 'a'.repeat(32);
  const own = {
    'X-Forwarded-For': '198.51.100.7',
    'X-Request-Id': claimed,
    Cookie: 'verification=x',
  };
  const judged = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
  const headers = { ...json, ...own, ...judged };
  await fetch(`${origin}/addvisitornote`, { method: 'POST', headers });
  expect(heard).toMatchObject({ 'x-forwarded-for': '127.0.0.1', cookie: 'verification=x' });
  expect(heard['x-request-id']).toMatch(/\S/);
  expect(heard['x-request-id']).not.toBe(claimed);
  for (const name of Object.keys(judged)) expect(heard).not.toHaveProperty(name.toLowerCase());
});

test('a busy backend may take longer than one that hangs', async () => {
  // Longer than a second and a half, which Undici's clock rounds to half seconds.
  answer = async (_request, response) => {
    await wait(2600);
    response.writeHead(200, json).end('{"count":7}');
  };
  const response = await fetch(`${origin}/initialisation/setcount`);
  expect([response.status, await response.json()]).toEqual([200, { count: 7 }]);
});

test('a request is repeated if its connection broke, but not if the backend is slow', async () => {
  let times = 0;
  answer = (_request, response) => {
    times += 1;
    if (times === 1) response.socket?.destroy();
    else
      response.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '60' }).end('Busy.');
  };
  const response = await fetch(`${origin}/initialisation/getcount`);
  expect([response.status, await response.text(), times]).toEqual([503, 'Busy.', 2]);
});

function* endless() {
  for (;;) yield Buffer.alloc(64_000, 'A');
}

test('a visitor who leaves early leaves no connection open', async () => {
  let isClosed = false;
  answer = (_request, response) => {
    response.writeHead(200, json);
    response.on('close', () => {
      isClosed = true;
    });
    Readable.from(endless(), { objectMode: false }).pipe(response);
  };
  const controller = new AbortController();
  const response = await fetch(`${origin}/getfiledata?type=media&path=x.pdf`, {
    signal: controller.signal,
  });
  const reader = response.body?.getReader();
  await reader?.read();
  controller.abort();
  await expect.poll(() => isClosed).toBe(true);
});

test('the connection to the backend closes if the visitor leaves before the answer', async () => {
  const request = Promise.withResolvers<ServerResponse>();
  answer = (_request, response) => {
    response.writeHead(200, json).write('[');
    request.resolve(response);
  };
  const controller = new AbortController();
  const { signal } = controller;
  const received = fetch(`${origin}/getfiledata?type=media&path=x.pdf`, { signal });
  const response = await request.promise;
  controller.abort();
  await expect(received).rejects.toThrow('aborted');
  await expect.poll(() => response.closed).toBe(true);
});

test('a photo is passed on unchanged', async () => {
  let came = Buffer.alloc(0);
  answer = async (request, response) => {
    came = await buffer(request);
    response.writeHead(200, json).end('{}');
  };
  const body = new FormData();
  body.append('image_file', new File([Buffer.alloc(300_000, 'p')], 'photo.jpg'));
  const { status } = await fetch(`${origin}/addfile-alumni`, { method: 'POST', body });
  expect([status, came.includes(Buffer.alloc(300_000, 'p'))]).toEqual([200, true]);
});

test('a photo that is too large or has no length is refused before it arrives', async () => {
  answer = () => expect.unreachable();
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const send = (body: BodyInit) =>
    fetch(`${origin}/addfile-alumni`, { method: 'POST', headers, body, duplex: 'half' } as never);
  expect((await send(new Uint8Array(6_000_000))).status).toBe(413);
  expect((await send(new Blob(['--x--']).stream())).status).toBe(411);
});
