/** The website of one college in one language: its site map as routes, menus and words. */

import type { SiteMap } from '@college/contract/entities';
import {
  DEFAULT_LOCALE,
  type Locale,
  locales,
  mainLocaleOf,
  pathIn,
  readPath,
} from '@college/contract/locales';
import type { PagePath } from '@college/contract/site-map/default';
import { circleFrom, redirectOf } from '@college/contract/site-map/redirects';
import { LRUCache } from 'lru-cache';
import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router';
import type { RouteHandle, ShownPage } from '../../context.ts';
import { type MenuSection, menuOf, type Section, sectionsOf } from '../../menu.ts';
import { siteMap } from '../../site-map.ts';
import type { Strings } from '../../strings/en.ts';
import { siteLocales } from '../../strings/locales.ts';
import { collegeMap, listsOf, showsOf } from './college-map.ts';
import { routesOf } from './routes.ts';

/** The place of a path in the site map. */
interface Place {
  /** The path as the site map writes it, with the names of its parameters. */
  route: string;
  /** Undefined if there is no page. */
  handle?: RouteHandle;
  /** The address to which an address without a page leads. */
  leadsTo?: string;
  /** Names of the query that is part of that old address. */
  oldQuery?: readonly string[];
  /** The same page in the main language, if the site does not have this one. */
  inMain?: string;
  /** The path of the page as it is spelled, if this one is in other letters. */
  spelled?: string;
  /** Handles this branch of the site map alone. */
  handler: StaticHandler;
}

/** An address as the site map reads it. The server looks it up once and hands it to the renderer. */
export interface Match extends Place {
  site: CollegeSite;
  /** The address of the page: without a trailing slash and without query names that the page does not use. */
  url: URL;
  /** Path and query of `url`: the key of the page in the page cache. */
  key: string;
  isNotFound: boolean;
}

/** The website of one college in one language. */
export interface CollegeSite {
  /** The words, with the titles that the college gave its pages. */
  strings: Strings;
  menu: readonly MenuSection[];
  sections: readonly Section[];
  shown: readonly ShownPage[];
  hidden: readonly string[];
  /** DD-MM-YYYY of the last review by path, of pages that say so. */
  reviewed: ReadonlyMap<string, string>;
  /** The languages of the site: all of them if the backend does not name any. */
  languages: readonly Locale[];
  /** The language in which these addresses are shown: the main one, if the site does not have their own. */
  shownLocale: Locale;
  match: (address: URL) => Match;
  /** True if a file, such as a feed, stands at the path. */
  isFile: (path: string) => boolean;
}

/** Bytes of all places. The routes in them are shared by most paths. */
const MEMORY = 2 * 1024 * 1024;

