import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerInSentences } from './errors.ts';

const logged: string[] = [];
const stream = new Writable({
  write(line, _encoding, done) {
    logged.push(JSON.parse(String(line)).err.message);
    done();
  },
});
const app = Fastify({ logger: { level: 'error', stream } });
answerInSentences(app);
app.post('/small', { bodyLimit: 10 }, async () => 'It was small.');
app.get('/:status', async (request) => {
  const { status } = request.params as { status: string };
  throw Object.assign(new Error(`A reason of ${status}`), { statusCode: Number(status) });
});
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

test.each([
  [400, 'A reason of 400.'],
  [429, 'A reason of 429.'],
  [499, 'A reason of 499.'],
  [500, 'Something went wrong on our server.'],
  [503, 'Something went wrong on our server.'],
])(
  '%d is answered with one sentence, and logged if it is an error of ours',
  async (status, sentence) => {
    logged.length = 0;
    const { statusCode, body, headers } = await app.inject(`/${status}`);
    expect([statusCode, body]).toEqual([status, sentence]);
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(logged).toEqual(status < 500 ? [] : [`A reason of ${status}`]);
  },
);

test.each([
  ['GET', 404],
  ['HEAD', 404],
  ['POST', 404],
  ['PUT', 405],
  ['DELETE', 405],
])('%s to an unknown address gets %d', async (method, status) => {
  const { statusCode, body } = await app.inject({
    method: method as HTTPMethods & 'GET',
    url: '/no/such',
  });
  const words = { 404: 'Not Found', 405: 'Method Not Allowed' }[status];
  const sentence = method === 'HEAD' ? '' : `${words}: ${method} does nothing here.`;
  expect([statusCode, body]).toEqual([status, sentence]);
});

test.each([
  ['with a length', 'Content-Length: 2000', 'x'.repeat(1000)],
  ['without a length', 'Transfer-Encoding: chunked', `3e8\r\n${'x'.repeat(1000)}\r\n`],
])('a body that is too large is refused and read to its end: %s', async (_name, length, half) => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const closing = once(socket, 'close').then(() => ['It was closed.']);
  const firstAnswer = async () => String((await Promise.race([once(socket, 'data'), closing]))[0]);
  const head = `POST /small HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n${length}\r\n\r\n`;
  socket.write(head + half);
  expect(await firstAnswer()).toMatch(/^HTTP\/1\.1 413 .*\.$/s);
  const last = half.startsWith('x') ? half : `${half}0\r\n\r\n`;
  socket.write(`${last}GET /400 HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect(await firstAnswer()).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
});
