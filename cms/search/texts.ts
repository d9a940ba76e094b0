/** The words of a record's fields, as the database or an answer in all languages has them. */
import { asRecord } from '@college/contract/as-record';
import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import type { FlattenedField, SelectField } from 'payload';
import { collegeLocales, mainLocale } from '../platform/college-languages.ts';
import { plainTextOf } from '../platform/translations/plain-text.ts';

const isNode = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * The texts of the named fields in one language, in their order. The main language also has what is the same in every
 * language, and the English of a text that it lacks, as pages show it.
 */
export const textsOf = (
  fields: readonly FlattenedField[],
  names: readonly string[],
  record: unknown,
  locale: Locale,
): string[] =>
  names.flatMap((name) => {
    const field = fields.find((one) => one.name === name);
    return field ? textsIn(field, asRecord(record)[name], locale) : [];
  });

function textsIn(field: FlattenedField, value: unknown, locale: Locale): string[] {
  if (value === null || value === undefined) return [];
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'richText': {
      if (field.custom?.isAddress) return [];
      if (field.localized) return inLocale(asRecord(value), locale);
      return locale === mainLocale() ? written(value) : [];
    }
    case 'select':
      return labelsOf(field, value, locale);
    case 'array': {
      // A row's number is a text field like any other.
      const columns = field.flattenedFields.filter(({ name }) => name !== 'id');
      return [value]
        .flat()
        .flatMap((row: unknown) =>
          columns.flatMap((column) => textsIn(column, asRecord(row)[column.name], locale)),
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

function inLocale(value: Record<string, unknown>, locale: Locale): string[] {
  const texts = written(value[locale]);
  return texts.length === 0 && locale === mainLocale() ? written(value[DEFAULT_LOCALE]) : texts;
}

/** Texts of a localized field in the languages of the college. */
export const textsShown = (value: unknown): string[] =>
  collegeLocales().flatMap((locale) => inLocale(asRecord(value), locale));

/** What the admin calls the chosen ones. */
function labelsOf({ options }: SelectField, value: unknown, locale: Locale): string[] {
  const chosen = [value].flat();
  return options.flatMap((option) => {
    if (typeof option === 'string' || !chosen.includes(option.value)) return [];
    const { label } = option;
    if (typeof label === 'string') return locale === mainLocale() ? [label] : [];
    return inLocale(asRecord(label), locale);
  });
}
