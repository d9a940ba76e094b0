/** The site map of a college: the default one with renamed, hidden, moved and added pages. */
import type { NoticeType } from '@college/contract/codes';
import type { SiteMap } from '@college/contract/entities';
import {
  addressKey,
  canBeRedirected,
  canBeRedirectTarget,
} from '@college/contract/site-map/addresses';
import { arrange } from '@college/contract/site-map/arrange';
import { isFilled } from '@college/contract/site-map/content';
import type { PagePath } from '@college/contract/site-map/default';
import type { DefaultPage } from '@college/contract/site-map/places';
import type { Redirects } from '@college/contract/site-map/redirects';
import { resolveModule } from '../../layout/route.ts';
import type { Entry } from '../../site-map.ts';
import { addedKind } from './added-kinds.tsx';

type Lines = Readonly<Partial<Record<PagePath, Entry>>>;

export interface CollegeMap {
  /** The pages that are shown, in the order of menus. */
  pages: Lines;
  /** The pages with content. Menus list only these. */
  filled: Lines;
  /** Default pages that the college hid. */
  hidden: readonly string[];
  /** Titles of pages that were renamed or added. */
  titles: Readonly<Partial<Record<PagePath, string>>>;
  redirects: Redirects;
}

const listed = (lines: Lines): DefaultPage[] =>
  Object.entries(lines).map(([path, { page, shows, ...places }]) => ({ path, ...places }));

/**
 * Applies the college's changes to the default lines. Added pages become lines like the others, and their titles are added
 * to the words of the site.
 */
export function collegeMap(defaults: Lines, { pages, redirects, content }: SiteMap): CollegeMap {
  const all = arrange(listed(defaults), pages);
  const entries = all
    .filter(({ hidden }) => !hidden)
    .map(({ path, kind, section, heading, menu }): [string, Entry] => {
      const { page, shows }: Entry = kind
        ? { page: addedKind(kind, path) }
        : { ...defaults[path as PagePath] };
      return [path, { page, shows, section, heading, menu }];
    });
  const filledCodes = content && new Set(content);
  const titles = all.filter(({ title }) => title).map(({ path, title }) => [path, title]);
  return {
    pages: Object.fromEntries(entries),
    filled: Object.fromEntries(
      entries.filter(([path, entry]) => isFilled(showsOf(path as PagePath, entry), filledCodes)),
    ),
    hidden: all.filter(({ hidden, kind }) => hidden && !kind).map(({ path }) => path),
    titles: Object.fromEntries(titles),
    redirects: new Map(
      redirects
        .filter(({ from, to }) => canBeRedirected(from) && canBeRedirectTarget(to))
        .map(({ from, to }) => [addressKey(from), to]),
    ),
  };
}

/** The codes of content of a page; undefined if it is never empty. */
export function showsOf(path: PagePath, { page, shows }: Entry) {
  return shows ?? (page && resolveModule(path, page).shows);
}

/** The types of notices on a page. */
export const listsOf = (path: PagePath, { page }: Entry): readonly NoticeType[] =>
  (page && resolveModule(path, page).lists) ?? [];
