/** Reads the texts of a record's fields. The record has all languages. */
import { asRecord } from '@college/contract/as-record';
import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import type { FlattenedField, SelectField } from 'payload';
import { collegeLocales, mainLocale } from '../platform/college-languages.ts';
import { plainTextOf } from '../platform/translations/translation-state.ts';

const isNode = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/**
 * The texts of the named fields in one language, in their order. The main language also gets texts
 * that are not localized, and the English text where its own is missing, as pages show it.
 */
export const textsOf = (
  fields: readonly FlattenedField[],
  names: readonly string[],
  record: unknown,
  locale: Locale,
): string[] =>
  names.flatMap((name) => {
    const field = fields.find((candidate) => candidate.name === name);
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
      return locale === mainLocale() ? plainTexts(value) : [];
    }
    case 'select':
      return labelsOf(field, value, locale);
    case 'array': {
      // A row's id is a text field too, but not a text.
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
        ? field.flattenedFields.flatMap((column) => textsIn(column, value[column.name], locale))
        : [];
    default:
      return [];
  }
}

const plainTexts = (value: unknown): string[] => [value].flat().map(plainTextOf).filter(Boolean);

function inLocale(value: Record<string, unknown>, locale: Locale): string[] {
  const texts = plainTexts(value[locale]);
  return texts.length === 0 && locale === mainLocale() ? plainTexts(value[DEFAULT_LOCALE]) : texts;
}

/** Texts of a localized field in the languages of the college. */
export const textsShown = (value: unknown): string[] =>
  collegeLocales().flatMap((locale) => inLocale(asRecord(value), locale));

/** Labels of the selected options. */
function labelsOf({ options }: SelectField, value: unknown, locale: Locale): string[] {
  const selected = [value].flat();
  return options.flatMap((option) => {
    if (typeof option === 'string' || !selected.includes(option.value)) return [];
    const { label } = option;
    if (typeof label === 'string') return locale === mainLocale() ? [label] : [];
    return inLocale(asRecord(label), locale);
  });
}
