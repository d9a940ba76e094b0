/**
 * Collects the addresses of the servers from their routes, because a college must not add pages there, and the codes of
 * content on each page, which the backend reads. After a new route or page, `npm test -- site/serve/served-addresses -u` writes them into the contract again.
 */
import { readdir, readFile } from 'node:fs/promises';
import { callNames } from '@college/contract/calls';
import { readPath } from '@college/contract/locales';
import { mayBeAdded } from '@college/contract/site-map/addresses';
import type { PagePath } from '@college/contract/site-map/default';
import Fastify, { type FastifyInstance } from 'fastify';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { showsOf } from '../rendering/college/college-map.ts';
import { routesOf } from '../rendering/college/routes.ts';
import { notFoundPaths } from '../rendering/college/site-maps.ts';
import { serveSpeculation } from '../rendering/speculation.ts';
import { shortAddresses, siteMap } from '../site-map.ts';
import { openBackends } from './backend.ts';
import { serveCalls } from './calls.ts';
import { serveAssets, serveFiles } from './files.ts';
import { serveHealth } from './monitoring.ts';
import { servePages } from './pages/pages.ts';
import { previewVisitors } from './preview-visitors.ts';
import { serveSecurityContact } from './security-contact.ts';

const plugins = {
  serveHealth,
  serveAssets,
  serveSpeculation,
  serveSecurityContact,
  serveFiles,
  serveCalls,
  servePages,
};

/** The minimum of options with which plugins register their routes. No request is sent. */
const options = {
  ...{ renderer: {}, data: {}, siteUrl: 'https://c.test' },
  backends: openBackends(['http://b.test']),
  previews: previewVisitors(),
};

async function routesOfServer(): Promise<string[]> {
  const urls: string[] = [];
  const app: FastifyInstance = Fastify();
  app.addHook('onRoute', ({ url }) => void urls.push(url));
  for (const plugin of Object.values(plugins)) app.register(plugin as never, options as never);
  await app.ready();
  await app.close();
  return urls;
}

/** Reads the folders of Next, which are parts of addresses, except groups in brackets and parameters. */
async function routesOfBackend(folder = new URL('../../cms/app/', import.meta.url)) {
  const folders = (await readdir(folder, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  );
  const parts = folders.map(({ name }): string[] | Promise<string[]> => {
    if (name.startsWith('('))
      return routesOfBackend(new URL(`${encodeURIComponent(name)}/`, folder));
    return name.startsWith('[') ? [] : [name];
  });
  return (await Promise.all(parts)).flat();
}

const firstPart = (url: string) => readPath(url).path.split('/')[1] ?? '';

async function collectRoots(): Promise<string[]> {
  const roots = [
    ...(await routesOfServer()).filter((url) => url !== '/*').map(firstPart),
    ...(await routesOfBackend()),
    ...Object.values(notFoundPaths).map(firstPart),
    // Files of Next, and the metrics, which have another address.
    ...['_next', 'metrics'],
  ];
  const calls = new Set(callNames.map(String));
  return [...new Set(roots)].filter((root) => root && !calls.has(root)).sort();
}

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => (path ? [path] : pathsOf(children ?? [])));

/** Facilities are added by offices, each with its own page. */
const OF_OFFICES = '/facility';

/** Collects pages below which the site answers, and those that are not in the site map. */
function collectParents(): string[] {
  const parents = pathsOf(routesOf({ pages: siteMap, hidden: [] }))
    .filter((path) => !Object.hasOwn(siteMap, path) && !Object.hasOwn(shortAddresses, path))
    .map((path) => path.replace(/\/[:*].*$/, ''))
    .filter((path) => /^(\/[a-z0-9-]+)+$/.test(path) && path !== OF_OFFICES);
  const isBelowAnother = (path: string) => parents.some((other) => path.startsWith(`${other}/`));
  return [...new Set(parents)].filter((path) => !isBelowAnother(path)).sort();
}

/** A line with the codes of a page, as Biome formats it; '' for a page without codes. */
function line(path: string, codes: readonly string[]): string {
  if (codes.length === 0) return '';
  const text = `    '${path}': [${codes.map((code) => `'${code}'`).join(', ')}],`;
  if (text.length <= 100) return `${text}\n`;
  return `    '${path}': [\n${codes.map((code) => `      '${code}',\n`).join('')}    ],\n`;
}

test('the contract lists all addresses of the servers', async () => {
  const listed = (values: readonly string[]) => values.map((value) => `    '${value}',\n`).join('');
  const roots = listed(await collectRoots());
  const parents = listed(collectParents());
  const contents = Object.entries(siteMap)
    .map(([path, entry]) => line(path, showsOf(path as PagePath, entry) ?? []))
    .join('');
  await expect(
    `/** Written by site/serve/served-addresses.test.ts: addresses of the servers besides calls, and codes of content. */
export const served = {
  /** First parts of addresses, with everything below them. */
  roots: [
${roots}  ],
  /** Pages of the website, with everything below them. */
  parents: [
${parents}  ],
  /** Codes of the content on pages of the default site map. */
  contents: {
${contents}  },
} as const;
`,
  ).toMatchFileSnapshot('../../contract/site-map/served.ts');
});

test('all plugins of the server are in this test', async () => {
  const server = await readFile(new URL('../server.ts', import.meta.url), 'utf8');
  const registered = [...server.matchAll(/app\.register\((serve\w+)/g)].map(([, name]) => name);
  expect(registered.sort()).toEqual(Object.keys(plugins).sort());
});

test('no added page can cover an address of the servers', async () => {
  const parents = [...(await collectRoots()).map((root) => `/${root}`), ...collectParents()];
  const paths = [
    ...(await routesOfServer()).filter((url) => url !== '/*'),
    ...parents.flatMap((path) => [path, `${path}/a-page`, `${path}/a/b`]),
  ].map((url) => url.replace(/[:*].*$/, 'a').toLowerCase());
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter(mayBeAdded)).toEqual([]);
});
