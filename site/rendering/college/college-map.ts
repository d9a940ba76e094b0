/** What a college made of the default site map: pages renamed, hidden, moved and added. */
import type { NoticeType } from '@college/contract/codes';
import type { SiteMap } from '@college/contract/entities';
import {
  addressKey,
  leadsToItself,
  mayBeLedTo,
  mayLeadOn,
} from '@college/contract/site-map/addresses';
import { arrange, type DefaultPage } from '@college/contract/site-map/arrange';
import { isFilled } from '@college/contract/site-map/content';
import { resolveModule } from '../../layout/route.ts';
import type { PagePath } from '../../menu.ts';
import type { Entry } from '../../site-map.ts';
import { addedKind } from './added-kinds.tsx';

type Lines = Readonly<Partial<Record<PagePath, Entry>>>;

export interface CollegeMap {
  /** The pages that are shown, in the order of menus. */
  pages: Lines;
  /** Those of them that have something to show: menus name no others. */
  filled: Lines;
  /** Of the default's. */
  hidden: readonly string[];
  /** Of pages that were renamed or added. */
  titles: Readonly<Partial<Record<PagePath, string>>>;
  /** Where addresses without a page lead, by their `addressKey`. */
  redirects: ReadonlyMap<string, string>;
}

/** The site map as the admin reads it, too: a page that answers below its own path takes those along. */
export const listed = (lines: Lines): DefaultPage[] =>
  Object.entries(lines).map(([path, { page, shows, ...places }]) => ({
    path,
    ...places,
    ...(!page && { within: path.slice(0, path.lastIndexOf('/')) }),
  }));

/**
 * The default with the college's changes. Pages that it added are used like those of the table: their titles stand among
 * the words where its map is read.
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
  const written = content && new Set(content);
  const titles = all.filter(({ title }) => title).map(({ path, title }) => [path, title]);
  return {
    pages: Object.fromEntries(entries),
    filled: Object.fromEntries(
      entries.filter(([path, entry]) => isFilled(showsOf(path as PagePath, entry), written)),
    ),
    hidden: all.filter(({ hidden, kind }) => hidden && !kind).map(({ path }) => path),
    titles: Object.fromEntries(titles),
    redirects: new Map(
      redirects
        .filter(({ from, to }) => mayLeadOn(from) && mayBeLedTo(to) && !leadsToItself(from, to))
        .map(({ from, to }) => [addressKey(from), to]),
    ),
  };
}

/** What a page has to show; undefined where it is never empty. */
export function showsOf(path: PagePath, { page, shows }: Entry) {
  return shows ?? (page && resolveModule(path, page).shows);
}

/** Types of notices that a page lists. */
export const listsOf = (path: PagePath, { page }: Entry): readonly NoticeType[] =>
  (page && resolveModule(path, page).lists) ?? [];
