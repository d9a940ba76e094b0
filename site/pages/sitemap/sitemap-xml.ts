/** Writes sitemaps for search engines: https://www.sitemaps.org/protocol.html */
import { LONGEST_LIST } from '@college/contract/limits';
import { type Locale, pathIn } from '@college/contract/locales';
import { xmlDocument } from '../../lists/feed/xml.ts';
import type { Paging } from '../../lists/paging.ts';

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface SitemapEntry {
  /** Path without language prefix. */
  path: string;
  /** Time of the last change, ISO 8601; '' if unknown. */
  changed: string;
}

/** Answers with an index of sitemaps. */
export const sitemapsResponse = (addresses: readonly string[]): Response =>
  xmlResponse({
    sitemapindex: { '@_xmlns': PROTOCOL, sitemap: addresses.map((loc) => ({ loc })) },
  });

/** Answers with a sitemap that has each page in each language, linked to its other languages. */
export const sitemapResponse = (
  entries: readonly SitemapEntry[],
  origin: string,
  languages: readonly Locale[],
): Response =>
  xmlResponse({
    urlset: {
      '@_xmlns': PROTOCOL,
      '@_xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: entries.flatMap(({ path, changed }) => {
        const alternates = languages.map((locale) => ({
          '@_rel': 'alternate',
          '@_hreflang': locale,
          '@_href': `${origin}${pathIn(locale, path)}`,
        }));
        return alternates.map((alternate) => ({
          loc: alternate['@_href'],
          ...(changed && { lastmod: changed }),
          ...(alternates.length > 1 && { 'xhtml:link': alternates }),
        }));
      }),
    },
  });

const xmlResponse = (content: object): Response =>
  new Response(xmlDocument(content), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });

/** Calls for one sitemap. The bound ends the loop for a backend that always answers with a full page. */
const CALLS_A_SITEMAP = 20;
export const ITEMS_A_SITEMAP = CALLS_A_SITEMAP * LONGEST_LIST;

/** Reads all pages of a list that belong to the sitemap of this number, from 1. */
export async function readAll<Item>(
  ask: (paging: Paging) => Promise<Item[]>,
  sitemap = 1,
): Promise<Item[]> {
  const all: Item[] = [];
  const last = sitemap * CALLS_A_SITEMAP;
  for (let page = last - CALLS_A_SITEMAP + 1; page <= last; page += 1) {
    const items = await ask({ limit: LONGEST_LIST, page });
    all.push(...items);
    if (items.length !== LONGEST_LIST) break;
  }
  return all;
}
