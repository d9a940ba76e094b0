/**
 * The worst body that each address takes, sent by a hundred at once: to every call at the website and at the backend, to every
 * page and form, to previews, and by a signed-in account to every staff call and list. No process ends, the next visitor
 * waits less than a second, and both processes keep within their memory.
 * FLOOD=20 sends fewer at once.
 *
 * @long 900 s
 * @for cms/calls cms/staff-api contract server site/forms site/serve
 */
import { setTimeout as wait } from 'node:timers/promises';
import { formBounds, inputBounds, MOST_FIELDS } from '@college/contract/body-bounds';
import { type CallName, callNames, calls } from '@college/contract/calls';
import { BODY_SIZE, boundsOf, type CallRow, PREVIEW_SIZE } from '@college/contract/calls/call';
import { locales, pathIn } from '@college/contract/locales';
import { defaultSiteMap } from '@college/contract/site-map/default';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ask, type Session, sessionOf } from '../support/accounts.ts';
import { elsewhere } from '../support/another-visitor.ts';
import { peakMemory, proportionalMemory } from '../support/memory.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { contention } from '../support/soon.ts';

const AT_ONCE = Number(process.env.FLOOD ?? 100);
/** Milliseconds for the visitor after a flood. */
const MOST_WAIT = 1000;
/** MB: most of the website at any time, and of the backend afterwards. */
const CEILINGS = { site: 300, backend: 400 };

let college: College;
let session: Session;
let preview: URL;
beforeAll(async () => {
  // Each request comes from a network of its own, so that no limit spares the servers the work.
  const trusting = { TRUSTED_PROXIES: '127.0.0.1' };
  college = await openCollege(inject('demo'), {}, { site: trusting });
  session = await sessionOf(college, college.admin.email, college.admin.password);
  const query = 'collection=notices&id=1&locale=en';
  const { text } = await ask(`${college.cms}/api/preview-address?${query}`, 'GET', session);
  preview = new URL(JSON.parse(text).address);
}, 300_000);
afterAll(() => college.close());

const json = { 'Content-Type': 'application/json' };

/** JSON with as many empty objects as fit the bounds, within its bytes. */
function worst(bytes: number, values: number, open = '{"a":[', close = ']}'): Buffer<ArrayBuffer> {
  const objects = Math.floor(Math.min(values / 2 - 4, (bytes - 100) / 3));
  const text = `${open}${'{},'.repeat(objects)}"`;
  return Buffer.from(`${text}${'x'.repeat(bytes - text.length - close.length - 1)}"${close}`);
}
/** JSON of the same size with more values than any bound. */
const beyond = (bytes: number) => Buffer.from(`[${'{},'.repeat(Math.floor(bytes / 3) - 1)}0]`);
const unsaved = (values: number) =>
  worst(PREVIEW_SIZE, values, '{"language":"en","data":{"description":[', ']}}');

interface Attack {
  url: string;
  headers: Record<string, string>;
  body: Buffer<ArrayBuffer> | string;
  method?: string;
}

/** Milliseconds until a page that is not cached is shown. */
let visits = 0;
async function visit(): Promise<number> {
  const started = performance.now();
  visits += 1;
  const response = await fetch(`${college.site}/people?q=visitor${visits}`, {
    headers: elsewhere(),
  });
  await response.text();
  expect(response.status).toBe(200);
  return performance.now() - started;
}

const isAlive = (pid: number) => process.kill(pid, 0);

async function flood({ url, headers, body, method = 'POST' }: Attack): Promise<void> {
  const pids = [college.sitePid, college.backendPid()];
  const before = await visit();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      try {
        const sent = { ...headers, ...elsewhere() };
        const response = await fetch(url, { method, headers: sent, body, redirect: 'manual' });
        await response.arrayBuffer();
        return response.status;
      } catch {
        // A server may end the connection of a body that it does not read.
        return 0;
      }
    }),
  );
  const after = await visit();
  expect([url, answers.filter((status) => status >= 500 && status !== 503)]).toEqual([url, []]);
  expect([url, pids.map(isAlive)]).toEqual([url, [true, true]]);
  expect(college.backendPid()).toBe(pids[1]);
  const most = Math.max(MOST_WAIT, before) * contention();
  expect([url, Math.round(after), after < most]).toEqual([url, Math.round(after), true]);
}

/** The input of a call in its address, which is a token that opens a preview. */
function addressOf(name: CallName): string {
  const { body }: CallRow = calls[name];
  if (!body) return `/${name}`;
  const [, collection = '', id = ''] = /\/preview\/(\w+)\/(\d+)$/.exec(preview.pathname) ?? [];
  const token = preview.searchParams.get('token') ?? '';
  return `/${name}?${new URLSearchParams({ collection, id, token })}`;
}

