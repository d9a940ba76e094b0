/** Pages of lists: the page number in an address, and how to read a page. */
import { notFound } from '../not-found.ts';

export interface Paging {
  limit: number;
  page: number;
}
export interface ListPage<Item> {
  items: Item[];
  hasOlder: boolean;
}

/** Asks for one item, to learn whether there are any. */
export const ONE_ITEM: Paging = { limit: 1, page: 1 };

/** Returns the page number in the address, from 1. An invalid number is a 404. */
export function parsePage({ searchParams }: URL): number {
  const text = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(text)) throw notFound();
  return Number(text);
}

/**
 * Reads one page of a list, newest first, and whether older items follow, in a single call. A page past the end is a
 * 404. A backend without paging answers with everything.
 */
export async function loadPage<Item>(
  ask: (paging: Paging) => Promise<Item[]>,
  page: number,
  size: number,
): Promise<ListPage<Item>> {
  const first = (page - 1) * size;
  const paging = smallestPageWith(first, first + size);
  const answer = await ask(paging);
  const isAll = answer.length > paging.limit;
  const from = isAll ? first : first - (paging.page - 1) * paging.limit;
  const items = answer.slice(from, from + size);
  if (items.length === 0 && page > 1) throw notFound();
  return { items, hasOlder: answer.length > from + size };
}

/** Returns the smallest page of the backend that contains both items, counted from 0, and all items between them. */
function smallestPageWith(first: number, last: number): Paging {
  for (let limit = last - first + 1; ; limit += 1) {
    const page = Math.floor(first / limit) + 1;
    if (last < page * limit) return { limit, page };
  }
}

/** Returns the address of a page number. Page 1 has no parameter. */
export function pageAddress(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** Numbers of items per page. */
export const NOTICES_PER_PAGE = 12;
export const DOCUMENTS_PER_PAGE = 24;
export const EVENTS_PER_PAGE = 24;
/** Full texts, one below the other. */
export const ARTICLES_PER_PAGE = 8;
export const ITEMS_PER_TAB = 10;
/** Thumbnails. */
export const PHOTOS_PER_PAGE = 120;

/** A part of a list that is split by weight, so that every page stays within its size budget. */
export interface Part<Item> {
  items: Item[];
  /** Page number, from 1. */
  page: number;
  pages: number;
}

/** Splits items into parts of at most `most` weight. A heavier item has a part of its own. */
export function splitByWeight<Item>(
  items: readonly Item[],
  weigh: (item: Item) => number,
  most: number,
): Item[][] {
  const parts: Item[][] = [];
  let weight = Number.POSITIVE_INFINITY;
  for (const item of items) {
    weight += weigh(item);
    if (weight > most) {
      weight = weigh(item);
      parts.push([]);
    }
    parts.at(-1)?.push(item);
  }
  return parts;
}

/** Returns the part in the address. A page past the last part is a 404. */
export function getPart<Item>(parts: Item[][], url: URL): Part<Item> {
  const page = parsePage(url);
  const items = parts[page - 1];
  if (!items && page > 1) throw notFound();
  return { items: items ?? [], page, pages: parts.length };
}
