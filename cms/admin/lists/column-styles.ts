import type { SanitizedCollectionConfig } from 'payload';

type Row = Record<string, unknown>;

/** 0 is a value. A checkbox that is not ticked has none. */
const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || value === false || isEmptyList(value);
const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/**
 * CSS for the columns of a list. It hides those in which no row has a value, except the title; columns without a value of
 * their own, such as missing translations, if all of their cells are empty. Dates stay in one line, and choices have room for
 * two words.
 */
export function columnStyles(
  { slug, admin, fields, flattenedFields }: SanitizedCollectionConfig,
  rows: readonly Row[],
): string {
  const list = `.collection-list--${slug} .table`;
  const empty = flattenedFields
    .filter(({ name }) => name !== admin.useAsTitle && rows.every((row) => isEmpty(row[name])))
    .map(({ name }) => `${list} :is(#heading-${name}, .cell-${name})`);
  const withoutField = fields.flatMap((field) => (field.type === 'ui' ? field.name : []));
  const unfilled = withoutField.map(
    (name) => `${list}:not(:has(.cell-${name}:not(:empty))) :is(#heading-${name}, .cell-${name})`,
  );
  const cells = (kind: string) =>
    flattenedFields.flatMap(({ name, type }) => (type === kind ? `${list} .cell-${name}` : []));
  return [
    `:is(${cells('date')}){white-space:nowrap}`,
    `:is(${cells('select')}){min-width:10rem}`,
    ...[...empty, ...unfilled].map((selector) => `${selector}{display:none}`),
  ].join('');
}
