/** The protocol around answers: methods, ETags and server errors. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
let answer: typeof import('./answer.ts').answer;

beforeAll(async () => {
  payload = await temporaryCms();
  ({ answer } = await import('./answer.ts'));
  await payload.create({ collection: 'courses', data: { name: 'BSC', label: 'Science' } });
}, patience);

const ask = (name: string, init: RequestInit = {}, open = async () => payload) =>
  answer(name, new Request(`http://cms/${name}`, init), open);

describe('a cached answer', () => {
  const etagOf = async () => (await ask('getcourse')).headers.get('etag') ?? '';

  it.each<[string, (etag: string) => string, number]>([
    ['the ETag', (etag) => etag, 304],
    ['the weak ETag', (etag) => `W/${etag}`, 304],
    ['the ETag among others', (etag) => `"other", ${etag}`, 304],
    ['any ETag', () => '*', 304],
    ['another ETag', () => '"other"', 200],
    ['a part of the ETag', (etag) => etag.slice(0, -2), 200],
  ])('is checked against %s', async (_name, namedBy, status) => {
    const etag = await etagOf();
    const headers = { 'If-None-Match': namedBy(etag) };
    for (const method of ['GET', 'HEAD']) {
      const response = await ask('getcourse', { method, headers });
      expect([method, response.status, response.headers.get('etag')]).toEqual([
        method,
        status,
        etag,
      ]);
    }
    const posted = await ask('getcourse', { method: 'POST', headers });
    expect([posted.status, await posted.json()]).toEqual([
      200,
      [{ name: 'BSC', label: 'Science' }],
    ]);
  });

  it('has headers for its lifetime and language', async () => {
    const { headers } = await ask('getcourse');
    expect(headers.get('cache-control')).toBe('public, max-age=1, stale-while-revalidate=59');
    expect(headers.get('vary')).toBe('Accept-Language');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const countResponse = await ask('initialisation/getcount');
    expect([countResponse.headers.get('cache-control'), countResponse.headers.get('etag')]).toEqual(
      ['no-store', null],
    );
  });

  it('has no body for HEAD', async () => {
    for (const name of ['getcourse', 'content-revision']) {
      const response = await ask(name, { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
  });
});

it('is measured in seconds', async () => {
  const { register } = await import('prom-client');
  const seconds = async () => {
    const { values = [] } = (await register.getSingleMetric('cms_call_seconds')?.get()) ?? {};
    const metric = values.find(
      ({ labels, ...value }) =>
        labels.call === 'getcourse' && Reflect.get(value, 'metricName') === 'cms_call_seconds_sum',
    );
    return metric?.value ?? 0;
  };
  const before = await seconds();
  await ask('getcourse', {}, () => wait(50, payload));
  const passed = (await seconds()) - before;
  expect(passed).toBeGreaterThan(0.04);
  expect(passed).toBeLessThan(40);
});

describe('a method', () => {
  it.each([
    ['getcourse', 'PUT', 'Use GET or POST.', 'GET, HEAD, POST'],
    ['addvisitornote', 'GET', 'Use POST.', 'POST'],
    ['addvisitornote', 'HEAD', 'Use POST.', 'POST'],
  ])('that %s does not support is refused: %s', async (name, method, sentence, allowed) => {
    const response = await ask(name, { method });
    expect([response.status, await response.text()]).toEqual([405, sentence]);
    expect(response.headers.get('allow')).toBe(allowed);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});

describe('a request from another website', () => {
  const post = (name: string, headers: HeadersInit) =>
    ask(name, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: '{}',
    });

  it.each<[HeadersInit, number]>([
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ Origin: 'https://elsewhere.example.org' }, 403],
    [{ Origin: 'http://localhost:1' }, 400],
    [{ Origin: 'http://localhost:3001' }, 400],
    [{ Host: 'college.example.org', Origin: 'https://college.example.org' }, 400],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 400],
    [{}, 400],
  ])('with %j is answered with %d', async (headers, status) => {
    expect((await post('addvisitornote', headers)).status).toBe(status);
  });

  it('is answered if it only reads', async () => {
    expect((await post('getcourse', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(200);
  });
});

describe('a server error', () => {
  it.each([
    ['SQLITE_BUSY: database is locked', 503, '60'],
    ['The database is locked by writers before this one.', 503, '60'],
    ['SQLITE_FULL: database or disk is full', 503, '600'],
    ['anything else at /var/lib', 500, null],
  ])('%s', async (message, status, after) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await ask('getcourse', {}, () => Promise.reject(new Error(message)));
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, after]);
    expect(await response.text()).toMatch(/^[^\n/]+ Please try again (later|in a minute)\.$/);
    // Waiting in a queue is not an error, so it is not logged.
    expect(logged.mock.calls.length).toBe(after === '60' ? 0 : 1);
  });
});
