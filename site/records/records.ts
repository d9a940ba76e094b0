/** Which columns a table of records has, and what they are called. */

import type { Upload } from '@college/contract/entities';
import type { Strings } from '../strings/en.ts';

/** One record as it travels: its fields by name, its attachments among them. */
export type RecordRow = Readonly<Record<string, string | number | readonly Upload[]>>;

export const isFiles = (value: RecordRow[string] | undefined): value is readonly Upload[] =>
  Array.isArray(value);

/**
 * The columns of a table: the fields requested for, else those of the first row that say anything anywhere; then
 * attachments, where there are any.
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

/** What a column is called: by the table of headings, else by its field's own words. */
export function recordHeading(field: string, words: Strings['fields']): string {
  const headings: Readonly<Record<string, string>> = words;
  if (Object.hasOwn(headings, field)) return headings[field] ?? field;
  const spaced = field.replaceAll(/[_-]+/g, ' ').trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
