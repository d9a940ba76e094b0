/**
 * The columns of a list, derived from the fields of its content type. A field is a column if the
 * `sheet(…)` of the content type names it.
 */
import { DEFAULT_LOCALE, type Locale, localeTable } from '@college/contract/locales';
import type { FlattenedField, Payload } from 'payload';
import { otherLocales } from '../platform/college-languages.ts';
import { inAllLanguages, labelIn } from '../words/languages.ts';
import type { ListName } from './lists.ts';
import { otherNames } from './synonyms.ts';

export interface Column {
  /** `name`, `name@as` for another language, or `awards.award` for a table within a record. */
  key: string;
  field: FlattenedField & { name: string };
  /** Language of a localised column, if it is not the main language. */
  locale?: Locale;
  /** True for a column of a table within a record; the other columns identify the record. */
  ofTable: boolean;
  /** English label, as in templates and exports. */
  label: string;
  /** Label in a language of the admin. */
  labelIn: (language: string) => string;
  /** All names that a header may use for it. */
  names: string[];
  required: boolean;
}

export function columnsOf({ slug, list, table }: ListName, payload: Payload): Column[] {
  const { flattenedFields } = payload.collections[slug].config;
  const own = table ? keyFields(list.keys) : list.fields;
  const columns = own.flatMap((name) => inLanguages(fieldNamed(flattenedFields, name), !table));
  if (!table) return columns;
  const array = fieldNamed(flattenedFields, table);
  if (array.type !== 'array') throw new Error(`${slug} keeps no table ${table}.`);
  const rows = array.flattenedFields.filter(isCell);
  return [...columns, ...rows.map((field) => columnOf(field, { prefix: `${table}.` }))];
}

const keyFields = (keys: readonly (readonly string[])[]) => [...new Set(keys.flat())];

/** Excludes fields that Payload adds to rows, and tables within tables. */
const isCell = (field: FlattenedField): field is Column['field'] =>
  field.name !== 'id' && field.type !== 'array';

function fieldNamed(fields: readonly FlattenedField[], name: string): Column['field'] {
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`There is no field ${name}.`);
  return field;
}

function inLanguages(field: Column['field'], translated: boolean): Column[] {
  const column = columnOf(field, {});
  const isTranslated = translated && 'localized' in field && field.localized;
  if (!isTranslated) return [column];
  return [column, ...otherLocales().map((locale) => columnOf(field, { locale }))];
}

function columnOf(
  field: Column['field'],
  { locale, prefix = '' }: { locale?: Locale; prefix?: string },
): Column {
  const own =
    words[field.name] ??
    (('label' in field && labelIn(DEFAULT_LOCALE, field.label)) || capitalized(field.name));
  const nameIn = (language: string) => {
    const label = labelIn(language, inAllLanguages(own));
    return locale ? `${label} (${localeTable[locale].label})` : label;
  };
  const names = [own, field.name, ...otherNames(field.name)];
  return {
    key: `${prefix}${field.name}${locale ? `@${locale}` : ''}`,
    field,
    locale,
    ofTable: prefix !== '',
    label: nameIn(DEFAULT_LOCALE),
    labelIn: nameIn,
    names: locale ? names.flatMap((name) => inLanguage(name, locale)) : names,
    required: !locale && isNeeded(field),
  };
}

const english = new Intl.DisplayNames(['en'], { type: 'language' });

const inLanguage = (name: string, locale: Locale) =>
  [localeTable[locale].label, english.of(locale)].flatMap((language) => [
    `${name} ${language}`,
    `${name} in ${language}`,
  ]);

/** Excludes required fields that a default or a hook fills. */
const isNeeded = (field: Column['field']) =>
  'required' in field &&
  field.required === true &&
  field.defaultValue === undefined &&
  !field.custom?.writtenByItself;

/** Labels of Payload's own fields. */
const words: Record<string, string> = {
  _status: 'State',
  createdAt: 'Added',
  filename: 'File',
  filesize: 'Bytes',
  mimeType: 'Kind',
};
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
