import { Readable } from 'node:stream';
import { refusals } from '@college/contract/refusals';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { passPhoto } from './calls.ts';

const photo = Readable.from([]);
function passed(length: string | undefined) {
  const done = vi.fn();
  const request = { headers: { 'content-length': length }, routeOptions: { bodyLimit: 100 } };
  passPhoto(request as unknown as FastifyRequest, photo as never, done);
  return done.mock.calls[0];
}

test.each(['0', '99', '100'])('%s bytes of 100 are passed on as they arrive', (length) =>
  expect(passed(length)).toEqual([null, photo]),
);

test.each([
  ['101', 413, refusals.photoLarge],
  [undefined, 411, 'Send the header Content-Length.'],
  ['long', 411, 'Send the header Content-Length.'],
])('%s bytes are refused with %d', (length, statusCode, message) =>
  expect(passed(length)).toEqual([expect.objectContaining({ statusCode, message })]),
);
