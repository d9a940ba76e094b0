/** Lines of the log belong to the request that caused them. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { APIError } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stubEnvironment } from '../../testing/stub-environment.ts';

let server: Server;
let origin: string;
let context: typeof import('./request-context.ts');
let log: typeof import('./log-refusal.ts');
const lines: Record<string, unknown>[] = [];
const background = vi.fn();
const id = '0123456789abcdef0123456789abcdef';

beforeAll(async () => {
  await stubEnvironment();
  context = await import('./request-context.ts');
  log = await import('./log-refusal.ts');
  const { trustProxies } = await import('../start/trust-proxies.ts');
  trustProxies([]);
  server = createServer(async (_request, response) => {
    await wait(Math.random() * 20);
    context.withoutRequest(() => background(context.currentRequest()));
    response.end(JSON.stringify(context.currentRequest()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(JSON.parse(String(line)));
    return true;
  });
});

const ask = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers })).json();

it('each of many requests has its own id and path', async () => {
  const paths = Array.from({ length: 50 }, (_, number) => `/api/notices/${number}`);
  const contexts = await Promise.all(paths.map((path) => ask(path)));
  expect(contexts.map(({ logged }) => logged.path)).toEqual(paths);
  expect(new Set(contexts.map(({ logged }) => logged.request)).size).toBe(50);
  expect(background.mock.calls.flat().filter(Boolean)).toEqual([]);
});

it('has the id of nginx and the address of the client', async () => {
  const headers = { 'X-Request-Id': id, 'X-Forwarded-For': '203.0.113.7' };
  expect(await ask('/x', headers)).toEqual({
    logged: { request: id, path: '/x' },
    address: '203.0.113.7',
  });
});

it.each([
  ['/api/users?where[email]=a@b.in', '/api/users'],
  ['/nowhere/rina.das%40example.org', '…'],
  ['/admin/reset/0f3a9c', '/admin/reset/…'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('logs of %s only %s', async (url, path) => {
  expect((await ask(url)).logged.path).toBe(path);
});

const inRequest = (work: () => void) =>
  context.withRequest({ logged: { request: id, path: '/api/notices' }, address: '' }, () => {
    context.noteAccount({ id: 7, email: 'a@b.in' });
    work();
  });
const write = vi.fn();
const payloadLogs = (err: unknown, more = {}) =>
  log.logOptions.hooks.logMethod([{ err, ...more }] as never, write as never);

it('a refusal is one line with path, account and request, without a stack', () => {
  write.mockClear();
  inRequest(() => {
    log.logRefusal(403, 'No rights for a@b.in, sorry.');
    payloadLogs(new APIError('Not found.', 404));
  });
  const common = { level: 30, request: id, path: '/api/notices', account: 7 };
  expect(lines).toMatchObject([
    { ...common, status: 403, msg: 'No rights for …, sorry.' },
    { ...common, status: 404, msg: 'Not found.' },
  ]);
  expect(JSON.stringify(lines)).not.toContain('stack');
  expect(write).not.toHaveBeenCalled();
});

it('an error keeps its stack, and gets the same fields', () => {
  write.mockClear();
  inRequest(() => {
    payloadLogs(new APIError('The disk failed.', 500));
    payloadLogs(new Error('Unexpected'));
    payloadLogs(new APIError('Refused.', 400), { msg: 'A scheduled change failed' });
    expect(log.logOptions.mixin()).toEqual({ request: id, path: '/api/notices', account: 7 });
  });
  expect(lines).toEqual([]);
  expect(write.mock.calls.map(([{ err }]) => err.stack)).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining(' at ')),
  );
  expect(log.logOptions.mixin()).toEqual({});
});
