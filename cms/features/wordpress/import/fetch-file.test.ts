import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LARGEST_FILE } from '../../../platform/files/upload-refusal.ts';
import type { Resolved } from '../../../platform/http/checked-request.ts';
import { isPublicAddress } from '../../../platform/http/ip-addresses.ts';
import { fetchLimits, openFetcher } from './fetch-file.ts';

const requests: string[] = [];
const pdf = { 'Content-Type': 'application/pdf' };
const answers: Record<string, (...[request, response]: Parameters<RequestListener>) => void> = {
  '/form.pdf': (_, response) => response.writeHead(200, pdf).end('%PDF-1.4'),
  '/moved.pdf': (_, response) => response.writeHead(301, { Location: '/form.pdf' }).end(),
  '/round.pdf': (_, response) => response.writeHead(302, { Location: '/round.pdf' }).end(),
  '/5.pdf': (_, response) => response.writeHead(308, { Location: '/4.pdf' }).end(),
  '/4.pdf': (_, response) => response.writeHead(307, { Location: '/3.pdf' }).end(),
  '/3.pdf': (_, response) => response.writeHead(303, { Location: '/2.pdf' }).end(),
  '/2.pdf': (_, response) => response.writeHead(302, { Location: '/moved.pdf' }).end(),
  '/6.pdf': (_, response) => response.writeHead(302, { Location: '/5.pdf' }).end(),
  '/away.pdf': (_, response) => response.writeHead(302, { Location: `${other}/form.pdf` }).end(),
  '/private.pdf': (_, response) =>
    response
      .writeHead(302, { Location: `http://www.old.example.org:${portOf(old)}/form.pdf` })
      .end(),
  '/slow.pdf': (_, response) => response.writeHead(200, pdf).flushHeaders(),
  '/packed.pdf': (_, response) =>
    response.writeHead(200, { ...pdf, 'Content-Encoding': 'gzip' }).end('x'),
  '/file.pdf': (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/login.pdf': (_, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('Log in'),
  '/promised.pdf': (_, response) =>
    response.writeHead(200, { ...pdf, 'Content-Length': String(LARGEST_FILE + 1) }).flushHeaders(),
  '/endless.pdf': (_, response) => {
    response.writeHead(200, pdf);
    const piece = Buffer.alloc(1_000_000);
    const more = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  },
};

const servers: Server[] = [];
async function serve(): Promise<string> {
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    const answer = answers[String(request.url)];
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
let old: string;
let other: string;
beforeAll(async () => {
  [old, other] = [await serve(), await serve()];
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

beforeEach(() => {
  requests.length = 0;
});
const portOf = (address: string) => new URL(address).port;

/** Treats the test server as a public address. */
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address);
const local: Resolved = { address: '127.0.0.1', family: 4 };
const fetcher = (limits = {}) =>
  openFetcher(old, { isAllowed, limits: { ...fetchLimits, ...limits } });

it('fetches a file, also after redirects within its website', async () => {
  const { fetch } = fetcher();
  expect(String(await fetch(`${old}/form.pdf`))).toBe('%PDF-1.4');
  expect(String(await fetch(`${old}/moved.pdf`))).toBe('%PDF-1.4');
  expect(String(await fetch(`${old}/5.pdf`))).toBe('%PDF-1.4');
});

it.each([
  ['/none.pdf', /answers 404/],
  ['/round.pdf', /leads on too many times/],
  ['/6.pdf', /leads on too many times/],
  ['/away.pdf', /not the website of the export/],
  ['/file.pdf', /not the website of the export/],
  ['/login.pdf', /a page instead of a file/],
  ['/packed.pdf', /a compressed file/],
  ['/promised.pdf', /larger than the limit for files/],
  ['/endless.pdf', /larger than the limit for files/],
])('refuses %s', async (path, reason) => {
  await expect(fetcher().fetch(old + path)).rejects.toThrow(reason);
});

it('requests no other website, whether a text or a redirect leads there', async () => {
  const { fetch, isOwn } = fetcher();
  await expect(fetch(`${other}/form.pdf`)).rejects.toThrow('not the website of the export');
  await expect(fetch(`${old}/away.pdf`)).rejects.toThrow('not the website of the export');
  expect(requests.map((request) => request.replace(/^[^/]*/, ''))).toEqual(['/away.pdf']);
  expect([isOwn(`${old}/a.pdf`), isOwn(`${other}/a.pdf`), isOwn('/a.pdf')]).toEqual([
    true,
    false,
    false,
  ]);
});

describe('an address outside the public internet', () => {
  it.each([
    'http://127.0.0.1',
    'http://127.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0177.0.0.1',
    'http://0.0.0.0',
    'http://10.1.2.3',
    'http://169.254.169.254',
    'http://100.64.0.1',
    'http://[::1]',
    'http://[::]',
    'http://[::ffff:127.0.0.1]',
    'http://[::127.0.0.1]',
    'http://[fe80::1]',
    'http://[fd00::1]',
    'http://[64:ff9b::7f00:1]',
    'http://[2002:7f00:1::]',
  ])('is not requested: %s', async (origin) => {
    await expect(openFetcher(origin).fetch(`${origin}/form.pdf`)).rejects.toThrow(
      'is not on the public internet',
    );
  });

  it.each([
    ['as the only address', ['10.0.0.1']],
    ['as one of several addresses', ['93.184.216.34', '127.0.0.1']],
    ['as an IPv6 address', ['2606:4700::1111', '::ffff:192.168.0.1']],
    ['without any address', []],
  ])('is not requested through a host name that resolves to it: %s', async (_what, addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const { fetch } = openFetcher('http://old.example.org', { resolve });
    await expect(fetch('http://old.example.org/form.pdf')).rejects.toThrow(
      'old.example.org is not on the public internet',
    );
  });

  it('is not requested after a redirect to another name of the same website', async () => {
    const port = portOf(old);
    const resolve = async (hostname: string) => [
      hostname.startsWith('www.') ? { address: '10.0.0.1', family: 4 } : local,
    ];
    const { fetch } = openFetcher(`http://old.example.org:${port}`, { resolve, isAllowed });
    const address = `http://old.example.org:${port}/private.pdf`;
    await expect(fetch(address)).rejects.toThrow('www.old.example.org is not on the public');
    expect(requests).toEqual([`old.example.org:${port}/private.pdf`]);
  });

  it('is not used if the name resolves to it after the check', async () => {
    const port = portOf(old);
    let resolutions = 0;
    const resolve = async () => {
      resolutions += 1;
      return [resolutions === 1 ? local : { address: '10.0.0.1', family: 4 }];
    };
    const { fetch } = openFetcher(`http://old.example.org:${port}`, { resolve, isAllowed });
    // The host name does not resolve, so only the checked address can have answered.
    expect(String(await fetch(`http://old.example.org:${port}/form.pdf`))).toBe('%PDF-1.4');
    expect(resolutions).toBe(1);
    await expect(fetch(`http://old.example.org:${port}/form.pdf`)).rejects.toThrow('not on the');
  });
});

it.each([
  ['files', { files: 2 }],
  ['bytes', { bytes: 9 }],
])('stops at the limit of %s', async (_what, limits) => {
  const { fetch } = fetcher(limits);
  await fetch(`${old}/form.pdf`);
  await fetch(`${old}/form.pdf`);
  await expect(fetch(`${old}/form.pdf`)).rejects.toThrow('too many files for one import');
});

it('stops at the time limits for one file and for all', async () => {
  await expect(fetcher({ time: 100 }).fetch(`${old}/slow.pdf`)).rejects.toThrow(/abort|timeout/i);
  await expect(fetcher({ totalTime: 0 }).fetch(`${old}/form.pdf`)).rejects.toThrow(
    'too many files',
  );
});
