/** What every list with years and pages shares: which of them an address asks for, and how to read them. */
import { notFound } from '../layout/errors/not-found.tsx';

export interface Paging {
  limit: number;
  page: number;
}
export interface ListPage<Item> {
  items: Item[];
  hasOlder: boolean;
}

/** The last `count` years, newest first; `today` is YYYY-MM-DD. */
export function lastYears(today: string, count = 7): number[] {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: count }, (_, index) => current - index);
}

/** Every year from this one down to `first`. */
export function yearsDownTo(first: number, today: string): number[] {
  return lastYears(today, Math.max(1, Number(today.slice(0, 4)) - first + 1));
}

/** One item says whether there are any. */
export const FIRST_ITEM: Paging = { limit: 1, page: 1 };

/** Those of the years that have anything. A year whose call fails stays: its page says what is wrong. */
export async function filledYears(
  years: readonly number[],
  ask: (year: number) => Promise<readonly unknown[]>,
): Promise<number[]> {
  const filled = await Promise.all(
    years.map((year) =>
      ask(year).then(
        ({ length }) => length > 0,
        () => true,
      ),
    ),
  );
  return years.filter((_, index) => filled[index]);
}

/** The year of an address; undefined where it names none, a 404 where it names something else. */
export function askedYear(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^(19|20|21)\d\d$/.test(text)) throw notFound();
  return Number(text);
}

/** The page of an address, from 1; a 404 where it is no page number. */
export function askedPage({ searchParams }: URL): number {
  const text = searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(text)) throw notFound();
  return Number(text);
}

/**
 * One page of a list that is read newest first; a 404 past its end. A backend without paging answers with
 * everything, and the page is cut here.
 */
export async function readPage<Item>(
  ask: (paging: Paging) => Promise<Item[]>,
  page: number,
  size: number,
): Promise<ListPage<Item>> {
  // What most visitors read is asked for once: one item more says whether there are older ones.
  const answer = await ask({ limit: page === 1 ? size + 1 : size, page });
  if (answer.length > size) return cut(answer, page, size);
  if (answer.length === 0 && page > 1) throw notFound();
  if (answer.length < size || page === 1) return { items: answer, hasOlder: false };
  const next = await ask({ limit: 1, page: page * size + 1 });
  return { items: answer, hasOlder: next.length === 1 };
}

function cut<Item>(all: Item[], page: number, size: number): ListPage<Item> {
  const items = all.slice((page - 1) * size, page * size);
  if (items.length === 0) throw notFound();
  return { items, hasOlder: all.length > page * size };
}

/** The address of page n: page 1 needs no name. */
export function pageAddress(path: string, page: number): string {
  if (page === 1) return path;
  return `${path}${path.includes('?') ? '&' : '?'}page=${page}`;
}
