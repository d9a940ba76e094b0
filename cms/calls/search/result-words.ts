/**
 * Title and excerpt of a result, in the language that matches the query best; the visitor's if both
 * match equally.
 */
import type { Term } from '@college/contract/folding/terms';
import type { Locale } from '@college/contract/locales';
import type { Passage } from '@college/contract/search';
import type { FlattenedField } from 'payload';
import { collegeLocales, mainLocale } from '../../platform/college-languages.ts';
import { countMatches, excerptOf, markMatches } from '../../search/passages.ts';
import type { AnySearched } from '../../search/searched.ts';
import { textsOf } from '../../search/texts.ts';

export interface Words {
  title: Passage;
  excerpt: Passage;
}

export interface Reader {
  terms: readonly Term[];
  locale: Locale;
}

/** Texts cached by record, because a record serves all answers of a revision. */
const texts = new WeakMap<object, Map<string, string>>();

/** The texts of some fields as one line. */
function textOf(
  fields: readonly FlattenedField[],
  names: readonly string[],
  record: object,
  locale: Locale,
): string {
  const lines = texts.get(record) ?? new Map<string, string>();
  texts.set(record, lines);
  const key = [locale, ...names].join(' ');
  const text = lines.get(key) ?? textsOf(fields, names, record, locale).join(' ');
  lines.set(key, text);
  return text;
}

export function wordsForResult(
  record: object,
  { title, key = [], text }: AnySearched,
  fields: readonly FlattenedField[],
  { terms, locale }: Reader,
): Words {
  const inLanguage = (names: readonly string[], code: Locale) =>
    textOf(fields, names, record, code);
  const [best = locale] = collegeLocales()
    .map((code) => {
      const all = inLanguage([...title, ...key, ...text], code);
      return { code, fit: countMatches(all, terms) + (code === locale ? 0.5 : 0) };
    })
    .sort((a, b) => b.fit - a.fit)
    .map(({ code }) => code);
  const orElse = (names: readonly string[]) =>
    inLanguage(names, best) || inLanguage(names, mainLocale());
  // Without a title, the key is shown. Numbers are the same in every language.
  const heading = (title.length > 0 ? title : key).map((name) => orElse([name])).filter(Boolean);
  return { title: markMatches(heading.join(' '), terms), excerpt: excerptOf(orElse(text), terms) };
}

/** A line of the record in the visitor's language, or in the main language. */
export const textIn =
  (record: unknown, fields: readonly FlattenedField[], locale: Locale) =>
  (name: string): string =>
    textsOf(fields, [name], record, locale)[0] ??
    textsOf(fields, [name], record, mainLocale())[0] ??
    '';
