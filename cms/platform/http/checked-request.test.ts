/** Spellings of addresses that lead, or seem to lead, into the own network. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressWithin, requestPublic, requestWithin } from './checked-request.ts';

const site = 'https://www.college.example.org';

/** Every connection that arrives at this machine. */
const connections: string[] = [];
const listener = createServer((_request, response) => void response.end('secret'));
listener.on('connection', ({ remoteAddress }) => connections.push(`${remoteAddress}`));
let port: number;
beforeAll(async () => {
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  ({ port } = listener.address() as AddressInfo);
});
afterAll(() => void listener.close());
beforeEach(() => {
  connections.length = 0;
});

describe('an address within the own website', () => {
  it.each([
    ['/', '/'],
    ['/events?year=2026', '/events?year=2026'],
    ['/as/ঘোষণা', '/as/%E0%A6%98%E0%A7%8B%E0%A6%B7%E0%A6%A3%E0%A6%BE'],
    [`${site}/events`, '/events'],
    ['HTTPS://WWW.College.Example.ORG/events', '/events'],
    ['https://www.college.example.org:443/events', '/events'],
    ['https://ｗｗｗ.college。example．org/events', '/events'],
    // These stay paths of the website, however much they look like hosts.
    ['//127.0.0.1:3599/x', '//127.0.0.1:3599/x'],
    [`${site}//127.0.0.1:3599/x`, '//127.0.0.1:3599/x'],
    ['/\\127.0.0.1:3599/x', '//127.0.0.1:3599/x'],
    [`${site}/\\127.0.0.1:3599/x`, '//127.0.0.1:3599/x'],
    [`${site}\\\\127.0.0.1:3599/x`, '//127.0.0.1:3599/x'],
    ['/.//127.0.0.1:3599/x', '//127.0.0.1:3599/x'],
    ['/..//127.0.0.1:3599/x', '//127.0.0.1:3599/x'],
    ['/%2e//127.0.0.1:3599/x', '//127.0.0.1:3599/x'],
    ['/a/../..//127.0.0.1/x', '//127.0.0.1/x'],
    ['/\t/127.0.0.1/x', '//127.0.0.1/x'],
    ['/\n/127.0.0.1/x', '//127.0.0.1/x'],
    ['///127.0.0.1/x', '///127.0.0.1/x'],
    ['/@127.0.0.1/x', '/@127.0.0.1/x'],
    ['/http://127.0.0.1/x', '/http://127.0.0.1/x'],
  ])('%j is %s', (address, path) => {
    const url = addressWithin(site, address);
    expect([url?.origin, url && url.pathname + url.search]).toEqual([site, path]);
  });

  it.each([
    ['without a slash', '.127.0.0.1.example.org/x'],
    ['an account', '@127.0.0.1/x'],
    ['an account in it', 'https://user@www.college.example.org/x'],
    ['a password in it', 'https://:word@www.college.example.org/x'],
    ['the website as an account', `${site}@127.0.0.1/x`],
    ['the website as an account and password', 'https://www.college.example.org:443@127.0.0.1/x'],
    ['a backslash before an account', `${site}%5c@127.0.0.1/x`],
    ['another port', `${site}:3599/x`],
    ['another protocol', 'http://www.college.example.org/x'],
    ['a longer host', `${site}.attacker.example/x`],
    ['a host above', 'https://college.example.org/x'],
    ['a final dot', 'https://www.college.example.org./x'],
    ['a letter that only looks alike', 'https://www.cоllege.example.org/x'],
    ['another host', 'https://127.0.0.1/x'],
    ['without a protocol', '127.0.0.1:3599/x'],
    ['a backslash', '\\\\127.0.0.1/x'],
    ['a space', ' //127.0.0.1/x'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/html,x'],
    ['a script', 'javascript:alert(1)'],
    ['ftp', 'ftp://www.college.example.org/x'],
    ['a socket', 'ws://www.college.example.org/x'],
    ['blob', `blob:${site}/x`],
    ['nothing', ''],
    ['text', 'no address'],
  ])('is not %s: %j', async (_what, address) => {
    expect(addressWithin(site, address)).toBeUndefined();
    await expect(requestWithin(site, address)).rejects.toThrow(`The address is not below ${site}.`);
  });

  it('stays in the folder of its base', () => {
    const bucket = 'http://127.0.0.1:9000/college';
    const within = (address: string) => addressWithin(bucket, address)?.href;
    expect(within(`${bucket}/media/a.pdf`)).toBe(`${bucket}/media/a.pdf`);
    expect(within(`${bucket}?prefix=media`)).toBe(`${bucket}?prefix=media`);
    for (const other of ['/../other/a', '/%2E%2e/other/a', '/media/../../other/a', '2/a'])
      expect([other, within(bucket + other)]).toEqual([other, undefined]);
  });
});

it('asks the own website, and follows no redirect', async () => {
  const own = createServer(({ url }, response) => {
    response.writeHead(url === '/away' ? 302 : 200, { Location: `http://127.0.0.1:${port}/x` });
    response.end(url);
  });
  own.listen(0, '127.0.0.1');
  await once(own, 'listening');
  const base = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  for (const path of [`//127.0.0.1:${port}/x`, `/\\127.0.0.1:${port}/x`, `/.//127.0.0.1:${port}/x`])
    expect(await (await requestWithin(base, path)).text()).toBe(`//127.0.0.1:${port}/x`);
  expect((await requestWithin(base, '/away')).status).toBe(302);
  own.close().closeAllConnections();
  expect(connections).toEqual([]);
});

describe('a public address', () => {
  /** Every name is one of this machine, whichever names its resolver knows. */
  const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
  const ask = (address: string) =>
    requestPublic(new URL(address), { signal: AbortSignal.timeout(5000) }, { resolve });

  it.each([
    ...['http://127.0.0.1:PORT/', 'http://127.1:PORT/', 'http://127.0.1:PORT/'],
    ...['http://2130706433:PORT/', 'http://0x7f000001:PORT/', 'http://0x7f.0.0.1:PORT/'],
    ...['http://0177.0.0.1:PORT/', 'http://017700000001:PORT/', 'http://0:PORT/'],
    ...['http://0.0.0.0:PORT/', 'http://127.0.0.1.:PORT/', 'http://1２7.0.0.1:PORT/'],
    ...['http://①②⑦.0.0.1:PORT/', 'http://127。0。0。1:PORT/', 'http://127．0．0．1:PORT/'],
    ...['http://%31%32%37.0.0.1:PORT/', 'http://127.0.0.1%2e:PORT/', 'http:127.0.0.1:PORT/'],
    ...['http:\\\\127.0.0.1:PORT\\', 'http://user:word@127.0.0.1:PORT/', 'http:///127.0.0.1:PORT/'],
    ...['http://example.org@127.0.0.1:PORT/', 'http://example.org:80@127.0.0.1:PORT/'],
    ...['http://127.\t0.0.1:PORT/', 'http://127.0.\n0.1:PORT/', '\u0001 http://127.0.0.1:PORT/'],
    ...['http://localhost:PORT/', 'http://LOCALHOST:PORT/', 'http://LocalHost.:PORT/'],
    ...[
      'http://ｌｏｃａｌｈｏｓｔ:PORT/',
      'http://loc\u00adalhost:PORT/',
      'http://ⓛocalhost:PORT/',
    ],
    ...['http://[::1]:PORT/', 'http://[0:0:0:0:0:0:0:1]:PORT/', 'http://[::]:PORT/'],
    ...[
      'http://[::ffff:127.0.0.1]:PORT/',
      'http://[::ffff:7f00:1]:PORT/',
      'http://[::127.0.0.1]:PORT/',
    ],
    ...['http://[64:ff9b::7f00:1]/', 'http://[2002:7f00:1::]/', 'http://[fe80::1]/'],
    ...['http://[fd00:ec2::254]/', 'http://[ff02::1]/', 'http://169.254.169.254/'],
    ...['http://2852039166/', 'http://10.0.0.1/', 'http://172.31.255.255/', 'http://192.168.0.1/'],
    ...['http://100.64.0.1/', 'http://224.0.0.1/', 'http://255.255.255.255/', 'http://192.0.0.8/'],
    ...[
      'https://127.0.0.1:PORT/',
      'ftp://127.0.0.1:PORT/',
      'file:///etc/passwd',
      'ws://127.0.0.1:PORT/',
    ],
    ...['data:text/html,x', 'gopher://127.0.0.1:PORT/', 'unix:/run/x.sock'],
  ])('is not %j', async (address) => {
    expect(await ask(address.replace('PORT', `${port}`))).toBeUndefined();
    expect(connections).toEqual([]);
  });

  it('is not asked if one address of its name is private', async () => {
    const addresses = [
      { address: '93.184.216.34', family: 4 },
      { address: '::ffff:127.0.0.1', family: 6 },
    ];
    const url = new URL(`http://files.example.org:${port}/`);
    const options = { signal: AbortSignal.timeout(5000) };
    const check = { resolve: async () => addresses };
    expect(await requestPublic(url, options, check)).toBeUndefined();
    expect(connections).toEqual([]);
  });
});
