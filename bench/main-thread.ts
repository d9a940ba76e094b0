/** Work of the main thread for home on a slow phone, from traces of Chromium: counts and CPU time, which hold on a busy machine. */
import type { Browser, CDPSession } from 'playwright-core';
import { type Figure, figure, limits } from './budgets.ts';
import { median } from './median.ts';

const ROUNDS = 3;
const CPU_SLOWDOWN = 4;
/** Milliseconds. */
const [FIRST_VIEW, UNTIL_REST, AT_REST] = [2500, 10_000, 5000];

/** Times are microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  dur?: number;
  tdur?: number;
}

export const mainThreadRows = [
  'Main thread of home, first 2.5 s',
  'Commits of home, first 2.5 s',
  'Frames of home in 5 s at rest',
] as const;

export async function mainThreadFigures(browser: Browser, site: string): Promise<Figure[]> {
  const rounds: { busy: number; commits: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await firstView(browser, site));
  const busy = median(rounds.map((round) => round.busy));
  const commits = median(rounds.map((round) => round.commits));
  const frames = await framesAtRest(browser, site);
  return [
    figure(mainThreadRows[0], '≤ 1.0 s of CPU', busy, {
      atMost: limits.mainThread,
      summary: `${(busy / 1000).toFixed(2)} s`,
    }),
    figure(mainThreadRows[1], '≤ 15', commits, { atMost: limits.commits, summary: `${commits}` }),
    figure(mainThreadRows[2], '0', frames, { atMost: 0, summary: `${frames}` }),
  ];
}

async function firstView(browser: Browser, site: string) {
  const page = await openPhone(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const events = await traced(browser, async () => {
    await page.goto(site);
    await page.waitForTimeout(FIRST_VIEW);
  });
  await page.context().close();
  // The page is in the process that parses most; the browser has pages of its own.
  const [parser] = events
    .filter(({ name }) => name === 'ParseHTML')
    .sort((a, b) => (b.dur ?? 0) - (a.dur ?? 0));
  const own = events.filter(({ pid }) => pid === parser?.pid);
  const tasks = own.filter(({ name, ph }) => name === 'RunTask' && ph === 'X');
  const busy = tasks.reduce((sum, { tdur, dur }) => sum + (tdur ?? dur ?? 0), 0) / 1000;
  return { busy, commits: own.filter(({ name }) => name === 'Commit').length };
}

/** Frames of the main thread while nobody does anything and the ticker is in view. */
async function framesAtRest(browser: Browser, site: string): Promise<number> {
  const page = await openPhone(browser);
  await page.goto(site);
  await page.waitForTimeout(UNTIL_REST - 2000);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(2000);
  const events = await traced(browser, () => page.waitForTimeout(AT_REST));
  await page.context().close();
  return events.filter(({ name }) => name === 'FireAnimationFrame').length;
}

async function openPhone(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}

/** Events of all processes during some work. */
async function traced(browser: Browser, work: () => Promise<void>): Promise<TraceEvent[]> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // Playwright's type has texts only, but Chromium also sends numbers.
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return events;
}
