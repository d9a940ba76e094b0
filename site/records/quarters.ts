import { quarters } from '@college/contract/days/quarters';
import { notFound } from '../not-found.ts';
import type { RecordRow } from './records.ts';

/** The chosen range of quarters. */
export interface QuarterRange {
  /** All quarters, latest year first. */
  all: readonly string[];
  /** First and last quarter; '' for no limit. */
  from: string;
  to: string;
}

/** Returns the rows within the range; all rows for a range without limits. */
export function filterByQuarter(
  rows: readonly RecordRow[],
  { all, from, to }: QuarterRange,
): readonly RecordRow[] {
  if (!from && !to) return rows;
  // Quarters sort as text, and the two ends may be in either order.
  const [first = '', last = ''] = from && to ? [from, to].sort() : [from, to];
  const chosenQuarters = new Set<unknown>(
    all.filter((quarter) => quarter >= first && (!last || quarter <= last)),
  );
  return rows.filter(({ quarter }) => chosenQuarters.has(quarter));
}

/** Returns the range as a query, without question mark; '' for all quarters. */
export const quarterQuery = ({ from, to }: QuarterRange): string =>
  new URLSearchParams([...(from ? [['from', from]] : []), ...(to ? [['to', to]] : [])] as [
    string,
    string,
  ][]).toString();

/** Reads `?from=2024-1st&to=2025-4th`. An invalid quarter is a 404. */
export function parseQuarterRange({ searchParams }: URL, today: string): QuarterRange {
  const all = quarters(Number(today.slice(0, 4)));
  const [from, to] = ['from', 'to'].map((name) => searchParams.get(name) ?? '');
  for (const end of [from, to]) if (end && !all.includes(end)) throw notFound();
  return { all, from: from ?? '', to: to ?? '' };
}
