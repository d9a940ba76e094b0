/** Years of an archive: which ones it lists, and which one an address asks for. */
import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import { notFound } from '../layout/errors/not-found.ts';

/** The last `count` years, newest first; `today` is YYYY-MM-DD. */
export function lastYears(today: string, count = 7): number[] {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: count }, (_, index) => current - index);
}

/** Every year from this one down to `first`. */
export function yearsDownTo(first: number, today: string): number[] {
  return lastYears(today, Math.max(1, Number(today.slice(0, 4)) - first + 1));
}

/** Newest first. Empty where the backend does not say, has none, or fails: an archive then keeps its usual years. */
export const getYearsWithContent = (
  call: Client,
  input: { type: NoticeType; dept_code?: string },
): Promise<number[]> => call.getyearsoftype(input).catch(() => []);

/** All the years of both lists, newest first, each once. */
export const mergeYears = (...lists: readonly (readonly number[])[]): number[] =>
  [...new Set(lists.flat())].sort((a, b) => b - a);

/** Years that have content; where the backend names none, those that `findYears` finds. */
export async function getArchiveYears(
  call: Client,
  input: { type: NoticeType; dept_code?: string },
  findYears: () => Promise<number[]>,
): Promise<number[]> {
  const years = await getYearsWithContent(call, input);
  return years.length > 0 ? years : findYears();
}

/** Those of the years that have anything. A year whose call fails stays: its page says what is wrong. */
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

/** The year of an address; undefined where it names none, a 404 where it names something else. */
export function parseYear(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^(19|20|21)\d\d$/.test(text)) throw notFound();
  return Number(text);
}
