/** Tree of the admin's site map: sections, groups of their menus, pages. */

import { addedTypeAt } from '@college/contract/added-pages';
import type { Locale } from '@college/contract/locales';
import { type ArrangedPage, arrange } from '@college/contract/site-map/arrange';
import type { DefaultSitePage } from '@college/contract/site-map/default';
import { PLACE_STEP, sectionNames } from '@college/contract/site-map/places';
import type { SitePage } from '../../payload-types.ts';

export interface TreePage extends Omit<ArrangedPage, 'title'> {
  /** Title that visitors read. */
  title: string;
  /** True if nothing is written for it, so that menus leave it out. */
  empty: boolean;
  /** Id of its row, if the college changed the page. */
  id?: number;
}
export interface TreeGroup {
  heading: string;
  pages: TreePage[];
}
export interface TreeSection {
  /** '' for pages of no section. */
  name: string;
  groups: TreeGroup[];
}

/** Converts a row to the input of `arrange`. */
const asChange = (row: SitePage) => ({
  path: row.path,
  title: row.title ?? '',
  hidden: row.hidden ? (1 as const) : (0 as const),
  kind: row.kind ?? '',
  section: row.section ?? '',
  heading: row.heading ?? '',
  menu: row.menu ?? '',
  place: row.place ?? undefined,
});

export function treeOf(
  defaults: readonly DefaultSitePage[],
  rows: readonly SitePage[],
  locale: Locale,
  content?: ReadonlySet<string>,
): TreeSection[] {
  const ids = new Map(rows.map(({ path, id }) => [path, id]));
  const titles = new Map(defaults.map(({ path, titles }) => [path, titles[locale]]));
  const contents = new Map(defaults.map(({ path, shows }) => [path, shows]));
  const pages = arrange(defaults, rows.map(asChange)).map((page) => ({
    ...page,
    title: page.title || (titles.get(page.path) ?? page.path),
    id: ids.get(page.path),
    empty: isEmpty(page, contents.get(page.path), content),
  }));
  return [...sectionNames, undefined]
    .map((name) => ({
      name: name ?? '',
      groups: groupsOf(
        pages.filter(({ section }) => section === name),
        name ?? '',
      ),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** An added page has records of its own category, or a text with its address as the code. */
const isEmpty = (
  { path, kind }: ArrangedPage,
  shows: readonly string[] = [],
  content: ReadonlySet<string> | undefined,
): boolean => {
  if (!content) return false;
  if (!kind) return shows.length > 0 && !shows.some((code) => content.has(code));
  const own = `/${addedTypeAt(path)}`;
  return !content.has(`pages${path}`) && ![...content].some((code) => code.endsWith(own));
};

const groupsOf = (pages: TreePage[], section: string): TreeGroup[] =>
  [...Map.groupBy(pages, ({ heading, menu = '' }) => (section ? (heading ?? section) : menu))].map(
    ([heading, pages]) => ({ heading, pages }),
  );

/**
 * The order number that moves a page before or after its neighbour; undefined at the end of its
 * group.
 */
export function placeAfterStep(
  pages: readonly Pick<TreePage, 'place'>[],
  index: number,
  step: -1 | 1,
): number | undefined {
  const passed = pages[index + step]?.place;
  if (passed === undefined) return undefined;
  const beyond = pages[index + 2 * step]?.place ?? passed + step * PLACE_STEP;
  return (passed + beyond) / 2;
}