export function buildSite(locale: Locale, changes: SiteMap): CollegeSite {
  const map = collegeMap(siteMap, changes);
  const languages = languagesOf(changes);
  const shownLocale = languages.includes(locale) ? locale : mainLocaleOf(languages);
  const { strings } = siteLocales[locale];
  const handlerFor = (routes: RouteObject[]) =>
    createStaticHandler(routes, { basename: pathIn(locale, '/') });
  const allRoutes = handlerFor(routesOf(map));
  const branches = new Map<string, StaticHandler>();

  /** Returns one handler for each page of the site map, however many paths lead to it. */
  function branchHandler(line: RouteObject[]): StaticHandler {
    const leaf = line.at(-1);
    if (!leaf) return allRoutes;
    const existing = branches.get(leaf.id ?? '');
    if (existing) return existing;
    const branch = line.reduceRight(
      (child, route) => ({ ...route, children: [child] }) as RouteObject,
    );
    const handler = handlerFor([branch]);
    branches.set(leaf.id ?? '', handler);
    return handler;
  }

  function findPlace(pathname: string): Place {
    const line = allRoutes.match(pathname)?.map(({ route }) => route) ?? [];
    const parts = line.flatMap(({ path }) => path?.split('/') ?? []).filter(Boolean);
    const handle = line.at(-1)?.handle as RouteHandle | undefined;
    return {
      route: `/${parts.join('/')}`,
      handle,
      handler: branchHandler(line),
      ...(handle && { spelled: spelledAs(pathname, parts) }),
      ...(handle && locale !== shownLocale && { inMain: inMainLanguage(pathname, handle) }),
    };
  }

  /** Files about the whole site, such as its list of pages, are at the root in every language. */
  function inMainLanguage(pathname: string, { isFile }: RouteHandle): string | undefined {
    const { path } = readPath(pathname);
    const isOfSite = isFile && /^\/(?:robots\.txt|sitemap[^/]*\.xml|sitemap\/)/.test(path);
    return isOfSite && locale === DEFAULT_LOCALE ? undefined : pathIn(shownLocale, path);
  }

  /** Finding a path in the whole map costs a third of rendering it, and every request asks, for cached pages too. */
  const places = new LRUCache<string, Place>({
    maxSize: MEMORY,
    sizeCalculation: (_place, path) => 2 * path.length + 300,
    memoMethod: findPlace,
  });
  const redirectAt = (address: URL) =>
    redirectOf(map.redirects, address, placeAt(address).handle !== undefined);
  const placeAt = ({ pathname }: URL) => places.memo(withoutSlash(pathname));

  /** A redirect that would lead in a circle is none. */
  function placeOf(address: URL): Place {
    const place = placeAt(address);
    const redirect = map.redirects.size > 0 && redirectAt(address);
    if (!redirect || circleFrom(address, (next) => redirectAt(next)?.to)) return place;
    return {
      ...place,
      leadsTo: inLanguage(shownLocale, redirect.to),
      oldQuery: redirect.names,
    };
  }

  const site: CollegeSite = {
    strings: { ...strings, pages: { ...strings.pages, ...map.titles } },
    menu: menuOf(map.filled),
    sections: sectionsOf(map.filled),
    shown: Object.entries(map.filled).map(([key, entry]) => {
      const path = key as PagePath;
      return { path, lists: listsOf(path, entry), shows: showsOf(path, entry) ?? [] };
    }),
    hidden: map.hidden,
    reviewed: new Map(changes.reviewed.map(({ path, date }) => [path, date])),
    languages,
    shownLocale,
    match(address) {
      const path = withoutSlash(address.pathname);
      const place = placeOf(address);
      // React Router would take two slashes for one.
      const names = address.pathname.includes('//') ? undefined : queryNames(place);
      const key = keyOf(path, names ?? [], address.searchParams);
      const isNotFound = names === undefined;
      // Two slashes at the start of a key would be read as a host.
      const url = isNotFound ? address : new URL(key, address.origin);
      return { ...place, site, url, key, isNotFound };
    },
    isFile: (path) => places.memo(path).handle?.isFile === true,
  };
  return site;
}

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** Names of the query that change what is at the place; undefined if nothing is there. */
function queryNames({ handle, leadsTo, oldQuery = [] }: Place): readonly string[] | undefined {
  if (leadsTo !== undefined) return oldQuery;
  if (!handle || handle.isFile) return handle?.query;
  return [...handle.query, 'part'];
}

/** The first part has no number in its address, and other numbers would fill the cache. */
const isPart = (text: string) => /^([2-9]|[1-9]\d{1,2})$/.test(text);

/** One page has one key: known query names alone, in one order. */
function keyOf(path: string, names: readonly string[], search: URLSearchParams): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value !== null && (name !== 'part' || isPart(value))) query.set(name, value);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The path with its fixed words as the site map spells them. Undefined if it already is spelled so. */
function spelledAs(pathname: string, parts: readonly string[]): string | undefined {
  const { locale, path } = readPath(pathname);
  const words = path.split('/').filter(Boolean);
  const spelled = words.map((word, index) => {
    const part = parts[index] ?? '';
    return part.toLowerCase() === word.toLowerCase() ? part : word;
  });
  const own = pathIn(locale, `/${spelled.join('/')}`);
  return own.toLowerCase() === pathname.toLowerCase() && own !== pathname ? own : undefined;
}

function languagesOf({ languages = [] }: SiteMap): readonly Locale[] {
  const knownLocales = locales.filter((locale) => languages.includes(locale));
  return knownLocales.length > 0 ? knownLocales : locales;
}

/** Files and addresses elsewhere are the same in every language. */
const inLanguage = (locale: Locale, to: string) =>
  locale === DEFAULT_LOCALE || !to.startsWith('/') || to.startsWith('/files/')
    ? to
    : pathIn(locale, readPath(to).path);
