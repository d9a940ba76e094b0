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
 * One page of a list that is read newest first, and whether there are older ones, in one question; a 404 past its end. A
 * backend without paging answers with everything.
 */
export async function readPage<Item>(
  ask: (paging: Paging) => Promise<Item[]>,
  page: number,
  size: number,
): Promise<ListPage<Item>> {
  const first = (page - 1) * size;
  const paging = covering(first, first + size);
  const answer = await ask(paging);
  const isAll = answer.length > paging.limit;
  const from = isAll ? first : first - (paging.page - 1) * paging.limit;
  const items = answer.slice(from, from + size);
  if (items.length === 0 && page > 1) throw notFound();
  return { items, hasOlder: answer.length > from + size };
}

/** The shortest page that has both items, numbered from 0, and all between: of ours, and the one after it. */
function covering(first: number, last: number): Paging {
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
