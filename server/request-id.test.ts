import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { requestIdOf } from './request-id.ts';

const id = '0123456789abcdef0123456789abcdef';
const idOf = (given: string | undefined, remoteAddress = '127.0.0.1') =>
  requestIdOf(
    { headers: { 'x-request-id': given }, socket: { remoteAddress } } as unknown as IncomingMessage,
    (address) => address === '127.0.0.1',
  );

test('the id of nginx is kept', () => expect(idOf(id)).toBe(id));

test.each([
  ['of a stranger', id, '198.51.100.1'],
  ['of another shape', `${id}\n{"level":30}`, undefined],
  ['that is missing', undefined, undefined],
])('an id %s is replaced by a new one', (_what, given, address) => {
  const made = idOf(given, address);
  expect(made).toMatch(/^[0-9a-f]{32}$/);
  expect([given, idOf(given, address)]).not.toContain(made);
});
