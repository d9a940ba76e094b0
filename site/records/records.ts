/** Records, the columns of their tables, and the range of quarters that a visitor chose. */

import { quarters } from '@college/contract/days/years';
import type { Upload } from '@college/contract/entities';
import { notFound } from '../not-found.ts';
import type { Strings } from '../strings/en.ts';

/** A record of a call: its fields by name, attachments among them. */
export type RecordRow = Readonly<Record<string, string | number | readonly Upload[]>>;

export const isFiles = (value: RecordRow[string] | undefined): value is readonly Upload[] =>
  Array.isArray(value);

/**
 * Returns the columns of a table: the requested fields, or the filled fields of the first row; then attachments, if
 * there are any.
 */
export function getTableFields(
  rows: readonly RecordRow[],
  requested?: readonly string[],
): string[] {
  const fields = (requested ?? Object.keys(rows[0] ?? {})).filter((field) => field !== 'file');
  return [...fields, 'file'].filter(
    (field) => requested?.includes(field) || rows.some((row) => hasValue(row[field])),
  );
}

export const hasValue = (value: RecordRow[string] | undefined): boolean =>
  isFiles(value) ? value.length > 0 : value !== undefined && value !== '';

/** Returns the heading of a column: from the table of headings, or from the name of the field. */
export function recordHeading(field: string, words: Strings['fields']): string {
  const headings: Readonly<Record<string, string>> = words;
  if (Object.hasOwn(headings, field)) return headings[field] ?? field;
  const spaced = field.replaceAll(/[_-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

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
