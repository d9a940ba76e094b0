/** Records and the columns of their tables. */

import type { Upload } from '@college/contract/entities';
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
