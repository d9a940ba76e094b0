/** The website of one college in one language: its site map as routes, menus and words. */
import type { SiteMap } from '@college/contract/entities';
import {
  DEFAULT_LOCALE,
  inEachLocale,
  type Locale,
  locales,
  mainLocaleOf,
  pathIn,
  readPath,
} from '@college/contract/locales';
import { addressKey, fullSizeKeys, oldQueryOf } from '@college/contract/site-map/addresses';
import { LRUCache } from 'lru-cache';
import { createStaticHandler, type RouteObject, type StaticHandler } from 'react-router';
import type { RouteHandle, ShownPage } from '../../context.ts';
import { type MenuSection, menuOf, type PagePath, type Section, sectionsOf } from '../../menu.ts';
import { siteMap } from '../../site-map.ts';
import type { Strings } from '../../strings/en.ts';
import { siteLocales } from '../../strings/locales.ts';
import { routesOf } from '../routes.ts';
import { collegeMap, listsOf } from './college-map.ts';

/** What the site map has at a path. */
export interface Place {
  /** Its path with the names of its parameters. */
  route: string;
  /** Undefined where there is no page. */
  handle?: RouteHandle;
  /** Where there is none: the address that its visitors are led to. */
  leadsTo?: string;
  /** Names of the query that is part of that old address. */
  oldQuery?: readonly string[];
  /** The same page in the main language, if the site does not have this one. */
  inMain?: string;
  /** The path of the page as it is spelled, if this one is in other letters. */
  spelled?: string;
  /** Of this branch of the site map alone. */
  handler: StaticHandler;
}

export interface CollegeSite {
  /** The words, with the titles that the college gave its pages. */
  strings: Strings;
  menu: readonly MenuSection[];
  sections: readonly Section[];
  shown: readonly ShownPage[];
  hidden: readonly string[];
  /** The languages of the site: all of them where the backend does not tell. */
  languages: readonly Locale[];
  /** An old number in the query, `p=12`, leads on even where a page stands. */
  placeOf: (pathname: string, query?: URLSearchParams) => Place;
}

/** Bytes: a place itself is shared by most of its paths. */
const MEMORY = 2 * 1024 * 1024;

