import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LARGEST_FILE } from '../../platform/files/refusal.ts';
import { fetchFile } from './fetch-file.ts';
import { openMedia } from './media.ts';

const asked: string[] = [];
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
    asked.push(String(request.url));
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

it('brings a file, and one that has moved within its website', async () => {
  expect(String(await fetchFile(`${old}/form.pdf`))).toBe('%PDF-1.4');
  expect(String(await fetchFile(`${old}/moved.pdf`))).toBe('%PDF-1.4');
  expect(String(await fetchFile(`${old}/5.pdf`))).toBe('%PDF-1.4');
});

it.each([
  ['/none.pdf', /answers 404/],
  ['/round.pdf', /leads on and on/],
  ['/6.pdf', /leads on and on/],
  ['/away.pdf', /another website/],
  ['/file.pdf', /another website/],
  ['/login.pdf', /a page instead of a file/],
  ['/promised.pdf', /larger than a file may be/],
  ['/endless.pdf', /larger than a file may be/],
])('refuses %s', async (path, reason) => {
  await expect(fetchFile(old + path)).rejects.toThrow(reason);
});

it('asks nobody else than the old website', async () => {
  asked.length = 0;
  await fetchFile(`${old}/away.pdf`).catch(() => {});
  expect(asked).toEqual(['/away.pdf']);
});

it('asks nobody at all without being told to', async () => {
  asked.length = 0;
  const media = await openMedia({});
  expect(media.has(`${old}/form.pdf`)).toBe(false);
  await expect(media.load(`${old}/form.pdf`)).rejects.toThrow('not among the files');
  expect(asked).toEqual([]);
  const fetching = await openMedia({ fetchFromNet: true });
  expect(String(await fetching.load(`${old}/form.pdf`))).toBe('%PDF-1.4');
});
