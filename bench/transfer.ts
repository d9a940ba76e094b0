import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';

/** Transferred bytes of response bodies, by type. */
export interface Transfer {
  document: number;
  /** Bytes of the document only, compressed separately. */
  style: number;
  script: number;
  font: number;
  image: number;
  other: number;
  total: number;
}

const kinds = ['document', 'script', 'font', 'image'] as const;
const kindOf = (request: Request) =>
  kinds.find((kind) => kind === request.resourceType()) ?? ('other' as const);

/** Measures a first visit. */
export async function measureTransfer(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Transfer> {
  const context = await browser.newContext(options);
  const transfer = await measureVisit(await context.newPage(), url);
  await context.close();
  return transfer;
}

const STEP = 50;
const QUIET = 500;
const TIMEOUT = 60_000;

/**
 * Resolves after half a second without requests. Rejects with the requests that never end, which
 * `networkidle` does not name.
 */
async function quiet(page: Page, underWay: ReadonlySet<Request>): Promise<void> {
  const began = performance.now();
  for (let quietFor = 0; quietFor < QUIET; quietFor = underWay.size > 0 ? 0 : quietFor + STEP) {
    await page.waitForTimeout(STEP);
    if (performance.now() - began < TIMEOUT) continue;
    throw new Error(`Still under way: ${[...underWay].map((request) => request.url()).join(', ')}`);
  }
}

/** Bytes that a new page loads until it is idle: no touch, no scrolling, no cache. */
export async function measureVisit(page: Page, url: string): Promise<Transfer> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requests: Request[] = [];
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    requests.push(request);
  });
  await page.goto(url);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
  await quiet(page, underWay);
  const css = await page.locator('style').allTextContents();
  const sum: Transfer = {
    document: 0,
    style: brotliCompressSync(css.join('')).length,
    script: 0,
    font: 0,
    image: 0,
    other: 0,
    total: 0,
  };
  for (const request of requests) {
    if (request.url().startsWith('data:')) continue;
    const { responseBodySize } = await request.sizes();
    sum[kindOf(request)] += responseBodySize;
    sum.total += responseBodySize;
  }
  return sum;
}
