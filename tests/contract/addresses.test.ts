/** Odd addresses are refused and nothing fails. FUZZ_SEED repeats a run. */
import { randomInt } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import fc from 'fast-check';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { sessionOf } from '../support/accounts.ts';

const [cms, site] = [inject('cms'), inject('site')];
const { LONG, FUZZ_SEED, FUZZ_RUNS } = process.env;
const seed = Number(FUZZ_SEED ?? (LONG ? randomInt(2 ** 31) : 1));
const numRuns = Number(FUZZ_RUNS ?? (LONG ? 600 : 150));
beforeAll(() => console.log(`FUZZ_SEED=${seed} (${numRuns} addresses each)`));

/** Sends the path unchanged, because fetch would normalise it. */
const ask = (origin: string, path: string, method = 'GET', headers = {}) =>
  new Promise<{ status: number; text: string; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          text: String(Buffer.concat(chunks)),
          headers: response.headers,
        }),
      );
    });
    outgoing.on('error', reject).end();
  });

const segment = fc.oneof(
  fc.constantFrom(
    ...['department', 'PHY', 'notices', 'as', 'events', 'single', 'faculty', 'search', 'preview'],
    ...['files', 'media', 'assets', 'admin', 'api', 'getdepartments', 'getfiledata', 'healthz'],
    ...[
      '',
      '.',
      '..',
      '%',
      '%zz',
      '%00',
      '%2F',
      '%2f..',
      '%5c',
      '%c0%ae',
      '%E0%A4',
      '%ff',
      '%2e%2e',
    ],
    ...[
      '__proto__',
      'constructor',
      '*',
      ';',
      '@evil.example',
      ':80',
      '%0d%0aX:%20y',
      '%F0%9F%98%80',
    ],
    ...['%E0%A6%95', '%25', '%2525', '404', '503', '[...call]', '_next', '~', 'x'.repeat(300)],
  ),
  fc.stringMatching(/^(%[0-9a-fA-F]{2}|[a-z0-9.~_-]){1,6}$/),
);
const path = fc
  .tuple(fc.array(segment, { maxLength: 5 }), fc.constantFrom('', '?', '?%', '?year=%ff', '?q=%00'))
  .map(([segments, query]) => `/${segments.join('/')}${query}`);
const method = fc.constantFrom(
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
);

/** Runs before tests that exhaust the site's rate limit for a minute. */
describe('the site', () => {
  test.each(['//', '///', '//departments', '/departments//'])(
    'has no page at %s',
    async (value) => {
      expect((await ask(site, value)).status).toBe(404);
    },
  );

  test('treats every spelling of an address as one page', async () => {
    const pages = async () => JSON.parse((await ask(site, '/healthz')).text).pages;
    const plain = await ask(site, '/student-wings');
    // Other tests may open pages of the same site meanwhile.
    const newPages = async () => {
      const before = await pages();
      for (const spelling of [
        '/%73tudent-wings',
        '/student%2Dwings',
        '/student%2dwings/',
        '/./student-wings',
      ])
        expect([spelling, (await ask(site, spelling)).text]).toEqual([spelling, plain.text]);
      return (await pages()).pages - before.pages;
    };
    await expect.poll(newPages).toBe(0);
  });

  test('caches one page for all unknown addresses', async () => {
    const pages = async () => JSON.parse((await ask(site, '/healthz')).text).pages.pages;
    // Other tests open pages of the same site meanwhile.
    const newPages = async () => {
      await ask(site, '/nothing-at-all');
      const before = await pages();
      for (const missing of [
        '/nothing%2Fat-all',
        '//departments',
        '/departments//',
        '/preview/notices/xyz/x',
      ])
        await ask(site, missing);
      return (await pages()) - before;
    };
    await expect.poll(newPages).toBe(0);
  });

  test('refuses an invalid Host header', async () => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const { status } = await ask(site, '/visitors-note', 'POST', { ...type, Host: '[' });
    expect(status).toBe(400);
  });
});

describe.each([
  ['the site', site],
  ['the backend', cms],
])('%s', (_where, origin) => {
  test('never fails for any address and method', async () => {
    const holds = fc.asyncProperty(path, method, async (value, by) => {
      const { status } = await ask(origin, value, by);
      expect([value, by, status]).toEqual([value, by, expect.toSatisfy((code) => code < 500)]);
    });
    await fc.assert(holds, { seed, numRuns });
  });

  test.each(['/%', '/%zz', '/%00', '/%E0%A4', '/nothing%2F', `/${'x'.repeat(5000)}`])(
    'refuses %s',
    async (value) => {
      const { status } = await ask(origin, value);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  test.each(['PROPFIND', 'TRACE', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (by) => {
    const { status } = await ask(origin, '/departments', by);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });
});

test.each([
  ...['notices/versions/xyz', 'notices/versions/999999999', 'notices/versions/1e9', 'notices/xyz'],
  ...[
    'notices/999999999999999999999',
    'globals/college/versions/xyz',
    'globals/nothing',
    'nothing/1',
  ],
])('the REST API of the admin answers 404 for %s', async (where) => {
  const { admin } = inject('demo');
  const session = await sessionOf({ cms }, admin.email, admin.password);
  const { status } = await ask(cms, `/api/${where}`, 'GET', session);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test.each(['users/me', 'notices', 'nothing', 'media/file/none.png'])(
  'no cache keeps /api/%s, and no browser guesses its type',
  async (where) => {
    const { headers } = await ask(cms, `/api/${where}`);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('the backend refuses to resize pictures on request', async () => {
  const { admin } = inject('demo');
  const session = await sessionOf({ cms }, admin.email, admin.password);
  const list = await ask(
    cms,
    '/api/media?limit=1&where[mimeType][equals]=image/png',
    'GET',
    session,
  );
  const [picture] = JSON.parse(list.text).docs;
  for (const url of [picture?.url ?? '/api/media/file/a.png', '/getcollege']) {
    const address = `/_next/image?url=${encodeURIComponent(url)}&w=64&q=75`;
    expect((await ask(cms, address, 'GET', session)).status).toBe(404);
  }
});
