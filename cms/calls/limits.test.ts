import { channel } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Payload } from 'payload';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubEnvironment } from '../testing/stub-environment.ts';

let limits: typeof import('./limits.ts');
let visitorOf: typeof import('../platform/start/trust-proxies.ts').visitorOf;

beforeEach(async () => {
  vi.resetModules();
  await stubEnvironment();
  limits = await import('./limits.ts');
  ({ visitorOf } = await import('../platform/start/trust-proxies.ts'));
});
afterEach(() => void vi.useRealTimers());

const payload = { db: { name: 'sqlite' } } as Payload;
const ask = async (
  address: string,
  name: 'addvisitornote' | 'getcourse' | 'email-verification',
) => {
  try {
    await limits.limitCall(payload, name, new Headers({ 'X-Forwarded-For': address }));
    return 200;
  } catch (error) {
    return (error as { status: number }).status;
  }
};
async function letThrough(address: string, name: Parameters<typeof ask>[1], times = 45) {
  const statuses = await Promise.all(Array.from({ length: times }, () => ask(address, name)));
  return statuses.filter((status) => status === 200).length;
}

it('counts each visitor and each call separately, and never counts reads', async () => {
  expect(await letThrough('10.0.0.1', 'addvisitornote')).toBe(30);
  expect(await letThrough('10.0.0.2', 'addvisitornote')).toBe(30);
  // A computer lab on registration day shares one network address.
  expect(await letThrough('10.0.0.1', 'email-verification', 400)).toBe(300);
  expect(await letThrough('10.0.0.1', 'getcourse', 500)).toBe(500);
});

it('starts a new count after its period, even if refused requests came meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const pass = (milliseconds: number) => {
    now += milliseconds;
    // The cache reads the clock once per millisecond.
    vi.advanceTimersByTime(2);
  };
  expect(await letThrough('10.0.0.7', 'addvisitornote')).toBe(30);
  pass(59_000);
  expect(await letThrough('10.0.0.7', 'addvisitornote')).toBe(0);
  pass(1001);
  expect(await letThrough('10.0.0.7', 'addvisitornote')).toBe(30);
});

it('tells when to retry, even if the clock changes', async () => {
  await letThrough('10.0.0.1', 'addvisitornote');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  const headers = new Headers({ 'X-Forwarded-For': '10.0.0.1' });
  const refusal = await limits.limitCall(payload, 'addvisitornote', headers).catch(String);
  expect(refusal).toMatch(/try again in 1 min/);
});

it.each([
  ['127.0.0.1', '10.0.0.9', '10.0.0.9'],
  ['127.0.0.1', '10.6.6.6, 10.0.0.9', '10.0.0.9'],
  ['::1', '10.6.6.6, 10.0.0.9, 192.0.2.1', '10.0.0.9'],
  ['192.0.2.1', '10.0.0.9', '10.0.0.9'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  // A stranger can send any header.
  ['198.51.100.7', '10.0.0.9', '198.51.100.7'],
  ['198.51.100.7', '127.0.0.1', '198.51.100.7'],
  ['127.0.0.1', 'nonsense', 'nonsense'],
  // The client has already disconnected.
  [undefined, undefined, 'unknown'],
])(
  'takes the visitor from %s with X-Forwarded-For: %s as %s',
  (remoteAddress, forwarded, visitor) => {
    const request = {
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    };
    const isTrusted = proxyAddr.compile(['loopback', '192.0.2.1']);
    expect(visitorOf(request as unknown as IncomingMessage, isTrusted)).toBe(visitor);
  },
);

it.each([
  ['127.0.0.1', '10.0.0.9'],
  ['192.0.2.1', '10.0.0.9'],
  ['198.51.100.7', '198.51.100.7'],
])(
  'rewrites the header of every request before it is handled: from %s',
  async (remoteAddress, visitor) => {
    const { trustProxies: trust } = await import('../platform/start/trust-proxies.ts');
    trust(['192.0.2.1']);
    const headers = { 'x-forwarded-for': '10.0.0.9' };
    channel('http.server.request.start').publish({
      request: { socket: { remoteAddress }, headers },
    });
    expect(headers).toMatchObject({ 'x-forwarded-for': visitor });
  },
);
