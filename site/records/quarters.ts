import type { RecordRow } from './rows.ts';

/** The quarters that are asked for. */
export interface QuarterRange {
  /** Every quarter there is to choose, latest year first. */
  all: readonly string[];
  /** '' for an open end. */
  from: string;
  to: string;
}

/** The rows whose quarter is in the range; every row where the range is open on both ends. */
export function inQuarters(
  rows: readonly RecordRow[],
  { all, from, to }: QuarterRange,
): readonly RecordRow[] {
  if (!from && !to) return rows;
  // Quarters sort as texts; either order of the two ends means the same.
  const [first = '', last = ''] = from && to ? [from, to].sort() : [from, to];
  const chosen = new Set<unknown>(
    all.filter((quarter) => quarter >= first && (!last || quarter <= last)),
  );
  return rows.filter(({ quarter }) => chosen.has(quarter));
}

/** The range as a query, without question mark; '' for all quarters. */
export const quarterQuery = ({ from, to }: QuarterRange): string =>
  new URLSearchParams([...(from ? [['from', from]] : []), ...(to ? [['to', to]] : [])] as [
    string,
    string,
  ][]).toString();
