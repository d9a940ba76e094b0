/** What is written in a form and not saved, and the fields from which a page is made. Nothing here writes. */
import { asRecord } from '@college/contract/as-record';
import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';
import type { FlattenedField } from 'payload';
import { isBeyondBounds } from '../../content/text-bounds.ts';
import { idOf } from '../../id-of.ts';
import { isRichText } from '../../rich-text/rich-text-schema.ts';
import { formatDate } from '../../time-zone/dates.ts';
import { storedDate } from '../../time-zone/stored-date.ts';
import { idsOf, type Related } from '../related.ts';
import { htmlOf, type RichText } from '../rich-text-html.ts';

type Values = Record<string, unknown>;

export interface Unsaved {
  /** The language of the form. */
  language: Locale;
  data: Values;
}

const choicesOf = ({ options }: Extract<FlattenedField, { options: unknown }>) =>
  options.map((option) => (typeof option === 'string' ? option : option.value));

const isText = (value: unknown) => typeof value === 'string';

/** True if the field could store the value. Others come from half-typed dates, and from no form of ours. */
function fits(value: unknown, field: FlattenedField): boolean {
  if (value === null || value === undefined || value === '') return true;
  const isMany = 'hasMany' in field && field.hasMany;
  if (isMany !== true && Array.isArray(value) && field.type !== 'array') return false;
  const values = [value].flat();
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'email':
      return values.every(isText);
    case 'select':
    case 'radio':
      return values.every((each) => choicesOf(field).some((choice) => choice === each));
    case 'number':
      return values.every(Number.isFinite);
    case 'checkbox':
      return typeof value === 'boolean';
    case 'date':
      return storedDate(value) !== undefined;
    case 'relationship':
    case 'upload':
      return isText(field.relationTo) && values.every((each) => idOf(each) !== undefined);
    case 'richText':
      return !isBeyondBounds(value) && isRichText(value);
    default:
      return false;
  }
}

/** The value as the field stores it. */
const stored = (value: unknown, { type }: FlattenedField): unknown =>
  type === 'date' && value ? storedDate(value) : value;

interface Reading {
  /** The language of the page. */
  locale: Locale;
  unsaved: Unsaved | undefined;
}

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

/**
 * A record in the language of the page, with what is written over what is stored in all languages. A text that is missing in
 * this language is in the default one, as for visitors. A value that the field could not store stays as it was.
 */
export function recordIn(
  fields: readonly FlattenedField[],
  record: Values,
  { locale, unsaved }: Reading,
): Values {
  const language = unsaved?.language;
  const merged: Values = { ...record };
  for (const field of fields) {
    if (!('name' in field) || !field.name) continue;
    const { name } = field;
    const before = record[name];
    const written = unsaved && Object.hasOwn(unsaved.data, name) ? unsaved.data[name] : undefined;
    const isWritten = written !== undefined;
    if (field.type === 'array') {
      const rows = isWritten && Array.isArray(written) ? written : undefined;
      merged[name] = rowsIn(field.flattenedFields, before, rows, { locale, language });
    } else if (field.type === 'group' || field.type === 'tab') {
      const data = isWritten && language ? { language, data: asRecord(written) } : undefined;
      const { flattenedFields } = field;
      merged[name] = recordIn(flattenedFields, asRecord(before), { locale, unsaved: data });
    } else if ('localized' in field && field.localized) {
      const texts = { ...asRecord(before) };
      if (isWritten && language && fits(written, field)) texts[language] = written;
      const shown = isMissing(texts[locale]) ? texts[DEFAULT_LOCALE] : texts[locale];
      merged[name] = stored(shown, field);
    } else if (isWritten && fits(written, field)) merged[name] = stored(written, field);
  }
  return merged;
}

/** The rows of a table. A row that was saved before has its texts of other languages. */
function rowsIn(
  fields: readonly FlattenedField[],
  before: unknown,
  written: readonly unknown[] | undefined,
  { locale, language }: { locale: Locale; language: Locale | undefined },
): Values[] {
  const saved = Array.isArray(before) ? before.map(asRecord) : [];
  if (!written || !language)
    return saved.map((row) => recordIn(fields, row, { locale, unsaved: undefined }));
  return written.map((row) => {
    const data = asRecord(row);
    const own = saved.find(({ id }) => id !== undefined && id === data.id) ?? {};
    return recordIn(fields, own, { locale, unsaved: { language, data } });
  });
}

/** A text, day or file on the page, and the path of its field in the form. */
export type FieldMark = [shown: string, path: string];

/** Everything that a page can show of a record, with the path of its field in the form. */
export function fieldMarks(
  fields: readonly FlattenedField[],
  record: Values,
  related: Related,
  under = '',
): FieldMark[] {
  return fields.flatMap((field): FieldMark[] => {
    if (!('name' in field) || !field.name) return [];
    const path = `${under}${field.name}`;
    const value = record[field.name];
    if (isMissing(value)) return [];
    switch (field.type) {
      case 'array':
        return (Array.isArray(value) ? value : []).flatMap((row, index) =>
          fieldMarks(field.flattenedFields, asRecord(row), related, `${path}.${index}.`),
        );
      case 'group':
      case 'tab':
        return fieldMarks(field.flattenedFields, asRecord(value), related, `${path}.`);
      case 'text':
      case 'textarea':
      case 'email':
      case 'number':
        return [[String(value), path]];
      case 'date': {
        const [day, month, year] = formatDate(String(value)).date.split('-');
        return [[`${year}-${month}-${day}`, path]];
      }
      case 'richText':
        return [[htmlOf(value as RichText, related), path]];
      case 'upload':
        return idsOf(value as number[]).map((id) => [`file:${id}`, path]);
      default:
        return [];
    }
  });
}
