import type { DataCache } from '../cache/data-cache.ts';
import type { InlineFile } from '../cache/inline-file.ts';
import type { PageCache, Rendered } from '../cache/page-cache.ts';
import type { Revision } from '../cache/revision.ts';
import type { Renderer } from './build.ts';

/** What pages are made of and kept in. */
export interface Pages {
  renderer: Renderer;
  pages: PageCache;
  data: DataCache;
  siteUrl: string;
  /** Hosts that films and maps may be framed from. */
  embedOrigins: readonly string[];
  inlineFile: InlineFile;
  render: (request: Request) => Promise<Rendered>;
}

export function openPages(
  { renderer, data, siteUrl, pages, embedOrigins, inlineFile }: Omit<Pages, 'render'>,
  revision: Revision,
  report: (error: unknown) => void,
): Pages {
  revision.onMove(() => void renderer.readSiteMap(data.session).catch(report));
  return {
    renderer,
    pages,
    data,
    siteUrl,
    embedOrigins,
    inlineFile,
    render: (request) =>
      renderer.render(request, {
        session: data.session,
        assets: renderer.assets,
        siteUrl,
        changed: revision.changed,
        embedOrigins,
        inlineFile,
        report,
      }),
  };
}
