/**
 * Clients that request a lot or read no answers: the site keeps its memory limit and serves others.
 *
 * @long 60 s
 * @for site/cache site/serve
 */
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/services/service.ts';
import { peakMemory } from '../support/memory.ts';
import { openSite } from '../support/site.ts';
import { contention } from '../support/soon.ts';

const FILES = Number(process.env.FILES ?? 26);
/** Bytes of a PDF of 45 MB in base64. */
const LARGE = 60_000_000;
const NOT_READING = Number(process.env.NOT_READING ?? 200);
/** Milliseconds for a visitor meanwhile, on a machine that also runs all attackers. */
const ANSWERED_WITHIN = 4000;

/** A backend that serves files of any size, by the call and by their address. */
const generous: Server = createServer((incoming, answer) => {
  const { url = '', method, headers } = incoming;
  // The site then reads the file from the backend.
  if (url.startsWith('/getfileaddress')) return void answer.writeHead(404).end();
  if (/^\/(getfiledata|files)\b/.test(url)) {
    const isCall = url.startsWith('/getfiledata');
    answer.writeHead(200, { 'Content-Type': isCall ? 'application/json' : 'application/pdf' });
    return void large().pipe(answer);
  }
  const passed = request(inject('cms') + url, { method, headers }, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  incoming.pipe(passed);
});

function large(): Readable {
  const part = Buffer.alloc(64_000, 'A');
  return Readable.from(
    (function* () {
      yield '{"mime":"application/pdf","type":"media","ext":"pdf","data":"';
      for (let bytes = 0; bytes < LARGE; bytes += part.length) yield part;
      yield '"}';
    })(),
    { objectMode: false },
  );
}

let site: Service;
const sockets: Socket[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => generous.listen(0, '127.0.0.1', resolve));
  const backend = `http://127.0.0.1:${(generous.address() as AddressInfo).port}`;
  // Each client has its own forwarded address, so that rate limits do not apply.
  site = await openSite(backend, { LOG_LEVEL: 'silent', TRUSTED_PROXIES: '127.0.0.1' });
  await fetch(site.origin);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  generous.closeAllConnections();
  generous.close();
  await site.stop();
});

/** Milliseconds. */
async function visit(path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(site.origin + path);
  await response.text();
  expect(response.status).toBe(200);
  return performance.now() - started;
}

/** Sends a request and reads nothing of the answer. */
function askAndLookAway(path: string, who: number): Promise<void> {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  sockets.push(socket.pause());
  socket.on('error', () => {});
  const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.0.${who >> 8}.${who & 255}\r\n\r\n`;
  return new Promise((resolve) => socket.write(head, () => resolve()));
}

test(`a visitor is answered while ${FILES} files of 45 MB are sent as base64, four at a time`, async () => {
  const names = Array.from({ length: FILES }, (_, index) => `${index}.pdf`);
  const worst: number[] = [];
  const fetchAll = async () => {
    for (let name = names.shift(); name; name = names.shift()) {
      const response = await fetch(`${site.origin}/getfiledata?type=media&path=${name}`);
      let length = 0;
      for await (const chunk of response.body ?? []) length += chunk.length;
      expect(response.status).toBe(200);
      expect(length).toBeGreaterThan(LARGE);
      worst.push(await visit('/'));
    }
  };
  await Promise.all(Array.from({ length: 4 }, fetchAll));
  console.log(
    `A visitor waited ${Math.round(Math.max(...worst))} ms at most; ${peakMemory(site.process.pid)} MB.`,
  );
  expect(Math.max(...worst)).toBeLessThan(ANSWERED_WITHIN * contention());
});

test.each([
  ['a large file by the call', '/getfiledata?type=media&path=large.pdf'],
  ['a large file by its address', '/files/media/large.pdf'],
  ['a long list', '/employeeprofilewithdeptcode?dept_code=PHY'],
  ['home', '/'],
])(`${NOT_READING} sockets ask for %s and do not read`, async (_what, path) => {
  for (let who = 0; who < NOT_READING; who += 1) await askAndLookAway(path, who);
  const worst: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    worst.push(await visit('/'), await visit(`/search?q=${encodeURIComponent(path)}${round}`));
    await wait(300);
  }
  console.log(
    `${path}: a visitor waited ${Math.round(Math.max(...worst))} ms at most; ${peakMemory(site.process.pid)} MB.`,
  );
  expect(Math.max(...worst)).toBeLessThan(ANSWERED_WITHIN * contention());
  for (const socket of sockets.splice(0)) socket.destroy();
});
