/** Renders the home page on one core, without page cache and with the backend's answers cached. */
import { setImmediate as turn } from 'node:timers/promises';
import { type Figure, figure, limits } from './budgets.ts';
import { openRenderer } from './renderer.ts';

const WARM_UP = 300;
const PAGES = 1000;

export async function renderingFigure(backendUrl: string): Promise<Figure> {
  const render = await openRenderer(backendUrl);
  for (let count = 0; count < WARM_UP; count += 1) await render('/');
  const before = process.cpuUsage();
  for (let count = 0; count < PAGES; count += 1) {
    await render('/');
    // Yields to the event loop as a server does, because connections to the backend would otherwise
    // end unnoticed.
    await turn();
  }
  const { user, system } = process.cpuUsage(before);
  const milliseconds = (user + system) / 1000 / PAGES;
  return figure('Home rendered anew, data warm', '≤ 3.0 ms CPU', milliseconds, {
    atMost: limits.homeRender,
    summary: `${milliseconds.toFixed(2)} ms CPU`,
  });
}
