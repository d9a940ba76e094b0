import type { Browser } from 'playwright-core';
import { openBarePage } from './bare-page.ts';
import { type Figure, figure, limits } from './budgets.ts';
import { median } from './median.ts';

/** Slow 4G as in Lighthouse (bytes and milliseconds), and a slow phone. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1474.56 * 128,
  uploadThroughput: 675 * 128,
};
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;
const home = '/';
const ledByText = ['/notifications/administrative', '/committees'];
/** Pages whose ratio to a bare page has a budget. */
const comparedPages = [home, '/notifications/administrative', '/department/PHY'];
const pages = [home, ...ledByText, '/department/PHY'];

interface Vitals {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** Reads the values of the document once it is idle. */
  elements: number;
}
const names = ['fcp', 'lcp', 'cls', 'tbt', 'elements'] as const satisfies (keyof Vitals)[];

/** Script that runs in the page before any other. */
function watch() {
  const vitals: Vitals = { fcp: Number.POSITIVE_INFINITY, lcp: 0, cls: 0, tbt: 0, elements: 0 };
  Object.assign(window, { vitals });
  const on = (type: string, use: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  on('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    vitals.cls += entry.value ?? 0;
  });
  // Only tasks after the first paint can block a visitor.
  on('longtask', ({ startTime, duration }) => {
    if (startTime >= vitals.fcp) vitals.tbt += Math.max(0, duration - 50);
  });
}

async function measureOnce(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  const vitals = await page.evaluate(() => ({
    // `watch` has set it.
    ...(window as unknown as { vitals: Vitals }).vitals,
    elements: document.getElementsByTagName('*').length,
  }));
  await context.close();
  return vitals;
}

/** Medians of several first visits by address. The pages are visited in turn, because the load of a machine changes. */
async function measure(browser: Browser, addresses: readonly string[]) {
  const rounds = new Map<string, Vitals[]>(addresses.map((address) => [address, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [address, visits] of rounds) visits.push(await measureOnce(browser, address));
  return new Map(
    [...rounds].map(([address, visits]) => {
      const [fcp = 0, lcp = 0, cls = 0, tbt = 0, elements = 0] = names.map((name) =>
        median(visits.map((vitals) => vitals[name])),
      );
      return [address, { fcp, lcp, cls, tbt, elements } satisfies Vitals];
    }),
  );
}

export async function vitalFigures(browser: Browser, site: string): Promise<Figure[]> {
  const bare = await openBarePage();
  const measured = await measure(browser, [bare.address, ...pages.map((path) => site + path)]);
  await bare.close();
  const reference = measured.get(bare.address);
  const worst = (
    what: string,
    budget: string,
    [name, paths, atMost]: [keyof Vitals, readonly string[], number],
    say: (value: number) => string,
  ): Figure => {
    const values = paths.map((path) => measured.get(site + path)?.[name] ?? Number.NaN);
    const summary = paths.map((path, index) => `${say(values[index] ?? 0)} (${path})`).join(', ');
    return figure(what, budget, Math.max(...values), { atMost, summary });
  };
  const share = (what: string, budget: string, name: 'fcp' | 'lcp', atMost: number): Figure => {
    const ratios = comparedPages.map(
      (path) => (measured.get(site + path)?.[name] ?? Number.NaN) / (reference?.[name] ?? 0),
    );
    const summary = comparedPages
      .map((path, at) => `${ratios[at]?.toFixed(2)} × (${path})`)
      .join(', ');
    return figure(what, budget, Math.max(...ratios), { atMost, summary });
  };
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
  return [
    worst('Slow 4G FCP', '≤ 0.9 s', ['fcp', pages, limits.fcp], seconds),
    worst('Slow 4G LCP, led by text', '≤ 0.95 s', ['lcp', ledByText, limits.textLcp], seconds),
    worst('Slow 4G LCP, home', '≤ 1.4 s', ['lcp', [home], limits.lcp], seconds),
    share('Slow 4G FCP : bare page', '≤ 0.70 ×', 'fcp', limits.fcpShare),
    share('Slow 4G LCP : bare page', '≤ 0.80 ×', 'lcp', limits.lcpShare),
    worst('Slow 4G CLS', '0', ['cls', pages, 0], (value) => value.toFixed(4)),
    worst('Slow 4G TBT', '0 ms', ['tbt', pages, 0], (value) => `${Math.round(value)} ms`),
    worst('Elements of home', '≤ 1,200', ['elements', [home], limits.elements], String),
  ];
}
