import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { PageCache } from '../../cache/page-cache.ts';
import type { Revision } from '../../cache/revision.ts';
import { serveHealth } from './health.ts';

const manifest = (folder: string) =>
  JSON.parse(readFileSync(new URL(`../../../${folder}package.json`, import.meta.url), 'utf8'));

test('it says the version, which stands in one place', async () => {
  const app = Fastify();
  const pages = { counts: { pages: 7 } } as unknown as PageCache;
  app.register(serveHealth, { revision: { current: '' } as Revision, pages });
  const { version, workspaces } = manifest('');
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect((await app.inject('/health')).json()).toEqual({
    status: 'ok',
    version,
    pages: { pages: 7 },
  });
  for (const folder of workspaces) expect(manifest(`${folder}/`).version).toBeUndefined();
});
