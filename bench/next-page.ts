/** Time from a click to the next page if the pointer rested on the link before, beside a bare page's. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endWithParent } from '../scripts/install/end-with-parent.mjs';
import { browserEnvironment } from '../scripts/testing/browser-environment.ts';
import { openBarePage } from './bare-page.ts';
import { type Figure, figure, limits } from './budgets.ts';
import { openDevtools, type Send } from './devtools.ts';
import { median } from './median.ts';

const ROUNDS = 5;
/** Milliseconds that the pointer rests, during which the next page is prerendered. */
const REST = 1500;
const what = 'Next page after intent';

/**
 * Attaches to the tab instead of the page, because Chromium does not prerender for a page with
 * Playwright attached.
 */
export async function nextPageFigure(chromium: string, site: string): Promise<Figure> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-next-page-'));
  const browser = endWithParent(
    spawn(
      chromium,
      ['--headless=new', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']
        .concat('--disable-background-networking', '--no-first-run', '--window-size=1280,800')
        .concat(`--user-data-dir=${profile}`, 'about:blank'),
      { env: browserEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
    ),
  );
  const exited = once(browser, 'exit');
  const { page, closeBrowser } = await openDevtools(browser.stderr);
  const times: number[] = [];
  const bareTimes: number[] = [];
  const bare = await openBarePage();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      times.push(await follow(page, `${site}/departments`, 'main a[href^="/department"]'));
      bareTimes.push(await follow(page, bare.address, 'main h2 a'));
    }
  } finally {
    closeBrowser();
    await exited;
    await bare.close();
    await rm(profile, { recursive: true, force: true });
  }
  const time = median(times);
  return figure(what, '≤ 100 ms', time, {
    atMost: limits.nextPage,
    summary: `${Math.round(time)} ms, a bare page ${Math.round(median(bareTimes))} ms`,
  });
}

/** Milliseconds from the click on the first visible match of `link` to the first paint of the next page. */
async function follow(page: Send, address: string, link: string): Promise<number> {
  const run = async (expression: string) =>
    (await page('Runtime.evaluate', { expression, returnByValue: true })).result?.value;
  await page('Page.navigate', { url: address });
  await wait(REST);
  const point = await run(`(() => {
    addEventListener('click', ({ timeStamp }) => {
      sessionStorage.setItem('clicked', performance.timeOrigin + timeStamp);
    }, true);
    const link = [...document.querySelectorAll(${JSON.stringify(link)})].find((one) => one.offsetHeight);
    link.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = link.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
  const mouse = (type: string) =>
    page('Input.dispatchMouseEvent', { type, button: 'left', clickCount: 1, ...(point as object) });
  await mouse('mouseMoved');
  await wait(REST);
  await mouse('mousePressed');
  await mouse('mouseReleased');
  await wait(REST);
  const time = await run(`
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const [{ activationStart }] = performance.getEntriesByType('navigation');
    activationStart > 0 ? performance.timeOrigin + painted.startTime - sessionStorage.clicked : NaN;
  `);
  if (typeof time !== 'number') throw new Error('The next page was not rendered ahead.');
  return time;
}
