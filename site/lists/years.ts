/** Years of an archive: the years in its tabs, and the year in an address. */
import { type Client, isCallError } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import { notFound } from '../not-found.ts';

/** Returns the last `count` years, newest first; `today` is YYYY-MM-DD. */
export function lastYears(today: string, count = 7): number[] {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: count }, (_, index) => current - index);
}

/** Returns every year from this one down to `first`. */
export function yearsDownTo(first: number, today: string): number[] {
  return lastYears(today, Math.max(1, Number(today.slice(0, 4)) - first + 1));
}

/**
 * Returns the years with content, newest first. The list is empty if the backend does not know them or fails; the
 * archive then keeps its usual years.
 */
export const getYearsWithContent = (
  call: Client,
  input: { type: NoticeType; dept_code?: string },
): Promise<number[]> => call.getyearsoftype(input).catch(noneIfCallFailed);

function noneIfCallFailed(error: unknown): [] {
  if (isCallError(error)) return [];
  throw error;
}

/** Merges lists of years, newest first, without duplicates. */
export const mergeYears = (...lists: readonly (readonly number[])[]): number[] =>
  [...new Set(lists.flat())].sort((a, b) => b - a);

/** Returns the years with content, or the result of `findYears` if the backend does not know them. */
export async function getArchiveYears(
  call: Client,
  input: { type: NoticeType; dept_code?: string },
  findYears: () => Promise<number[]>,
): Promise<number[]> {
  const years = await getYearsWithContent(call, input);
  return years.length > 0 ? years : findYears();
}

/** Returns the years that have items. A year whose call fails stays, because its page shows the error. */
export async function filterNonEmptyYears(
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

/** Returns the year in an address, or undefined without one. An invalid year is a 404. */
export function parseYear(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^(19|20|21)\d\d$/.test(text)) throw notFound();
  return Number(text);
}
