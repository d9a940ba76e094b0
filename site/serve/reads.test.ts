/** Calls that the site answers from its cache, and calls that it refuses itself. */
import { CallError } from '@college/contract/client';
import { refusals } from '@college/contract/refusals';
import Fastify, { type InjectOptions } from 'fastify';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DataSession } from '../cache/data-cache.ts';
import { openBackends } from './backend.ts';
import { serveCalls } from './calls.ts';
import { answerInSentences } from './errors.ts';
import { previewVisitors } from './preview-visitors.ts';

const json = vi.fn<DataSession['json']>();
const session = vi.fn((_locale: string) => ({ json, call: {} as never, lists: [], stale: false }));
const app = Fastify();
answerInSentences(app);
// A port without a server: a forwarded call gets a 503.
const patience = () => ({
  ended: () => new Promise<void>(() => {}),
  isOver: false,
  renew: () => {},
  close: () => {},
});
const data = { session, patience };
await app.register(serveCalls, {
  ...{ data, previews: previewVisitors() },
  backends: openBackends(['http://127.0.0.1:9']),
});
afterAll(() => app.close());

beforeEach(() => {
  json.mockReset().mockResolvedValue(Buffer.from('[]'));
  session.mockClear();
});
const ask = (url: string, options: InjectOptions = {}) => app.inject({ url, ...options });
const body = { payload: '{"type":"NIRF"}', headers: { 'Content-Type': 'application/json' } };

describe('a cached answer', () => {
  test('is JSON, with the lifetime of its row, for each language', async () => {
    const { statusCode, headers, body } = await ask('/getdepartments');
    expect([statusCode, body]).toEqual([200, '[]']);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=1, stale-while-revalidate=59',
      vary: 'Accept-Language',
    });
    const visitor = expect.objectContaining({ address: '127.0.0.1' });
    expect(session).toHaveBeenCalledWith('en', undefined, visitor);
    await ask('/getdepartments', { headers: { 'Accept-Language': 'as' } });
    expect(session).toHaveBeenLastCalledWith('as', undefined, visitor);
  });

  test('is a 304 for a client that has it, but not for a POST', async () => {
    const { etag = '' } = (await ask('/getdepartments')).headers;
    const headers = { 'If-None-Match': `"other", ${etag}` };
    const again = await ask('/getdepartments', { headers });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const other = { headers: { 'If-None-Match': '"other"' } };
    expect((await ask('/getdepartments', other)).statusCode).toBe(200);
    const posted = await ask('/getdepartments', {
      method: 'POST',
      payload: '{}',
      headers: { ...headers, 'Content-Type': 'application/json' },
    });
    expect([posted.statusCode, posted.body]).toEqual([200, '[]']);
  });

  test('has another ETag if it changes', async () => {
    const { etag } = (await ask('/getdepartments')).headers;
    json.mockResolvedValue(Buffer.from('[1]'));
    expect((await ask('/getdepartments')).headers.etag).not.toBe(etag);
  });

  test('takes its input as a query or as JSON', async () => {
    await ask('/getnoticesbytype?dept_code=PHY&type=NIRF');
    await ask('/getnoticesbytype', {
      ...body,
      method: 'POST',
      payload: '{"dept_code":"PHY","type":"NIRF"}',
    });
    expect(json.mock.calls.map(([name]) => name)).toEqual(['getnoticesbytype', 'getnoticesbytype']);
    expect(json.mock.calls[0]).toEqual(json.mock.calls[1]);
    expect(json.mock.calls[0]?.[1]).toMatchObject({ dept_code: 'PHY', type: 'NIRF' });
  });
});

describe('the backend itself answers', () => {
  test.each([
    ['an invalid field', '/getnoticesbytype?dept_code=PHY&type=NONE', {}],
    ['a body that is not JSON', '/getdepartments', { ...body, method: 'POST', payload: '{' }],
    [
      'a body of another type',
      '/getdepartments',
      { method: 'POST', payload: 'a=1', headers: { 'Content-Type': 'text/plain' } },
    ],
    ['a call that is never cached', '/initialisation/getcount', {}],
  ] as const)('%s', async (_what, url, options) => {
    const { statusCode, body } = await ask(url, options as InjectOptions);
    expect([statusCode, body]).toEqual([503, 'The backend does not answer.']);
    expect(json).not.toHaveBeenCalled();
  });
});

describe('a failure', () => {
  test.each([
    [new CallError('getdepartments', 404, 'There is none.'), 404, 'There is none.'],
    [new CallError('getdepartments', 500, 'Sorry.'), 503, 'Sorry.'],
    [new CallError('getdepartments', 0, 'Silence.'), 503, 'Silence.'],
    [new Error('secret'), 500, 'Something went wrong on our server.'],
  ])('%s is answered with its status', async (error, status, sentence) => {
    json.mockRejectedValue(error);
    const { statusCode, body, headers } = await ask('/getdepartments');
    expect([statusCode, body]).toEqual([status, sentence]);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
    });
  });
});

describe('a refused request', () => {
  test.each([
    ['PUT', '/getdepartments', 'GET, HEAD, POST', 'Use GET or POST.'],
    ['GET', '/addvisitornote', 'POST', 'Use POST.'],
    ['DELETE', '/add-message', 'POST', 'Use POST.'],
  ] as const)('%s %s', async (method, url, allow, sentence) => {
    const { statusCode, headers, body } = await ask(url, { method });
    expect([statusCode, headers.allow, body]).toEqual([405, allow, sentence]);
  });

  test('is a submission from the page of another website', async () => {
    const from = (origin: string) => ({
      ...body,
      method: 'POST' as const,
      headers: { ...body.headers, origin, host: 'c.test' },
    });
    const foreign = await ask('/addvisitornote', from('https://evil.example'));
    expect([foreign.statusCode, foreign.body]).toEqual([403, refusals.foreign]);
    expect((await ask('/addvisitornote', from('https://c.test'))).statusCode).toBe(503);
    expect(
      (await ask('/getdepartments', { headers: { origin: 'https://evil.example' } })).statusCode,
    ).toBe(200);
  });
});
