import type { Browser } from 'playwright-core';
import { type Figure, figure, limits } from './budgets.ts';
import { median } from './median.ts';

/** Slow 4G and a slow phone. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const ROUNDS = 5;

interface Vitals {
  lcp: number;
  cls: number;
  tbt: number;
}

/** Runs in the page before anything else. */
function watch() {
  const vitals = { lcp: 0, cls: 0, tbt: 0 };
  let painted = Number.POSITIVE_INFINITY;
  Object.assign(window, { vitals });
  const on = (type: string, use: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') painted = startTime;
  });
  on('largest-contentful-paint', (entry) => {
    vitals.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    vitals.cls += entry.value ?? 0;
  });
  // Only what a visitor could have wanted to touch is blocked: tasks after the first paint.
  on('longtask', ({ startTime, duration }) => {
    if (startTime >= painted) vitals.tbt += Math.max(0, duration - 50);
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
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return vitals;
}

/** Medians of several first visits. */
export async function vitalFigures(browser: Browser, site: string): Promise<Figure[]> {
  const rounds: Vitals[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureOnce(browser, site));
  const of = (name: keyof Vitals) => median(rounds.map((vitals) => vitals[name]));
  const [lcp, cls, tbt] = [of('lcp'), of('cls'), of('tbt')];
  return [
    figure('Slow-4G LCP, home', '≤ 1.1 s', lcp, {
      atMost: limits.lcp,
      said: `${(lcp / 1000).toFixed(2)} s`,
    }),
    figure('Slow-4G CLS, home', '0', cls, { atMost: 0, said: cls.toFixed(4) }),
    figure('Slow-4G TBT, home', '0 ms', tbt, { atMost: 0, said: `${Math.round(tbt)} ms` }),
  ];
}