function build(locale: Locale, changes: SiteMap): CollegeSite {
  const map = collegeMap(siteMap, changes);
  const languages = languagesOf(changes);
  const shownLocale = languages.includes(locale) ? locale : mainLocaleOf(languages);
  const { strings } = siteLocales[locale];
  const handlerFor = (routes: RouteObject[]) =>
    createStaticHandler(routes, { basename: pathIn(locale, '/') });
  const whole = handlerFor(routesOf(map));
  const branches = new Map<string, StaticHandler>();

  /** One for each page of the site map, however many paths lead to it. */
  function branchHandler(line: RouteObject[]): StaticHandler {
    const leaf = line.at(-1);
    if (!leaf) return whole;
    const known = branches.get(`${leaf.id}`);
    if (known) return known;
    const branch = line.reduceRight(
      (child, route) => ({ ...route, children: [child] }) as RouteObject,
    );
    const handler = handlerFor([branch]);
    branches.set(`${leaf.id}`, handler);
    return handler;
  }

  function findPlace(pathname: string): Place {
    const line = whole.match(pathname)?.map(({ route }) => route) ?? [];
    const parts = line.flatMap(({ path }) => path?.split('/') ?? []).filter(Boolean);
    const handle = line.at(-1)?.handle as RouteHandle | undefined;
    const place = {
      route: `/${parts.join('/')}`,
      handle,
      handler: branchHandler(line),
      ...(handle && { spelled: spelledAs(pathname, parts) }),
      ...(handle && locale !== shownLocale && { inMain: inMainLanguage(pathname, handle) }),
    };
    const to = handle ? undefined : leadFrom(addressKey(readPath(pathname).path));
    return to === undefined ? place : { ...place, leadsTo: inLanguage(shownLocale, to) };
  }

  /** Files about the whole site, such as its list of pages, are at the root in every language. */
  function inMainLanguage(pathname: string, { isFile }: RouteHandle): string | undefined {
    const { path } = readPath(pathname);
    const isOfSite = isFile && /^\/(?:robots\.txt|sitemap[^/]*\.xml|sitemap\/)/.test(path);
    return isOfSite && locale === DEFAULT_LOCALE ? undefined : pathIn(shownLocale, path);
  }

  const leadFrom = (key: string) =>
    [key, ...fullSizeKeys(key)].map((one) => map.redirects.get(one)).find(Boolean);

  /** Finding a path in the whole map costs a third of rendering it, and every request asks, for cached pages too. */
  const places = new LRUCache<string, Place>({
    maxSize: MEMORY,
    sizeCalculation: (_place, path) => 2 * path.length + 300,
    memoMethod: findPlace,
  });
  return {
    strings: { ...strings, pages: { ...strings.pages, ...map.titles } },
    menu: menuOf(map.filled),
    sections: sectionsOf(map.filled),
    shown: Object.entries(map.filled).map(([key, entry]) => {
      const path = key as PagePath;
      return { path, lists: listsOf(path, entry) };
    }),
    hidden: map.hidden,
    languages,
    placeOf(pathname, query) {
      const place = places.memo(pathname);
      if (!query?.size || map.redirects.size === 0) return place;
      const { path } = readPath(pathname);
      const named = oldQueryOf(query);
      const byName = named && map.redirects.get(addressKey(`${path}?${named}`));
      const byQuery = place.handle ? undefined : map.redirects.get(addressKey(`${path}?${query}`));
      const to = byName || byQuery;
      if (!to) return place;
      const oldQuery = byName ? [named?.split('=')[0] ?? ''] : [...query.keys()];
      return { ...place, leadsTo: inLanguage(shownLocale, to), oldQuery };
    },
  };
}

/** The path of a page with its fixed words as the site map spells them; undefined if it is spelled so. */
function spelledAs(pathname: string, parts: readonly string[]): string | undefined {
  const { locale, path } = readPath(pathname);
  const given = path.split('/').filter(Boolean);
  const spelled = given.map((word, index) => {
    const part = parts[index] ?? '';
    return part.toLowerCase() === word.toLowerCase() ? part : word;
  });
  const own = pathIn(locale, `/${spelled.join('/')}`);
  return own.toLowerCase() === pathname.toLowerCase() && own !== pathname ? own : undefined;
}

function languagesOf({ languages = [] }: SiteMap): readonly Locale[] {
  const known = locales.filter((locale) => languages.includes(locale));
  return known.length > 0 ? known : locales;
}

/** Files and addresses elsewhere are the same in every language. */
const inLanguage = (locale: Locale, to: string) =>
  locale === DEFAULT_LOCALE || !to.startsWith('/') || to.startsWith('/files/')
    ? to
    : pathIn(locale, readPath(to).path);

interface Built {
  /** The changes as they were read: the same answer is one object until the content revision moves. */
  changes: SiteMap;
  said: string;
  site: CollegeSite;
}
const built = inEachLocale((locale) => buildFrom(locale, { pages: [], redirects: [] }));
function buildFrom(locale: Locale, changes: SiteMap): Built {
  return { changes, said: JSON.stringify(changes), site: build(locale, changes) };
}

/** The site with a college's changes; built anew only where they are others than last time. */
export function siteWith(locale: Locale, changes: SiteMap): CollegeSite {
  const last = built[locale];
  if (last.changes === changes) return last.site;
  const next =
    last.said === JSON.stringify(changes) ? { ...last, changes } : buildFrom(locale, changes);
  built[locale] = next;
  return next.site;
}

/** The site as it was last asked for. */
export const lastSite = (locale: Locale): CollegeSite => built[locale].site;
