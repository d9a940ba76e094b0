/** Links to servers on this machine that stand for other websites. No other host is asked. */
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { checkOutsideLinks, outsideLimits } from './check-outside-links.ts';
import { readRobots } from './robots.ts';

type Answer = number | string | RequestListener;
/** Answers by host and path. A text is the address of a permanent redirect. */
let answers: Record<string, Answer> = {};
const requests: string[] = [];
let open = 0;
let mostOpen = 0;

const server = createServer((request, response) => {
  const host = String(request.headers.host?.split(':')[0]);
  requests.push(`${request.method} ${host}${request.url}`);
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  response.on('close', () => {
    open -= 1;
  });
  const answer = answers[host + request.url] ?? 404;
  if (typeof answer === 'function') answer(request, response);
  else if (typeof answer === 'string') response.writeHead(301, { Location: answer }).end();
  else response.writeHead(answer).end();
});
let port: number;
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests.length = 0;
  mostOpen = 0;
});

const at = (link: string) => `http://${link.replace('/', `:${port}/`)}`;
const check = async (links: string[], limits = {}) => {
  const results = await checkOutsideLinks(links.map(at), {
    from: 'https://college.example.org',
    resolve: async (name) => {
      if (name === 'gone.test') throw new Error('ENOTFOUND');
      const address = name === 'intranet.test' ? '10.0.0.1' : '127.0.0.1';
      return [{ address, family: 4 }];
    },
    isAllowed: (address) => address === '127.0.0.1',
    limits: { ...outsideLimits, pause: 0, time: 300, ...limits },
  });
  return links.map((link) => results.get(at(link)));
};
const text =
  (body: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'Content-Type': 'text/plain' }).end(body);

test.each<[answer: Answer, state: object]>([
  [200, { state: 'fine' }],
  [401, { state: 'fine' }],
  [404, { state: 'broken', status: 404 }],
  [410, { state: 'broken', status: 410 }],
  [403, { state: 'failed', status: 403 }],
  [429, { state: 'failed', status: 429 }],
  [503, { state: 'failed', status: 503 }],
  [(request) => request.socket.destroy(), { state: 'failed', status: 0 }],
  [() => {}, { state: 'failed', status: 0 }],
  // A server that refuses HEAD.
  [
    (request, response) => response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
    { state: 'fine' },
  ],
])('an answer of %s is %j', async (answer, state) => {
  answers = { 'a.test/x': answer };
  expect(await check(['a.test/x'])).toEqual([state]);
});

test('asks GET only when HEAD is refused, and not after 429', async () => {
  answers = { 'a.test/x': 200, 'a.test/y': 429, 'a.test/z': 500 };
  await check(['a.test/x', 'a.test/y', 'a.test/z']);
  expect(requests).toEqual([
    'GET a.test/robots.txt',
    ...['HEAD a.test/x', 'HEAD a.test/y', 'HEAD a.test/z', 'GET a.test/z'],
  ]);
});

test('a name that is unknown, and an address of an internal network', async () => {
  expect(await check(['gone.test/x', 'intranet.test/x'])).toEqual([
    { state: 'failed', status: 0 },
    { state: 'internal' },
  ]);
  expect(requests).toEqual([]);
});

test('follows redirects, also to another host, and never into the internal network', async () => {
  answers = {
    'a.test/1': at('b.test/2'),
    'b.test/2': 200,
    'a.test/temporary': (_, response) => response.writeHead(302, { Location: '/1' }).end(),
    'a.test/dead': '/404',
    'a.test/slash': '/slash/',
    'a.test/slash/': 200,
    'a.test/round': '/round',
    'a.test/inside': at('intranet.test/x'),
    'a.test/file': 'file:///etc/passwd',
  };
  const links = ['1', 'temporary', 'dead', 'slash', 'round', 'inside', 'file'];
  expect(await check(links.map((name) => `a.test/${name}`))).toEqual([
    { state: 'moved', to: at('b.test/2') },
    { state: 'fine' },
    { state: 'broken', status: 404 },
    { state: 'fine' },
    { state: 'failed', status: 0 },
    { state: 'internal' },
    { state: 'failed', status: 301 },
  ]);
});

test('asks a host one request at a time, with a pause between', async () => {
  const slow: RequestListener = (_, response) =>
    setTimeout(() => response.writeHead(200).end(), 10);
  answers = { 'a.test/1': slow, 'a.test/2': slow, 'a.test/3': slow };
  const start = performance.now();
  await check(['a.test/1', 'a.test/2', 'a.test/3'], { pause: 30 });
  expect(mostOpen).toBe(1);
  expect(performance.now() - start).toBeGreaterThan(3 * 30);
});

test('leaves out what robots.txt closes, and websites whose rules cannot be read', async () => {
  answers = {
    'a.test/robots.txt': text('User-agent: *\nDisallow: /private\n'),
    'a.test/open': 200,
    'b.test/robots.txt': 503,
  };
  expect(await check(['a.test/private/x', 'a.test/open', 'b.test/x'])).toEqual([
    undefined,
    { state: 'fine' },
    undefined,
  ]);
  expect(requests).not.toContain('HEAD a.test/private/x');
});

test('stops at its limits', async () => {
  answers = { 'a.test/1': 200, 'b.test/2': 200 };
  expect(await check(['a.test/1', 'b.test/2'], { links: 1 })).toEqual([
    { state: 'fine' },
    undefined,
  ]);
  expect(await check(['a.test/1'], { totalTime: -1 })).toEqual([undefined]);
});

test.each([
  ['User-agent: *\nDisallow: /', '/x', false],
  ['User-agent: *\nDisallow:', '/x', true],
  ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/c', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/files/a.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/files/a.pdf?x', true],
  ['User-agent: *\nDisallow: /a*b*c', '/a1b2c3', false],
  ['User-agent: other\nUser-agent: links\nDisallow: /a\n\nUser-agent: *\nDisallow: /', '/b', true],
  ['User-agent: other\nDisallow: /', '/x', true],
  ['user-AGENT: * # all\ndisallow: /a # closed', '/a', false],
  ['<html>not a list</html>', '/x', true],
  [`User-agent: *\nDisallow: /${'*a'.repeat(500)}$`, `/${'a'.repeat(2000)}b`, true],
])('%j opens %s: %s', (rules, path, isOpen) => {
  expect(readRobots(rules, 'Links')(path)).toBe(isOpen);
});
