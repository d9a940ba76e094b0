/** Renders the home page on one core, without page cache and with the backend's answers cached. */
import { setImmediate as turn } from 'node:timers/promises';
import { type Figure, figure, limits } from './budgets.ts';
import { openRenderer } from './renderer.ts';

const WARM_UP = 300;
const SECONDS = 5;

export async function renderingFigure(backendUrl: string): Promise<Figure> {
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
  // CPU time, because other processes take their share of the clock.
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1000 / pages;
  const perSecond = 1000 / each;
  return figure('Home rendered anew, data warm', '≥ 500 pages/s', perSecond, {
    atLeast: limits.rendersPerSecond,
    summary: `${Math.round(perSecond)} pages/s of CPU time (${each.toFixed(2)} ms each)`,
  });
}
