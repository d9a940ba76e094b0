/**
 * Attackers hold connections or send too much, while a normal visitor is served.
 *
 * @long 60 s
 * @for server site/serve site/server.ts
 */
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/services/service.ts';
import { openSite } from '../support/site.ts';
import { contention } from '../support/soon.ts';

const IDLE = Number(process.env.IDLE ?? 1000);
const SLOW = Number(process.env.SLOW ?? 200);
/** Milliseconds: limits of site/serve/pages/send-page.ts, and how often they are checked. */
const HEADERS_WITHIN = 15_000;
const REQUEST_WITHIN = 35_000;
/** Longest time for a normal visitor, including the opening of all these sockets. */
const ANSWERED_WITHIN = 2000;

let site: Service;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await openSite(inject('cms'), { LOG_LEVEL: 'silent' });
  await fetch(site.origin);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.stop();
});

interface Held {
  socket: Socket;
  /** Milliseconds until the server closed the connection. */
  closed: Promise<number>;
  received: () => string;
}

function hold(first = ''): Held {
  const started = performance.now();
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
  sockets.push(socket);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.on('error', () => {});
  if (first) socket.write(first);
  const closed = new Promise<number>((resolve) => {
    socket.on('close', () => resolve(performance.now() - started));
  });
  return { socket, closed, received: () => received };
}

/** Sends one byte at a time until the server closes the connection. */
async function drip({ socket, closed }: Held, byte: string) {
  let open = true;
  void closed.then(() => {
    open = false;
  });
  while (open && socket.writable) {
    socket.write(byte);
    await wait(1000);
  }
}

/** Opens a hundred at a time, because attackers and timed visitor share a machine. */
async function many(count: number, first?: string): Promise<Held[]> {
  const connections: Held[] = [];
  while (connections.length < count) {
    connections.push(hold(first));
    if (connections.length % 100 === 0) await wait(10);
  }
  return connections;
}
const lastClosed = async (connections: Held[]) =>
  Math.max(...(await Promise.all(connections.map(({ closed }) => closed))));

async function visit(path: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(site.origin + path, { headers: { Connection: 'close' } });
  await response.text();
  expect(response.status).toBe(200);
  return performance.now() - started;
}

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, 'utf8'))?.[1]) /
  1024;

const head = 'POST /addvisitornote HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test.each([
  ['a huge body', `${head}Content-Length: 1000000000\r\n\r\n`, 413],
  ['a body without an end', `${head}Transfer-Encoding: chunked\r\n\r\n`, 413],
  [
    'a page’s body without an end',
    `POST /visitors-note HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n`,
    413,
  ],
  ['a head without an end', 'GET / HTTP/1.1\r\nHost: x\r\nX-Long: ', 431],
  ['two lengths', `${head}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n`, 400],
])('%s is refused early', async (_name, first, status) => {
  const before = memory();
  const connections = hold(first);
  const chunked = first.includes('chunked');
  const text = 'x'.repeat(16_384);
  const part = chunked ? `4000\r\n${text}\r\n` : text;
  let bytes = 0;
  // The refusal arrives now; a connection that is still written to may lose it.
  await wait(100);
  while (connections.socket.writable && !connections.received() && bytes < 20_000_000) {
    connections.socket.write(part);
    // A client that keeps writing loses the answer.
    await wait(2);
    bytes += part.length;
  }
  await expect.poll(connections.received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(bytes).toBeLessThan(10_000_000);
  connections.socket.destroy();
  expect(memory() - before).toBeLessThan(60);
  expect(await visit('/')).toBeLessThan(1000 * contention());
});

test.each(['gzip', 'br', 'deflate'])('a bomb in %s is not unpacked', async (encoding) => {
  const before = memory();
  const bomb = gzipSync(Buffer.alloc(60_000_000));
  const answers = await Promise.all(
    ['/addvisitornote', '/getnoticesbytype', '/visitors-note'].map(async (path) => {
      const response = await fetch(site.origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': encoding },
        body: bomb.subarray(0, 60_000),
      });
      return [response.status, (await response.text()).length] as const;
    }),
  );
  for (const [status, length] of answers) {
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(length).toBeLessThan(100_000);
  }
  expect(memory() - before).toBeLessThan(60);
  expect(await visit('/')).toBeLessThan(1000 * contention());
});

// Last, because it uses up the limit per address and minute.
test(`${IDLE} silent sockets, ${SLOW} slow heads and ${SLOW} slow bodies are closed in time`, async () => {
  let finished = false;
  const worst = (async () => {
    let longest = 0;
    for (let number = 0; !finished; number += 1) {
      longest = Math.max(longest, await visit('/'), await visit(`/search?q=normal-${number}`));
      await wait(250);
    }
    return longest;
  })();

  const idle = await many(IDLE);
  const slowHeads = await many(SLOW, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const slowBodies = await many(SLOW, `${head}Content-Length: 1000\r\n\r\n{`);
  const dripping = [...slowHeads, ...slowBodies].map((connection) => drip(connection, 'a'));
  const [idleGone, headsGone, bodiesGone] = await Promise.all([
    lastClosed(idle),
    lastClosed(slowHeads),
    lastClosed(slowBodies),
  ]);
  finished = true;
  const longest = await worst;
  await Promise.all(dripping);
  console.log(
    `Closed after ${[idleGone, headsGone, bodiesGone].map((ms) => (ms / 1000).toFixed(1)).join(', ')} s ` +
      `(idle, slow heads, slow bodies); a normal visitor waited ${Math.round(longest)} ms at most; ` +
      `${Math.round(memory())} MB.`,
  );
  expect(Math.max(idleGone, headsGone)).toBeLessThan(HEADERS_WITHIN * contention());
  expect(bodiesGone).toBeLessThan(REQUEST_WITHIN * contention());
  expect(longest).toBeLessThan(ANSWERED_WITHIN * contention());
});
