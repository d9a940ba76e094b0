import { locales } from '@college/contract/locales';
import type { DefaultSiteMap } from '@college/contract/site-map/default';
import type { PagePath } from '../../menu.ts';
import { siteMap } from '../../site-map.ts';
import { siteLocales } from '../../strings/locales.ts';
import { listed, showsOf } from './college-map.ts';

/** The default site map with its titles, for the admin. */
export const defaultSiteMap = (): DefaultSiteMap =>
  listed(siteMap).map((page) => ({
    ...page,
    shows: showsIn(page.path as PagePath),
    titles: Object.fromEntries(
      locales.map((locale) => [locale, siteLocales[locale].strings.pages[page.path as PagePath]]),
    ) as DefaultSiteMap[number]['titles'],
  }));

const showsIn = (path: PagePath) => [...(showsOf(path, siteMap[path]) ?? [])];
