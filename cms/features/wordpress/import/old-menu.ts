/** The main menu of a WordPress website: its entries at the top, and the pages in and below each. */
import type { Item } from './item.ts';

export interface OldMenu {
  /** Number of pages by the name of the entry at the top. */
  tops: Map<string, number>;
  /** Entry at the top and position, from 0, by the id of the page. */
  pages: Map<string, { top: string; position: number }>;
}

interface Entry {
  title: string;
  /** Id of the entry above; '0' at the top. */
  parent: string;
  /** Id of the page; '' for other links. */
  page: string;
  /** A website may have several menus, such as one in the footer. */
  menu: string;
  order: number;
}
interface Page {
  title: string;
  /** True if it is imported. */
  isKept: boolean;
}
export type Entries = Map<string, Entry>;

export const entryOf = ({ title, menus, order, meta }: Item): Entry => ({
  title,
  parent: meta.get('_menu_item_menu_item_parent') ?? '0',
  page: meta.get('_menu_item_object') === 'page' ? (meta.get('_menu_item_object_id') ?? '') : '',
  menu: menus[0]?.slug ?? '',
  order: Number(order) || 0,
});

/** Reads the longest of the menus. Entries of pages that are not imported are left out. */
export function readMenu(entries: Entries, pages: ReadonlyMap<string, Page>): OldMenu {
  const menus = Map.groupBy(entries.values(), ({ menu }) => menu);
  const [longest = []] = [...menus.values()].sort((one, other) => other.length - one.length);
  const menu: OldMenu = { tops: new Map(), pages: new Map() };
  for (const entry of longest.toSorted((one, other) => one.order - other.order)) {
    if (!pages.get(entry.page)?.isKept || menu.pages.has(entry.page)) continue;
    const { title, page } = topOf(entry, entries);
    const top = title || (pages.get(page)?.title ?? '');
    menu.pages.set(entry.page, { top, position: menu.pages.size });
    menu.tops.set(top, (menu.tops.get(top) ?? 0) + 1);
  }
  return menu;
}

/** The entry at the top above an entry. Entries that are above each other end at one of them. */
function topOf(entry: Entry, entries: Entries): Entry {
  const path = new Set([entry]);
  let top = entry;
  for (
    let above = entries.get(top.parent);
    above && !path.has(above);
    above = entries.get(top.parent)
  ) {
    path.add(above);
    top = above;
  }
  return top;
}
