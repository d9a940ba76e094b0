/** The nightly check of a college whose notice and profile link into the network of its server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSystem } from '../access.ts';
import { addDepartment } from '../testing/content.ts';
import { setEnvironment } from '../testing/stub-environment.ts';
import { patience, temporaryCms } from '../testing/temporary-cms.ts';

let payload: Payload;
/** Addresses of the pages of the website, and their contents. */
const pages = new Map<string, string>();
const website = createServer(({ url = '' }, response) => {
  const own = pages.get(url);
  response.statusCode = own === undefined ? 404 : 200;
  response.setHeader('Content-Type', 'text/html').end(own);
});
const requests: string[] = [];
const inside = createServer(({ method, url }, response) => {
  requests.push(`${method} ${url}`);
  response.setHeader('Content-Type', 'text/html').end('<title>Secret</title><h1>Secret</h1>');
});
let site: string;
let host: string;

beforeAll(async () => {
  payload = await temporaryCms();
  for (const server of [website, inside]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  site = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
  host = `127.0.0.1:${(inside.address() as AddressInfo).port}`;
  return setEnvironment({ SITE_URL: site });
}, patience);
afterAll(() => {
  for (const server of [website, inside]) server.close().closeAllConnections();
});

const link = (url: string) => ({
  type: 'link',
  version: 3,
  fields: { linkType: 'custom' as const, url, newTab: false },
  children: [{ type: 'text', version: 1, text: 'Form', format: 0 }],
});
const textOf = (addresses: readonly string[]) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: addresses.map((url) => ({ type: 'paragraph', version: 1, children: [link(url)] })),
  },
});

it('asks no address but those of the website, and shows nothing of others', async () => {
  const { getsingleeventbyid } = await import('../calls/notices/notices.ts');
  const { getmyprofiledata } = await import('../calls/people/profiles.ts');
  const { readWalk, runWalk, startWalk } = await import('./walks.ts');
  const paths = [
    `//${host}/a`,
    `/\\${host}/b`,
    `/.//${host}/c`,
    `/..//${host}/d`,
    `/%2e//${host}/e`,
  ];
  const addresses = [...paths.map((path) => site + path), `${site}\\\\${host}/f`, ...paths];
  const text = textOf(addresses);
  const { id } = await payload.create({
    ...asSystem,
    collection: 'notices',
    data: {
      title: 'Form',
      type: 'COLLEGE_ADMIN_NOTICE',
      date: '2025-03-05T06:30:00.000Z',
      description: text,
      _status: 'published',
    },
  });
  const { id: department } = await addDepartment(payload, 'PHY');
  const { id: employee } = await payload.create({
    ...asSystem,
    collection: 'employees',
    data: {
      name: 'Rina',
      type: 'FACULTY',
      department,
      liveNow: true,
      any_other_information: text,
      _status: 'published',
    },
  });
  // Links as other websites have them, too.
  const settings = { check_outside_links: true };
  await payload.updateGlobal({ ...asSystem, slug: 'review-settings', data: settings });
  const context = { payload, locale: 'en' } as const;
  const answers = {
    '/notice': await getsingleeventbyid({ eventId: String(id) }, context),
    '/profile': await getmyprofiledata({ id: String(employee) }, context),
  };
  for (const [path, answer] of Object.entries(answers)) {
    const html = JSON.stringify(answer).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
    expect([path, html]).toEqual([path, expect.stringContaining(`href="${site}//${host}/a"`)]);
    pages.set(path, `<html><title>Page</title><main>${html}</main></html>`);
  }
  pages.set('/sitemap.xml', `<sitemap><loc>${site}/sitemap/a.xml</loc></sitemap>`);
  const locs = ['/notice', '/profile', `//${host}/map`].map((path) => `<loc>${site}${path}</loc>`);
  pages.set('/sitemap/a.xml', `<urlset>${locs.join('')}</urlset>`);

  const walk = await startWalk(payload);
  await runWalk(payload, walk);
  expect(requests).toEqual([]);
  const { report } = (await readWalk(payload, walk)) ?? {};
  expect(report).toMatchObject({ pages: 3, outside: 2 });
  const found = report?.findings.map(({ kind, value }) => `${kind} ${value}`);
  expect(found).toContain(`broken //${host}/b`);
  expect(found).toContain(`internal http://${host}/a`);
  expect(JSON.stringify(report)).not.toContain('Secret');
});
