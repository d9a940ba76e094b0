import type { DefaultSiteMap } from '@college/contract/site-map/default';
import { readDefaultMap } from '../../content/site-map/read-default.ts';
import { say } from '../../words/say.ts';
import type { Report } from '../report.ts';

/**
 * Reads the default site map. Without it, a page may get an address that is already used, and
 * archives of categories get no redirects.
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

/** The page of a type: the page with only this type, or the one with the fewest others. */
export const pathOfType = (pages: DefaultSiteMap, type: string): string | undefined =>
  pages
    .filter(({ shows }) => shows?.includes(`notices/${type}`))
    .sort((one, other) => (one.shows?.length ?? 0) - (other.shows?.length ?? 0))[0]?.path;
