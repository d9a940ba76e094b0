/** A record of the data as Payload takes it, in one language: what each value means, its field says. */
import { DEFAULT_LOCALE, type Locale, locales } from '@college/contract/locales';
import type { FlattenedField } from 'payload';
import type { Data, Words } from './content.ts';
import { type Day, fillBlanks, momentOf, readDay } from './days.ts';
import type { openMarkdown } from './rich-text.ts';

const digits = new Map(
  locales.map((locale) => {
    const { format } = new Intl.NumberFormat(locale);
    return [locale, Array.from({ length: 10 }, (_, digit) => format(digit)).join('')];
  }),
);

/** Records that a record refers to by name. */
export interface Known {
  today: Day;
  words: Words;
  /** Ids of departments by code, of files by name, of pages that were added by path. */
  ids: Record<'departments' | 'media' | 'site-pages', Map<string, number>>;
  markdown: ReturnType<typeof openMarkdown>;
}

export const isData = (value: unknown): value is Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** The day that a record's blanks are reckoned from: its own, or the day of filling. */
export const dayOf = ({ date }: Data, today: Day): Day =>
  typeof date === 'string' ? readDay(date, today) : today;

export function inLanguage(
  locale: Locale,
  fields: readonly FlattenedField[],
  record: Data,
  references: Known,
  dated = dayOf(record, references.today),
): Data {
  const { today, words, ids, markdown } = references;
  const stored = (value: unknown, language: Locale) =>
    fillBlanks(String(value), { today, dated, digits: digits.get(language) });
  const selected = (value: unknown): { value: unknown; language: Locale } => {
    if (!isData(value)) {
      const translated = words[locale]?.[String(value)];
      return translated
        ? { value: translated, language: locale }
        : { value, language: DEFAULT_LOCALE };
    }
    const language = value[locale] ? locale : DEFAULT_LOCALE;
    return { value: value[language], language };
  };
  const idNamed = (kind: unknown, name: unknown) => {
    const id = ids[kind as keyof Known['ids']]?.get(String(name));
    if (id === undefined) throw new Error(`There is no ${name} among the ${kind}.`);
    return id;
  };
  const nested = (inside: readonly FlattenedField[], value: unknown) =>
    inLanguage(locale, inside, isData(value) ? value : {}, references, dated);
  const read = (field: FlattenedField, value: unknown): unknown => {
    switch (field.type) {
      case 'array':
        return listOf(value).map((row) => nested(field.flattenedFields, row));
      case 'group':
        return nested(field.flattenedFields, value);
      case 'checkbox':
        return value;
      case 'number':
        return Number(stored(value, DEFAULT_LOCALE));
      case 'date':
        return momentOf(readDay(stored(value, DEFAULT_LOCALE), today));
      case 'select':
        return value;
      case 'relationship':
        return typeof value === 'number' ? value : idNamed(field.relationTo, value);
      case 'upload': {
        const records = listOf(value).map((name) =>
          typeof name === 'number' ? name : idNamed(field.relationTo, name),
        );
        return field.hasMany ? records : records[0];
      }
      case 'richText': {
        const { value: text, language } = selected(value);
        return markdown(stored(text, language), field);
      }
      default: {
        const { value: text, language } = selected(value);
        return stored(text, language);
      }
    }
  };
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = fields.find((candidate) => candidate.name === name);
      if (!field) throw new Error(`There is no field ${name}.`);
      return [name, read(field, value)];
    }),
  );
}

/** A record in every language, as `inLanguage` reads it. */
export type InAll = Record<Locale, Data>;

export const inAllOf = (read: (locale: Locale) => Data): InAll =>
  Object.fromEntries(locales.map((locale) => [locale, read(locale)])) as InAll;
