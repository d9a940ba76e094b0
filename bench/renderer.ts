/** The site's renderer alone: no server, no page cache. */
import { watchBackend } from '../site/cache/backend-health.ts';
import { createDataCache } from '../site/cache/data-cache.ts';
import type { Rendered } from '../site/cache/page-cache.ts';
import { loadRenderer } from '../site/rendering/build.ts';

/** Renders one page; rejects when it is not there. */
export type Render = (path: string) => Promise<Rendered>;

/** Answers of the backend are kept from one page to the next; a new renderer has none. */
export async function openRenderer(backendUrl: string): Promise<Render> {
  const { render, assets, SiteMaps } = await loadRenderer();
  const { session } = createDataCache(
    { baseUrl: backendUrl },
    // Content that never changes.
    { current: 'bench' },
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
      changed: '',
      inlineFile: async () => undefined,
      report: console.error,
    });
    if (response.status !== 200) throw new Error(`${path} was rendered as ${response.status}.`);
    return response;
  };
}
