import { Writable } from 'node:stream';
import Fastify, { type HTTPMethods } from 'fastify';
import { expect, test } from 'vitest';
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
app.get('/:status', async (request) => {
  const { status } = request.params as { status: string };
  throw Object.assign(new Error(`A reason of ${status}`), { statusCode: Number(status) });
});

test.each([
  [400, 'A reason of 400.'],
  [429, 'A reason of 429.'],
  [499, 'A reason of 499.'],
  [500, 'Something went wrong here; it is not your fault.'],
  [503, 'Something went wrong here; it is not your fault.'],
])('%d is one sentence, and in the log where it is our fault', async (status, sentence) => {
  logged.length = 0;
  const { statusCode, body, headers } = await app.inject(`/${status}`);
  expect([statusCode, body]).toEqual([status, sentence]);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(logged).toEqual(status < 500 ? [] : [`A reason of ${status}`]);
});

test.each([
  ['GET', 404],
  ['HEAD', 404],
  ['POST', 404],
  ['PUT', 405],
  ['DELETE', 405],
])('%s does nothing here: %d', async (method, status) => {
  const { statusCode, body } = await app.inject({
    method: method as HTTPMethods & 'GET',
    url: '/no/such',
  });
  const words = { 404: 'Not Found', 405: 'Method Not Allowed' }[status];
  const said = method === 'HEAD' ? '' : `${words}: ${method} does nothing here.`;
  expect([statusCode, body]).toEqual([status, said]);
});
