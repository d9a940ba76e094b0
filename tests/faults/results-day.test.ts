/**
 * Results day: many visitors reload a page while the office publishes.
 *
 * @long 60 s
 * @for cms/platform/revision site/cache site/serve
 */
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Service } from '../../scripts/services/service.ts';
import { type Editor, logIn } from '../support/admin.ts';
import { peakMemory } from '../support/memory.ts';
import { type College, openCollege } from '../support/open-college.ts';
import { openSite } from '../support/site.ts';
import { contention } from '../support/soon.ts';

const CONNECTIONS = Number(process.env.CONNECTIONS ?? 500);
const SECONDS = Number(process.env.SECONDS ?? 10);
/**
 * Milliseconds between publications, and until everybody sees them; the response time of a busy
 * machine is added.
 */
const EVERY = 2000;
const FRESH_WITHIN = 2000;
/** Milliseconds between two reloads of a visitor. */
const PAUSE = 200;
const PAGE = '/students/results';

let college: College;
let editor: Editor;
let site: Service;
beforeAll(async () => {
  college = await openCollege(inject('demo'));
  editor = await logIn(college);
  site = await openSite(college.cms);
});
afterAll(async () => {
  await site.stop();
  await college.close();
});

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
/**
 * The newest notice of a page by ETag, because decompressing thousands of pages would distort the
 * measurement.
 */
const newestIn = new Map<string, number>();

const look = () =>
  new Promise<number>((resolve, reject) => {
    const request = get(site.origin + PAGE, { agent }, (response) => {
      const etag = String(response.headers.etag);
      const known = newestIn.get(etag);
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => known === undefined && chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${response.statusCode}`));
        const newest = known ?? newestOf(String(Buffer.concat(chunks)));
        newestIn.set(etag, newest);
        resolve(newest);
      });
    });
    request.on('error', reject);
  });

const newestOf = (text: string) =>
  Math.max(-1, ...[...text.matchAll(/Result number (\d+)\b/g)].map(([, number]) => Number(number)));

/** Time of each confirmed publication, by number. */
const publishedAt: number[] = [];

async function publishUntil(end: number) {
  for (let number = 0; performance.now() < end; number += 1) {
    await editor.createNotice({
      title: `Result number ${number}`,
      type: 'EXAM_RESULTS',
      _status: 'published',
    });
    publishedAt.push(performance.now());
    await wait(EVERY);
  }
}

const took: number[] = [];
const failed: string[] = [];
/** Longest time after a publication when a page still lacked it. */
let oldest = 0;

async function visitUntil(end: number) {
  await wait(Math.random() * 1000);
  while (performance.now() < end) {
    const started = performance.now();
    try {
      const visibleResult = await look();
      oldest = Math.max(oldest, started - (publishedAt[visibleResult + 1] ?? started));
    } catch (error) {
      failed.push(String(error));
    }
    took.push(performance.now() - started);
    await wait(PAUSE);
  }
}

test(`${CONNECTIONS} connections reload ${PAGE} for ${SECONDS} s while results come out`, {
  timeout: SECONDS * 1000 + 30_000,
}, async () => {
  await look();
  const end = performance.now() + SECONDS * 1000;
  const everybody = Array.from({ length: CONNECTIONS }, () => visitUntil(end));
  await Promise.all([publishUntil(end), ...everybody]);
  agent.destroy();
  took.sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.floor(took.length * share)] ?? 0);
  console.log(
    `${took.length} pages on ${CONNECTIONS} connections in ${SECONDS} s, ${publishedAt.length} publishes: ` +
      `${failed.length} failed, none older than ${Math.round(oldest)} ms, ` +
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(0.9999)} ms, ` +
      `${peakMemory(site.process.pid)} MB of memory at most.`,
  );
  expect(failed).toEqual([]);
  expect(oldest).toBeLessThan(FRESH_WITHIN + at(0.9999));
  expect(publishedAt.length).toBeGreaterThan(2);
  expect(new Set(newestIn.values()).size).toBeGreaterThan(2);
  expect(at(0.99)).toBeLessThan(1500 * contention());
});
