/** The site maps of a running site, one for each language, and the addresses in them. */

import { type Client, isCallError } from '@college/contract/client';
import type { SiteMap } from '@college/contract/entities';
import { DEFAULT_LOCALE, type Locale, locales, pathIn, readPath } from '@college/contract/locales';
import type { RefusalCode } from '@college/contract/refusals';
import { withdrawnPath } from '../../not-found.ts';
import { siteLocales } from '../../strings/locales.ts';
import { buildSite, type CollegeSite, type Match } from './college-site.ts';

/** Every address without a page is rendered as one of these, so that a flood of them is one page in the cache. */
export const notFoundPaths = { 404: '/404', 410: withdrawnPath } as const;

type ReadsSiteMap = Pick<Client, 'getsitemap'>;

interface Built {
  /** The college's changes: the same answer is one object until the content revision moves. */
  changes: SiteMap;
  text: string;
  site: CollegeSite;
}

/** The backend's site map as it was last read; until then the default one. */
export class SiteMaps {
  readonly #siteUrl: string;
  readonly #built: Partial<Record<Locale, Built>> = {};

  constructor(siteUrl: string) {
    this.#siteUrl = siteUrl;
  }

  /** The languages of the site. */
  get languages(): readonly Locale[] {
    return this.#siteIn(DEFAULT_LOCALE).languages;
  }

  /** Looks an address up. If there is no page, the match is the page that says so. */
  match(address: URL): Match {
    const { locale } = readPath(address.pathname);
    const match = this.#siteIn(locale).match(address);
    return match.isNotFound ? this.notFound(locale) : match;
  }

  /** The page of addresses that have none, or whose file was withdrawn (410). */
  notFound(locale: Locale, status: keyof typeof notFoundPaths = 404): Match {
    const { shownLocale } = this.#siteIn(locale);
    const path = pathIn(shownLocale, notFoundPaths[status]);
    return this.#siteIn(shownLocale).match(new URL(path, this.#siteUrl));
  }

  /** Reads the site map, so that pages which the college has just added are known. */
  async refresh(session: (locale: Locale) => { call: ReadsSiteMap }): Promise<void> {
    await Promise.all(locales.map((locale) => this.#read(locale, session(locale).call)));
  }

  /** The match by the site map of now. If the backend fails, the one of before serves and is stale. */
  async renew(match: Match, call: ReadsSiteMap): Promise<{ match: Match; isStale: boolean }> {
    const { site, isStale } = await this.#read(readPath(match.url.pathname).locale, call);
    return { match: site === match.site ? match : site.match(match.url), isStale };
  }

  /** Why a form was refused that a page sent without script, in that page's language. */
  refusalIn(pathname: string, code: RefusalCode): string {
    const { shownLocale } = this.#siteIn(readPath(pathname).locale);
    return siteLocales[shownLocale].strings.forms.refusals[code];
  }

  async #read(locale: Locale, call: ReadsSiteMap) {
    try {
      return { site: this.#build(locale, await call.getsitemap()), isStale: false };
    } catch (error) {
      if (!isCallError(error)) throw error;
      return { site: this.#siteIn(locale), isStale: true };
    }
  }

  #siteIn(locale: Locale): CollegeSite {
    return (
      this.#built[locale]?.site ?? this.#build(locale, { pages: [], redirects: [], reviewed: [] })
    );
  }

  /** Builds the site only if the changes are others than before, because it takes some milliseconds. */
  #build(locale: Locale, changes: SiteMap): CollegeSite {
    const last = this.#built[locale];
    if (last?.changes === changes) return last.site;
    const text = JSON.stringify(changes);
    const site = last?.text === text ? last.site : buildSite(locale, changes);
    this.#built[locale] = { changes, text, site };
    return site;
  }
}
