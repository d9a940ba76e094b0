import { quarters } from '@college/contract/days/quarters';
import { notFound } from '../layout/errors/not-found.ts';
import type { RecordRow } from './records.ts';

/** The quarters that are asked for. */
export interface QuarterRange {
  /** Every quarter there is to choose, latest year first. */
  all: readonly string[];
  /** '' for an open end. */
  from: string;
  to: string;
}

/** The rows whose quarter is in the range; every row where the range is open on both ends. */
export function filterByQuarter(
  rows: readonly RecordRow[],
  { all, from, to }: QuarterRange,
): readonly RecordRow[] {
  if (!from && !to) return rows;
  // Quarters sort as texts; either order of the two ends means the same.
  const [first = '', last = ''] = from && to ? [from, to].sort() : [from, to];
  const chosenQuarters = new Set<unknown>(
    all.filter((quarter) => quarter >= first && (!last || quarter <= last)),
  );
  return rows.filter(({ quarter }) => chosenQuarters.has(quarter));
}

/** The range as a query, without question mark; '' for all quarters. */
export const quarterQuery = ({ from, to }: QuarterRange): string =>
  new URLSearchParams([...(from ? [['from', from]] : []), ...(to ? [['to', to]] : [])] as [
    string,
    string,
  ][]).toString();

/** `?from=2024-1st&to=2025-4th`; a 404 where an end is no quarter. */
export function parseQuarterRange({ searchParams }: URL, today: string): QuarterRange {
  const all = quarters(Number(today.slice(0, 4)));
  const [from, to] = ['from', 'to'].map((name) => searchParams.get(name) ?? '');
  for (const end of [from, to]) if (end && !all.includes(end)) throw notFound();
  return { all, from: from ?? '', to: to ?? '' };
}
