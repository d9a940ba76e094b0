/**
 * Converts a record of the demo data to Payload's format in one language, by the types of its
 * fields.
 */
import { eventTypes } from '@college/contract/codes';
import { DEFAULT_LOCALE, type Locale, locales } from '@college/contract/locales';
import {
  convertMarkdownToLexical,
  editorConfigFactory,
  type SanitizedServerEditorConfig,
} from '@payloadcms/richtext-lexical';
import type { FlattenedField, RichTextField } from 'payload';
import type { Data, Words } from './content.ts';
import { type Day, fillBlanks, momentOf, readDay, shift, workdayOf } from './days.ts';

const digits = new Map(
  locales.map((locale) => {
    const { format } = new Intl.NumberFormat(locale);
    return [locale, Array.from({ length: 10 }, (_, digit) => format(digit)).join('')];
  }),
);

/** Ids of records that other records refer to by name. */
export interface Known {
  today: Day;
  words: Words;
  /** Ids of departments by code, of files by name, and of added pages by path. */
  ids: Record<'departments' | 'media' | 'site-pages', Map<string, number>>;
  markdown: ReturnType<typeof openMarkdown>;
}

export const isData = (value: unknown): value is Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A day of a record. Only events may be on a Sunday. */
function recordDay(record: Data, text: string, today: Day): Day {
  const { type } = record;
  const [, after] = /^date \+(\d+)d$/.exec(text) ?? [];
  if (after) return workdayOf(shift(dayOf(record, today), Number(after)));
  const day = readDay(text, today);
  const isEvent = typeof type !== 'string' || eventTypes.some((event) => event === type);
  return isEvent || text === 'today' ? day : workdayOf(day);
}

/** The day for the placeholders of a record: its own date, or the day of filling. */
export const dayOf = (record: Data, today: Day): Day =>
  typeof record.date === 'string' ? recordDay(record, record.date, today) : today;

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
  const convert = (field: FlattenedField, value: unknown): unknown => {
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
        return momentOf(recordDay(record, stored(value, DEFAULT_LOCALE), today));
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
      return [name, convert(field, value)];
    }),
  );
}

/** A record in every language. */
export type InAll = Record<Locale, Data>;

export const inAllOf = (readIn: (locale: Locale) => Data): InAll =>
  Object.fromEntries(locales.map((locale) => [locale, readIn(locale)])) as InAll;

type RichText = ReturnType<typeof convertMarkdownToLexical>;

/**
 * Returns a function that converts Markdown to the editor's format. Texts are cached, because many
 * records share one.
 */
export function openMarkdown(): (markdown: string, field: RichTextField) => RichText {
  let editorConfig: SanitizedServerEditorConfig | undefined;
  const cache = new Map<string, RichText>();
  return (markdown, field) => {
    editorConfig ??= editorConfigFactory.fromField({ field });
    // The converter keeps spaces around the text of a cell and does not read a mark before a
    // backslash.
    const tight = markdown
      .replace(/^\|.*\|$/gm, (row) => row.replace(/(?:(?<! ) +)?\| */g, '|'))
      .replace(/\\$/gm, '  ');
    const existing =
      cache.get(markdown) ?? convertMarkdownToLexical({ editorConfig, markdown: tight });
    cache.set(markdown, existing);
    return structuredClone(existing);
  };
}
