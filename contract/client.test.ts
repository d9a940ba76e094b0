import { expect, test, vi } from 'vitest';
import { CallError, isRefusal, send } from './client.ts';

const options = { baseUrl: 'http://backend.test' };

/** What the visitor may be told of an answer with this status. */
async function toldOf(status: number, type: string): Promise<string> {
  const answer = new Response('Said.', { status, headers: { 'Content-Type': type } });
  vi.stubGlobal('fetch', async () => answer);
  return send('getcourse', {}, options).then(
    () => 'nothing',
    ({ message }: Error) => message,
  );
}

test.each([
  [399, false],
  [400, true],
  [499, true],
  [500, false],
])('an answer with %i is a refusal of the input: %s', (status, refusal) => {
  expect(isRefusal(new CallError('getcourse', status, 'Said.'))).toBe(refusal);
});

test.each([
  [499, 'text/html', 'Said.'],
  [500, 'text/html', 'The backend failed.'],
  [500, 'text/plain; charset=utf-8', 'Said.'],
])('of %i as %s a visitor is told "%s"', async (status, type, told) => {
  expect(await toldOf(status, type)).toBe(told);
});
