/** What every list with years and pages shares: which of them an address asks for, and how to read them. */
import { notFound } from '../layout/errors/not-found.ts';

export interface Paging {
  limit: number;
  page: number;
}
export interface ListPage<Item> {
  items: Item[];
  hasOlder: boolean;
}

/** One item says whether there are any. */
export const ONE_ITEM: Paging = { limit: 1, page: 1 };

/** The page of an address, from 1; a 404 where it is no page number. */
export function parsePage({ searchParams }: URL): number {
  const text = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(text)) throw notFound();
  return Number(text);
}

/**
 * One page of a list that is read newest first, and whether there are older ones, in one question; a 404 past its end. A
 * backend without paging answers with everything.
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

/** The shortest page that has both items, numbered from 0, and all between: of ours, and the one after it. */
function smallestPageWith(first: number, last: number): Paging {
  for (let limit = last - first + 1; ; limit += 1) {
    const page = Math.floor(first / limit) + 1;
    if (last < page * limit) return { limit, page };
  }
}

/** The address of page n: page 1 needs no name. */
export function pageAddress(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}

/** How many of a list stand on one page. */
export const NOTICES_PER_PAGE = 12;
export const DOCUMENTS_PER_PAGE = 24;
export const EVENTS_PER_PAGE = 24;
/** Whole texts, one below the other. */
export const ARTICLES_PER_PAGE = 8;
export const ITEMS_PER_TAB = 10;
/** Small pictures. */
export const PHOTOS_PER_PAGE = 120;
