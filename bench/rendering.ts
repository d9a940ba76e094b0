/** Home rendered anew: no page cache, answers of the backend warm, one core. */
import { createDataCache } from '../site/cache/data.ts';
import type { Revision } from '../site/cache/revision.ts';
import { loadRenderer } from '../site/serve/build.ts';
import { type Figure, figure, limits } from './budgets.ts';

const WARM_UP = 300;
const SECONDS = 5;

/** Content that never changes. */
const still: Revision = {
  current: 'bench',
  changed: '',
  movedAt: 0,
  backendUp: true,
  onMove: () => {},
  ask: async () => {},
  stop: () => {},
};

export async function renderingFigure(backendUrl: string): Promise<Figure> {
  const { render, assets } = await loadRenderer();
  const { session } = createDataCache({ baseUrl: backendUrl }, still);
  const siteUrl = 'http://127.0.0.1';
  const once = async () => {
    const { status } = await render(new Request(`${siteUrl}/`), {
      session,
      assets,
      siteUrl,
      changed: still.changed,
      report: console.error,
    });
    if (status !== 200) throw new Error(`Home was rendered with status ${status}.`);
  };
  for (let count = 0; count < WARM_UP; count += 1) await once();
  const started = performance.now();
  let pages = 0;
  while (performance.now() - started < SECONDS * 1000) {
    await once();
    pages += 1;
  }
  const perSecond = pages / ((performance.now() - started) / 1000);
  return figure('Home rendered anew, data warm', '≥ 500 pages/s', perSecond, {
    atLeast: limits.rendersPerSecond,
    said: `${Math.round(perSecond)} pages/s`,
  });
}
