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
      say(language, 'Addresses of the website'),
      say(
        language,
        'not known because the website is not running. Pages with the address of a built-in page are not shown, and old addresses of categories do not redirect.',
      ),
    );
  return pages ?? [];
}

/** Where notices of a type stand: on the page of nothing else, or else of the least else. */
export const pathOfType = (pages: DefaultSiteMap, type: string): string | undefined =>
  pages
    .filter(({ shows }) => shows?.includes(`notices/${type}`))
    .sort((one, other) => (one.shows?.length ?? 0) - (other.shows?.length ?? 0))[0]?.path;
