/** A walk of a small website on this machine: its pages, the links in them, and what is wrong from night to night. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OutsideResult } from './check-outside-links.ts';
import { type Finding, findingsOf } from './findings.ts';
import { type PagesResult, pageLimits, walkPages } from './walk-pages.ts';

type Answer = string | [status: number, location?: string] | undefined;
let site: string;
let answers: Record<string, Answer>;
const requests: string[] = [];

const server = createServer(({ method, url = '' }, response) => {
  requests.push(`${method} ${url}`);
  const answer = answers[url] ?? [404];
  if (typeof answer === 'string')
    response
      .setHeader('Content-Type', answer.startsWith('<html') ? 'text/html' : 'x/y')
      .end(answer);
  else response.writeHead(answer[0], answer[1] ? { Location: answer[1] } : {}).end();
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((path) => `<url><loc>https://www.college.example.org${path.replaceAll('&', '&amp;')}</loc></url>`)}</urlset>`;
const page = (title: string, main: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${main}</main>` +
  '<footer>Last updated: <time datetime="2026-11-27">27 Nov</time></footer></body></html>';

beforeEach(() => {
  requests.length = 0;
  answers = {
    '/sitemap.xml': sitemap('/sitemap/a.xml', '/sitemap/b.xml'),
    '/sitemap/a.xml': sitemap('/', '/contactus', '/as/contactus'),
    '/sitemap/b.xml': sitemap('/notice?id=1', '/contactus'),
    '/': page('Demo College', '<p>Welcome. <a href="/contactus">Contact</a></p>'),
    '/contactus': page('Contact', '<p>Here. <a href="/notice?id=9">Old</a></p>'),
    '/as/contactus': page('Contact', '<p>Here. <a href="/notice?id=9">Old</a></p>'),
    '/notice?id=1': page(
      'Notice',
      '<a href="/contactus?part=2">2</a><a href="/old">Moved</a><a href="/files/media/a.pdf">A</a>' +
        '<a href="https://other.example.org/x">Other</a>',
    ),
    '/old': [301, '/contactus'],
    '/files/media/a.pdf': 'PDF',
  };
});

const walk = (limits = {}) =>
  walkPages({ site, owner: { en: [], as: [] }, limits: { ...pageLimits, pause: 0, ...limits } });

const said = (findings: readonly Finding[]) =>
  findings.map(({ kind, path, value, to }) => [kind, path, value, to].filter(Boolean).join(' '));
const foundIn = (
  walked: PagesResult,
  before: readonly Finding[] = [],
  day = '2026-11-27',
  outside: ReadonlyMap<string, OutsideResult> | undefined = undefined,
) => findingsOf({ ...walked, outside, day }, before);

test('asks for each page of the site map once, and for the other own addresses in their texts', async () => {
  const { pages, left, checked, outside } = await walk();
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/contactus',
    '/as/contactus',
    '/notice?id=1',
  ]);
  expect(requests.slice(3)).toEqual([
    ...['GET /', 'GET /contactus', 'GET /as/contactus', 'GET /notice?id=1'],
    ...['GET /notice?id=9', 'GET /old', 'HEAD /files/media/a.pdf'],
  ]);
  expect([left, checked.size, outside]).toEqual([[], 3, ['https://other.example.org/x']]);
});

test('asks no other server, however an own address is spelled', async () => {
  const others: string[] = [];
  const other = createServer(({ url }, response) => {
    others.push(`${url}`);
    response.setHeader('Content-Type', 'text/html').end(page('Secret', '<p>Secret</p>'));
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
  const paths = [`//${host}/a`, `/\\${host}/b`, `/.//${host}/c`, `/..//${host}/d`, `/\t/${host}/e`];
  const links = [...paths, ...paths.map((path) => site + path)];
  // The first and the last path without the website are links to the other server itself.
  answers['/contactus'] = page('Contact', links.map((link) => `<a href="${link}">x</a>`).join(''));
  answers['/sitemap/b.xml'] = sitemap(...paths);
  const { pages, outside } = await walk();
  other.close();
  expect(others).toEqual([]);
  expect(pages.map(({ title }) => title)).not.toContain('Secret');
  expect(outside).toContain(`http://${host}/a`);
  expect(requests).toContain(`GET //${host}/b`);
});

test('a link that is broken in both languages is one finding, one that moved has its new address', async () => {
  const { findings } = foundIn(await walk());
  expect(said(findings)).toEqual([
    'broken /contactus /notice?id=9',
    'moved /notice?id=1 /old /contactus',
  ]);
  expect(findings[0]?.locales).toEqual(['en', 'as']);
});

test.each<[what: string, plant: () => void, found: string[]]>([
  [
    'a page that fails',
    () => Object.assign(answers, { '/contactus': [500] }),
    ['page /contactus 500'],
  ],
  [
    'an empty page',
    () => Object.assign(answers, { '/contactus': page('Contact', '') }),
    ['empty /contactus'],
  ],
  [
    'a picture without alt, and a page that is not ready',
    () =>
      Object.assign(answers, {
        '/contactus': page('Contact', '<img src="/a.webp"><p>Under construction</p>'),
      }),
    ['construction /contactus Under construction', 'alt /contactus /a.webp'],
  ],
  [
    'the title of home on another page',
    () => Object.assign(answers, { '/contactus': page('Demo College', '<p>Here.</p>') }),
    ['title /contactus'],
  ],
  [
    'a page without its day',
    () =>
      Object.assign(answers, {
        '/contactus': page('Contact', '<p>Here.</p>').replace(/<footer.*/, ''),
      }),
    ['date /contactus'],
  ],
  [
    'an empty page to which a link leads',
    () => Object.assign(answers, { '/notice?id=9': page('Empty', '') }),
    ['empty /notice?id=9'],
  ],
  [
    'a dead link',
    () => Object.assign(answers, { '/files/media/a.pdf': [404] }),
    ['broken /notice?id=1 /files/media/a.pdf'],
  ],
])('finds %s, and nothing else', async (_what, plant, found) => {
  const before = said(foundIn(await walk()).findings);
  plant();
  const { findings } = foundIn(await walk());
  expect(said(findings).filter((each) => !before.includes(each))).toEqual(found);
});

