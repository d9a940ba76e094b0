import { locales } from '@college/contract/locales';
import type { DefaultSiteMap } from '@college/contract/site-map/default';
import type { PagePath } from '../../menu.ts';
import { siteMap } from '../../site-map.ts';
import { siteLocales } from '../../strings/locales.ts';
import { listed } from './college-map.ts';

/** The default site map with its titles: what the admin shows a college to change. */
export const defaultSiteMap = (): DefaultSiteMap =>
  listed(siteMap).map((page) => ({
    ...page,
    titles: Object.fromEntries(
      locales.map((locale) => [locale, siteLocales[locale].strings.pages[page.path as PagePath]]),
    ) as DefaultSiteMap[number]['titles'],
  }));
