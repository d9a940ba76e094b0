/** Renders pages without server and page cache. Measures the home page on one core, with the backend's answers cached. */
import { setImmediate as turn } from 'node:timers/promises';
import { watchBackend } from '../site/cache/backend-health.ts';
import { createDataCache } from '../site/cache/data-cache.ts';
import type { Rendered } from '../site/cache/page-cache.ts';
import { loadRenderer } from '../site/rendering/build.ts';
import { type Figure, figure, limits } from './budgets.ts';

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

/** Renders a page. Rejects if there is none. */
type Render = (path: string) => Promise<Rendered>;

/** Opens a renderer. It caches the backend's answers; a new renderer starts without any. */
export async function openRenderer(backendUrl: string): Promise<Render> {
  const { render, assets, SiteMaps } = await loadRenderer();
  const { session } = createDataCache(
    { baseUrl: backendUrl },
    // A revision that never changes.
    { current: 'bench', lists: {} },
    watchBackend(),
  );
  const siteUrl = 'http://127.0.0.1';
  const siteMaps = new SiteMaps(siteUrl);
  return async (path) => {
    const match = siteMaps.match(new URL(siteUrl + path));
    const response = await render(new Request(match.url), match, {
      siteMaps,
      session,
      assets,
      siteUrl,
      embedOrigins: [],
      securityLogDays: 180,
      changed: '',
      inlineFile: async () => undefined,
      report: console.error,
    });
    if (response.status !== 200) throw new Error(`${path} was rendered as ${response.status}.`);
    return response;
  };
}
