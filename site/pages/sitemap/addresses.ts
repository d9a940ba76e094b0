/** Sitemaps as search engines read them: https://www.sitemaps.org/protocol.html */
import { type Locale, pathIn } from '@college/contract/locales';
import { document } from '../../lists/feed/xml.ts';

export const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface Address {
  /** Without a language. */
  path: string;
  /** ISO 8601, of the last change; '' where nobody knows. */
  changed: string;
}

export const xmlAnswer = (content: object): Response =>
  new Response(document(content), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });

/** Each address in each language, with where it stands in the others. */
export const sitemapOf = (
  addresses: readonly Address[],
  origin: string,
  languages: readonly Locale[],
): Response =>
  xmlAnswer({
    urlset: {
      '@_xmlns': PROTOCOL,
      '@_xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
      url: addresses.flatMap(({ path, changed }) => {
        const inEach = languages.map((locale) => ({
          '@_rel': 'alternate',
          '@_hreflang': locale,
          '@_href': `${origin}${pathIn(locale, path)}`,
        }));
        return inEach.map((own) => ({
          loc: own['@_href'],
          ...(changed && { lastmod: changed }),
          ...(inEach.length > 1 && { 'xhtml:link': inEach }),
        }));
      }),
    },
  });
