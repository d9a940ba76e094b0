import pLimit from 'p-limit';
import type { Patience } from '../cache/backend-health.ts';
import type { DataCache, Visitor } from '../cache/data-cache.ts';
import type { InlineFile } from '../cache/inline-file.ts';
import type { PageCache, Rendered } from '../cache/page-cache.ts';
import type { Revision } from '../cache/revision.ts';
import type { Renderer } from './build.ts';
import type { Match } from './college/college-site.ts';
import type { SiteMaps } from './college/site-maps.ts';

/** The parts that make and store pages. */
export interface Pages {
  renderer: Renderer;
  siteMaps: SiteMaps;
  pages: PageCache<Match>;
  data: DataCache;
  siteUrl: string;
  /** Hosts whose videos and maps may be framed. */
  embedOrigins: readonly string[];
  /** Days for which the backend keeps its security log. */
  securityLogDays: number;
  inlineFile: InlineFile;
  /** Renders a page for a visitor who has waited since `patience` began. */
  render: (
    request: Request,
    match: Match,
    patience?: Patience,
    visitor?: Visitor,
  ) => Promise<Rendered>;
}

/** Most renders at once. With more, all would be late; with fewer, a few slow pages would delay the others. */
const RENDERS_AT_ONCE = 8;

export function openPages(
  parts: Omit<Pages, 'render'>,
  revision: Pick<Revision, 'changed' | 'onMove'>,
  report: (error: unknown) => void,
): Pages {
  const { renderer, siteMaps, data, siteUrl, embedOrigins, securityLogDays, inlineFile } = parts;
  revision.onMove(() => void siteMaps.refresh(data.session).catch(report));
  const limit = pLimit(RENDERS_AT_ONCE);

  async function render(
    request: Request,
    match: Match,
    patience = data.patience(),
    visitor?: Visitor,
  ): Promise<Rendered> {
    let page: Promise<Rendered> | undefined;
    const begin = () =>
      (page ??= renderer.render(request, match, {
        siteMaps,
        session: (locale) => data.session(locale, patience, visitor),
        assets: renderer.assets,
        siteUrl,
        changed: revision.changed,
        embedOrigins,
        securityLogDays,
        inlineFile,
        report,
      }));
    try {
      // A visitor whose patience ends in the queue gets a page from cached answers at once.
      return await Promise.race([limit(begin), patience.ended().then(begin)]);
    } finally {
      patience.close();
    }
  }

  return { ...parts, render };
}
