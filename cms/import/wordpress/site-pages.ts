import type { DefaultSiteMap } from '@college/contract/site-map/default';
import { readDefaultMap } from '../../content/site-map/read-default.ts';
import { say } from '../../words/say.ts';
import type { Report } from '../report.ts';

/**
 * The website's own pages. Without them a page may come to an address where another stands, and the archive of a category
 * leads nowhere whose posts became notices of a type.
 */
export async function readSitePages(report: Report, language: string): Promise<DefaultSiteMap> {
  const pages = await readDefaultMap();
  if (!pages)
    report.skipped(
      'wordpress',
      say(language, 'The addresses of the website'),
      say(
        language,
        'are not known, because it does not run: pages at an address that it has itself are not shown, and archives of categories lead nowhere',
      ),
    );
  return pages ?? [];
}

/** Where notices of a type stand: on the page of nothing else, or else of the least else. */
export const pathOfType = (pages: DefaultSiteMap, type: string): string | undefined =>
  pages
    .filter(({ shows }) => shows?.includes(`notices/${type}`))
    .sort((one, other) => (one.shows?.length ?? 0) - (other.shows?.length ?? 0))[0]?.path;
