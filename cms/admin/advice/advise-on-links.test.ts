import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { setEnvironment, stubEnvironment } from '../../testing/stub-environment.ts';

/** A website with one page, a page that moved, and a page that never answers. */
const website = createServer(({ url, method }, response) => {
  requestedPaths.push(`${method} ${url}`);
  if (url === '/never') return;
  if (url?.startsWith('/moved')) response.writeHead(302, { Location: '/events' });
  else if (url === '/gone') response.statusCode = 410;
  else response.statusCode = url === '/broken' ? 500 : url === '/events?year=2026' ? 200 : 404;
  response.end();
});
const requestedPaths: string[] = [];
let adviseOnLinks: typeof import('./advise-on-links.ts').adviseOnLinks;
let site: string;

beforeAll(async () => {
  await new Promise<void>((listening) => website.listen(0, '127.0.0.1', listening));
  site = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
  await stubEnvironment();
  ({ adviseOnLinks } = await import('./advise-on-links.ts'));
  return setEnvironment({ SITE_URL: site });
});
afterAll(() => {
  website.closeAllConnections();
  website.close();
});

it('says nothing about pages that exist, fail or do not answer', async () => {
  const { port } = website.address() as AddressInfo;
  const fine = [
    '/events?year=2026',
    `http://127.0.0.1:${port}/events?year=2026`,
    '/broken',
    '/never',
  ];
  expect(await adviseOnLinks(fine)).toEqual([]);
  expect(requestedPaths).toContain('HEAD /events?year=2026');
});

it.each(['/departments/XYZ', '/gone', '/moved?eventId=1'])('warns about %s', async (address) => {
  for (const link of [address, site + address])
    expect(await adviseOnLinks([link, link])).toEqual([
      expect.stringContaining(`The website has no page at ${link}.`),
    ]);
});

it('checks sixty links at most, each once', async () => {
  const links = Array.from({ length: 61 }, (_, n) => `http://intranet/${n}`);
  expect(await adviseOnLinks([...links, ...links])).toHaveLength(60);
  expect(await adviseOnLinks(links.slice(0, 1).concat(links.slice(0, 1)))).toHaveLength(1);
});

it('requests nothing from other websites, and warns about addresses of an internal network', async () => {
  const elsewhere = vi.spyOn(globalThis, 'fetch');
  const links = ['https://www.example.org/x', 'mailto:office@example.org', 'http://intranet/leave'];
  expect(await adviseOnLinks(links)).toEqual([expect.stringContaining('http://intranet/leave')]);
  expect(elsewhere).not.toHaveBeenCalled();
});
