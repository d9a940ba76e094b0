/** Opens the site's renderer without server and page cache. */
import { watchBackend } from '../site/cache/backend-health.ts';
import { createDataCache } from '../site/cache/data-cache.ts';
import type { Rendered } from '../site/cache/page-cache.ts';
import { loadRenderer } from '../site/rendering/build.ts';

/** Renders a page. Rejects if there is none. */
export type Render = (path: string) => Promise<Rendered>;

/** Opens a renderer. It caches the backend's answers; a new renderer starts without any. */
export async function openRenderer(backendUrl: string): Promise<Render> {
  const { render, assets, SiteMaps } = await loadRenderer();
  const { session } = createDataCache(
    { baseUrl: backendUrl },
    // A revision that never changes.
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
