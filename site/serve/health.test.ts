import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { KeptPages } from '../cache/page-cache.ts';
import { serveHealth } from './monitoring.ts';

const manifest = (folder: string) =>
  JSON.parse(readFileSync(new URL(`../../${folder}package.json`, import.meta.url), 'utf8'));

test('the answer contains the version of package.json', async () => {
  const app = Fastify();
  const pages = { counts: { pages: 7 } } as unknown as KeptPages;
  app.register(serveHealth, { revision: { current: '' }, health: { isUp: true }, pages });
  const { version, workspaces } = manifest('');
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect((await app.inject('/health')).json()).toEqual({
    status: 'ok',
    version,
    pages: { pages: 7 },
  });
  for (const folder of workspaces) expect(manifest(`${folder}/`).version).toBeUndefined();
});

test.each([
  ['', false, 503],
  // The backend has not answered yet.
  ['', true, 503],
  ['one', true, 200],
  // Visitors see cached pages, and a monitor reports the backend.
  ['one', false, 503],
])(
  'the site with the revision %j and a backend that is up (%s) answers %d',
  async (current, isUp, status) => {
    const app = Fastify();
    const options = { revision: { current }, health: { isUp }, pages: {} as KeptPages };
    app.register(serveHealth, options);
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([
      status,
      { ready: current !== '', backend: current !== '' && isUp },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await app.inject('/health')).statusCode).toBe(200);
  },
);