test('keeps the day on which something was found first, and tells what was mended', async () => {
  const first = foundIn(await walk(), [], '2026-11-26').findings;
  answers['/notice?id=9'] = page('Notice', '<p>Back</p>');
  const { findings, mended } = foundIn(await walk(), first);
  expect(findings.map(({ kind, since }) => [kind, since])).toEqual([['moved', '2026-11-26']]);
  expect(said(mended)).toEqual(['broken /contactus /notice?id=9']);
});

test('what this walk could not see is neither found nor mended', async () => {
  const before = foundIn(await walk()).findings;
  answers['/contactus'] = [503];
  answers['/as/contactus'] = [503];
  answers['/old'] = [500];
  const again = foundIn(await walk(), before);
  expect([said(again.findings).sort(), again.mended]).toEqual([
    ['broken /contactus /notice?id=9', 'moved /notice?id=1 /old /contactus', 'page /contactus 503'],
    [],
  ]);
  const few = await walk({ pages: 1 });
  expect(few.left).toHaveLength(3);
  expect(foundIn(few, before)).toEqual({ findings: before, mended: [] });
  answers['/sitemap/b.xml'] = sitemap();
  expect(said(foundIn(await walk(), before).mended)).toEqual([
    'moved /notice?id=1 /old /contactus',
  ]);
});

test('a link to another website that fails counts as broken on the third day', async () => {
  const walked = await walk();
  const link = 'https://other.example.org/x';
  let before: readonly Finding[] = [];
  const night = (day: string, result: OutsideResult | undefined) => {
    const outside = new Map(result ? [[link, result]] : []);
    const { findings, mended } = foundIn(walked, before, day, outside);
    before = findings;
    const [finding] = findings.filter(({ value }) => value === link);
    return [finding?.kind, finding?.failed?.length, finding?.since, mended.length];
  };
  const failed: OutsideResult = { state: 'failed', status: 0 };
  expect(night('2026-11-25', failed)).toEqual(['unchecked', 1, '2026-11-25', 0]);
  // Checked again on the same day.
  expect(night('2026-11-25', failed)).toEqual(['unchecked', 1, '2026-11-25', 0]);
  expect(night('2026-11-26', failed)).toEqual(['unchecked', 2, '2026-11-25', 0]);
  // Left out, because the time was over.
  expect(night('2026-11-27', undefined)).toEqual(['unchecked', 2, '2026-11-25', 0]);
  expect(night('2026-11-28', failed)).toEqual(['broken', 3, '2026-11-25', 0]);
  // The check of other websites was switched off.
  expect(foundIn(walked, before, '2026-11-29').mended).toEqual([]);
  expect(night('2026-11-29', { state: 'fine' })).toEqual([undefined, undefined, undefined, 1]);
  expect(night('2026-11-30', { state: 'broken', status: 404 })[0]).toBe('broken');
});

test('rejects if the website does not answer', async () => {
  answers['/sitemap/b.xml'] = [503];
  await expect(walk()).rejects.toThrow('/sitemap/b.xml answers 503.');
});
