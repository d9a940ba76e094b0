/** The words of a record's fields, as the database or an answer in all languages has them. */
import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import type { FlattenedField, SelectField } from 'payload';
import { plainTextOf } from '../platform/translations/plain-text.ts';

const isNode = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Of the named fields, in their order; what is the same in every language is told with the default one. */
export const textsOf = (
  fields: readonly FlattenedField[],
  names: readonly string[],
  record: unknown,
  locale: Locale,
): string[] =>
  names.flatMap((name) => {
    const field = fields.find((one) => one.name === name);
    return field ? textsIn(field, Object(record)[name], locale) : [];
  });

function textsIn(field: FlattenedField, value: unknown, locale: Locale): string[] {
  if (value === null || value === undefined) return [];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'richText': {
      if (field.custom?.isAddress) return [];
      if (field.localized) return written(Object(value)[locale]);
      return locale === DEFAULT_LOCALE ? written(value) : [];
    }
    case 'select':
      return labelsOf(field, value, locale);
    case 'array': {
      // A row's number is a text field like any other.
      const columns = field.flattenedFields.filter(({ name }) => name !== 'id');
      return [value]
        .flat()
        .flatMap((row: unknown) =>
          columns.flatMap((column) => textsIn(column, Object(row)[column.name], locale)),
        );
    }
    case 'group':
    case 'tab':
      return isNode(value)
        ? field.flattenedFields.flatMap((one) => textsIn(one, value[one.name], locale))
        : [];
    default:
      return [];
  }
}

const written = (value: unknown): string[] => [value].flat().map(plainTextOf).filter(Boolean);

/** What the admin calls the chosen ones. */
function labelsOf({ options }: SelectField, value: unknown, locale: Locale): string[] {
  const chosen = [value].flat();
  return options.flatMap((option) => {
    if (typeof option === 'string' || !chosen.includes(option.value)) return [];
    const { label } = option;
    if (typeof label === 'string') return locale === DEFAULT_LOCALE ? [label] : [];
    return written(Object(label)[locale]);
  });
}