describe.each(['site', 'cms'] as const)('at the %s', (where) => {
  test.each(callNames)('%s', async (name) => {
    const { bodySize, takesFile, body }: CallRow = calls[name];
    const url = college[where] + addressOf(name);
    const { values } = boundsOf(calls[name]);
    if (takesFile) {
      const form = new FormData();
      for (let field = 3; field < MOST_FIELDS; field += 1) form.append(`f${field}`, 'x');
      form.append('image_file', new File([Buffer.alloc(bodySize - 40_000)], 'a.jpg'));
      const request = new Response(form);
      const type = request.headers.get('Content-Type') ?? '';
      const bytes = Buffer.from(await request.arrayBuffer());
      await flood({ url, headers: { 'Content-Type': type }, body: bytes });
    }
    const size = takesFile ? BODY_SIZE : bodySize;
    await flood({ url, headers: json, body: body ? unsaved(values) : worst(size, values) });
    await flood({ url, headers: json, body: beyond(size) });
  });
});

describe('a wrong token of a preview', () => {
  const token = `${Math.ceil(Date.now() / 1000) + 86_400}.2.${'A'.repeat(43)}`;
  test.each([
    '/getpreview?collection=notices&id=7&',
    ...locales.map((locale) => `${pathIn(locale, '/preview/notices/7')}?`),
  ])('at %s', async (address) => {
    const url = `${college.site}${address}token=${token}`;
    await flood({ url, headers: json, body: unsaved(formBounds.values) });
    await flood({ url, headers: json, body: beyond(120_000) });
    await flood({ url, headers: json, body: beyond(PREVIEW_SIZE) });
  });
});

test('the preview of an editor', async () => {
  for (const locale of locales) {
    const url = `${college.site}${pathIn(locale, preview.pathname)}${preview.search}`;
    await flood({ url, headers: json, body: unsaved(formBounds.values) });
    await flood({ url, headers: json, body: beyond(PREVIEW_SIZE) });
  }
});

test.each(defaultSiteMap.map(({ path }) => path))('a form at %s', async (path) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const fields = 'a=&'.repeat(MOST_FIELDS);
  const body = fields + 'x'.repeat(BODY_SIZE - fields.length);
  await flood({ url: college.site + path, headers, body });
});

describe('a signed-in account', () => {
  const SIZE = 1024 * 1024;
  const bodies = () => [worst(SIZE, 200_000), beyond(SIZE)];

  test('at every staff call', { timeout: 3_600_000 }, async () => {
    Object.assign(process.env, { ...college.secrets, DATA_DIR: college.dataDir });
    const { staffCalls } = await import('../../cms/staff-calls.ts');
    const posts = staffCalls.filter(({ method }) => method === 'post');
    expect(posts.length).toBeGreaterThan(20);
    for (const { path } of posts) {
      const url = `${college.cms}/api${path.replaceAll(/:\w+/g, '1')}`;
      const few = worst(SIZE, inputBounds.values);
      for (const body of [few, ...bodies()])
        await flood({ url, headers: { ...json, ...session }, body });
    }
  });

  test('at every list', { timeout: 3_600_000 }, async () => {
    const { publicCollections, otherCollections } = await import(
      '../../cms/content/collections.ts'
    );
    const slugs = [...publicCollections, ...otherCollections].map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(30);
    for (const slug of slugs)
      for (const body of bodies())
        await flood({ url: `${college.cms}/api/${slug}`, headers: { ...json, ...session }, body });
  });

  test('at the functions of a screen', async () => {
    const action = { 'Next-Action': 'a'.repeat(42), 'Content-Type': 'text/plain' };
    for (const headers of [action, { ...action, ...session }])
      for (const body of bodies()) await flood({ url: `${college.cms}/admin`, headers, body });
  });
});

test('a sign-in', async () => {
  const body = worst(16_000, inputBounds.values);
  for (const path of ['login', 'forgot-password', 'reset-password', 'logout'])
    await flood({ url: `${college.cms}/api/users/${path}`, headers: json, body });
});

test('both processes keep within their memory', async () => {
  await wait(10_000);
  const site = peakMemory(college.sitePid);
  const backend = proportionalMemory(college.backendPid());
  console.log(`The website took ${site} MB at most, the backend has ${backend} MB.`);
  expect(site).toBeLessThanOrEqual(CEILINGS.site);
  expect(backend).toBeLessThanOrEqual(CEILINGS.backend);
});
