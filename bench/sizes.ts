import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { PageRoute } from '../tests/routes.ts';
import { type Figure, heaviest, limits } from './budgets.ts';

/** A typical phone. With reduced motion, because a moving banner loads its next picture. */
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
};

/** Visits at the same time, because most of a visit is waiting for the network to be idle. */
const AT_ONCE = 5;

export interface Sized extends PageRoute {
  transfer: Transfer;
}

export async function measureSizes(
  browser: Browser,
  site: string,
  routes: readonly PageRoute[],
): Promise<Sized[]> {
  const remaining = [...routes];
  const sized: Sized[] = [];
  const weigh = async () => {
    for (let route = remaining.shift(); route; route = remaining.shift()) {
      const transfer = await measureTransfer(browser, site + route.path, phone);
      sized.push({ ...route, transfer });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, weigh));
  return sized;
}

const weights = (sized: readonly Sized[], kind: keyof Transfer) =>
  sized.map(({ path, transfer }) => [path, transfer[kind]] as const);

export function sizeFigures(sized: readonly Sized[]): Figure[] {
  const content = sized.filter(({ form }) => !form);
  const forms = sized.filter(({ form }) => form);
  const home = sized.filter(({ path }) => path === '/');
  const isAssamese = ({ path }: PageRoute) => /^\/as(\/|$)/.test(path);
  const assamese = sized.filter(isAssamese);
  const english = sized.filter((page) => !isAssamese(page));
  return [
    heaviest('CSS, compressed, first visit', '≤ 12 KB', weights(sized, 'style'), limits.css),
    heaviest('JavaScript of a content page', '≤ 10 KB', weights(content, 'script'), limits.js),
    heaviest('JavaScript of a form page', '≤ 90 KB', weights(forms, 'script'), limits.formJs),
    heaviest('Fonts of an English page', '≤ 30 KB', weights(english, 'font'), limits.fonts),
    heaviest('Fonts of an Assamese page', '≤ 30 KB', weights(assamese, 'font'), limits.fonts),
    heaviest('First view of home at 360 px', '≤ 150 KB', weights(home, 'total'), limits.firstView),
  ];
}

/** Transferred bytes of response bodies, by type. */
interface Transfer {
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
async function measureTransfer(
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

/** Compressed bytes of a page's HTML, with its CSS and the picture that home contains. */
const weightOf = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
      buffer(response).then(({ length }) => resolve(length), reject);
    });
    request.once('error', reject);
  });

/** Each page separately; pages with long tables are exempt. */
export async function documentFigures(
  site: string,
  routes: readonly PageRoute[],
): Promise<Figure[]> {
  const remaining = routes.filter(({ longTable }) => !longTable);
  const weights: [path: string, bytes: number][] = [];
  const worker = async () => {
    for (let route = remaining.shift(); route; route = remaining.shift())
      weights.push([route.path, await weightOf(site + route.path)]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const isHome = ([path]: (typeof weights)[number]) => path === '/' || path === '/as';
  const what = 'HTML with its CSS, compressed';
  return [
    heaviest(`${what}, home`, '≤ 18 KB', weights.filter(isHome), limits.homeHtml),
    heaviest(
      `${what}, any other page`,
      '≤ 14 KB',
      weights.filter((weight) => !isHome(weight)),
      limits.html,
    ),
  ];
}
