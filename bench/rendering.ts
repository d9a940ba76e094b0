/** Renders the home page on one core, without page cache and with the backend's answers cached. */
import { setImmediate as turn } from 'node:timers/promises';
import { type Figure, figure, limits } from './budgets.ts';
import { openRenderer } from './renderer.ts';

const WARM_UP = 300;
const SECONDS = 5;

export const renderingRows = ['Home rendered anew, data warm', 'Home rendered anew, CPU'] as const;

export async function renderingFigures(backendUrl: string): Promise<Figure[]> {
  const render = await openRenderer(backendUrl);
  for (let count = 0; count < WARM_UP; count += 1) await render('/');
  const started = performance.now();
  const before = process.cpuUsage();
  let pages = 0;
  while (performance.now() - started < SECONDS * 1000) {
    await render('/');
    // Yields to the event loop as a server does, because connections to the backend would otherwise
    // end unnoticed.
    await turn();
    pages += 1;
  }
  const perSecond = pages / ((performance.now() - started) / 1000);
  // All threads, with the garbage collector's.
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1000 / pages;
  return [
    figure(renderingRows[0], '≥ 500 pages/s', perSecond, {
      atLeast: limits.rendersPerSecond,
      summary: `${Math.round(perSecond)} pages/s`,
    }),
    figure(renderingRows[1], '≤ 3.0 ms', each, {
      atMost: limits.renderTime,
      summary: `${each.toFixed(2)} ms`,
    }),
  ];
}
