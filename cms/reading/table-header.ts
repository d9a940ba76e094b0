/** Finds the row of a table that names its columns. */
import { comparableText } from './comparable.ts';

/** Upper bound of rows above the header: title, address, year. */
const ABOVE = 20;
/** Characters of a cell that are compared with a name. The longest one of a template has 92. */
const LONGEST_HEADING = 300;

export const comparableHeading = (cell: string): string =>
  comparableText(cell.slice(0, LONGEST_HEADING));

/** A row that may be the header. */
export interface HeaderRow {
  /** Index of the row; of a header in two rows, such as `Contact` above `Mobile`, of the lower one. */
  row: number;
  cells: string[];
}

/** The rows at the top, within which a header is looked for. */
export const firstRows = (rows: readonly string[][]): HeaderRow[] =>
  rows.slice(0, ABOVE).map((cells, row) => ({ row, cells }));

/** The rows at the top, and each of them together with the row above it. */
export function headerRows(rows: readonly string[][]): HeaderRow[] {
  const top = firstRows(rows);
  const pairs = top
    .slice(1)
    .flatMap(({ row, cells }) =>
      joinedRows(rows[row - 1] ?? [], cells).map((names) => ({ row, cells: names })),
    );
  return [...top, ...pairs];
}

/**
 * Names of a header in two rows: the lower name if there is one, or both joined, such as `Date of`
 * above `joining`.
 */
const joinedRows = (upper: readonly string[], lower: readonly string[]): string[][] => [
  lower.map((name, at) => name || upper[at] || ''),
  lower.map((name, at) => [upper[at], name].filter(Boolean).join(' ')),
];

/** The candidate with the highest rating, the first of equals; undefined if none is rated above 0. */
export function bestRated<Candidate>(
  candidates: readonly Candidate[],
  rate: (candidate: Candidate) => number,
): (Candidate & { rating: number }) | undefined {
  let best: (Candidate & { rating: number }) | undefined;
  for (const candidate of candidates) {
    const rating = rate(candidate);
    if (rating > (best?.rating ?? 0)) best = { ...candidate, rating };
  }
  return best;
}
