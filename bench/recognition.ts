/** Cost of text recognition of a scan, and its effect on visitors. */
import { readdir, readFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { recognisePages } from '../cms/platform/decoders/ocr.ts';
import { type Figure, figure, limits } from './budgets.ts';
import { median } from './median.ts';

/** Pages of the scan: two batches of the recogniser. */
const PAGES = 10;
const ROUNDS = 5;
/** Number of visits, one after the other, and milliseconds between them. */
const VISITS = 3000;
const BETWEEN = 4;

interface Opened {
  site: string;
  dataDir: string;
}

export async function recognitionFigures(college: Opened): Promise<Figure[]> {
  const scan = await scanOf(college);
  const seconds: number[] = [];
  const served: { alone: number; meanwhile: number }[] = [];
  await visits(college);
  for (let round = 0; round < ROUNDS; round += 1) {
    seconds.push(await secondsAPage(scan));
    const alone = p99(await visits(college));
    let isOver = false;
    const reading = (async () => {
      while (!isOver) await recognise(scan);
    })();
    const meanwhile = p99(await visits(college));
    isOver = true;
    await reading;
    served.push({ alone, meanwhile });
  }
  const page = median(seconds);
  const ratio = median(served.map(({ alone, meanwhile }) => meanwhile / alone));
  const ms = (when: 'alone' | 'meanwhile') => median(served.map((item) => item[when])).toFixed(1);
  return [
    figure('A scanned page recognised, one core', '≤ 2 s', page, {
      atMost: limits.recognition,
      summary: `${page.toFixed(2)} s`,
    }),
    figure('Pages served meanwhile, p99', '≤ 2.00 ×', ratio, {
      atMost: limits.besideRecognition,
      summary: `${ratio.toFixed(2)} × (${ms('alone')} → ${ms('meanwhile')} ms)`,
    }),
  ];
}

/** A scan of a page of the demo in both languages. */
async function scanOf({ dataDir }: Opened): Promise<Buffer> {
  const folder = path.join(dataDir, 'files/media');
  const name = (await readdir(folder)).find((item) => /scan.*\.pdf$/.test(item));
  if (!name) throw new Error('The demo has no scan.');
  return readFile(path.join(folder, name));
}

async function recognise(scan: Buffer) {
  const { failures } = await recognisePages(scan, Array(PAGES).fill(1));
  if (failures.length > 0) throw failures[0];
}

async function secondsAPage(scan: Buffer): Promise<number> {
  const started = performance.now();
  await recognise(scan);
  return (performance.now() - started) / 1000 / PAGES;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds of each visit. */
async function visits({ site }: Opened): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < VISITS; count += 1) {
    times.push(await visit(`${site}/`));
    await pause(BETWEEN);
  }
  return times;
}

const visit = (address: string) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now();
    request(address, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - started));
    })
      .on('error', reject)
      .end();
  });

const p99 = (times: readonly number[]): number =>
  [...times].sort((value, other) => value - other)[Math.floor(times.length * 0.99)] ?? 0;
