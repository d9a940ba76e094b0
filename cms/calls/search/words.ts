/** The words of a result in the language that answers the query best, the visitor's own where both do. */
import type { Term } from '@college/contract/folding/terms';
import { DEFAULT_LOCALE, type Locale, locales } from '@college/contract/locales';
import type { Passage } from '@college/contract/search';
import type { FlattenedField } from 'payload';
import { answered, excerptOf, marked } from '../../search/passages.ts';
import type { AnySearched } from '../../search/searched.ts';
import { textsOf } from '../../search/texts.ts';

export interface Words {
  title: Passage;
  excerpt: Passage;
}

export interface Asked {
  terms: readonly Term[];
  locale: Locale;
}

export function wordsOfResult(
  record: unknown,
  { title, key = [], text }: AnySearched,
  fields: readonly FlattenedField[],
  { terms, locale }: Asked,
): Words {
  const inLanguage = (names: readonly string[], one: Locale) =>
    textsOf(fields, names, record, one).join(' ');
  const [best = locale] = locales
    .map((one) => {
      const all = inLanguage([...title, ...key, ...text], one);
      return { one, fit: answered(all, terms) + (one === locale ? 0.5 : 0) };
    })
    .sort((one, other) => other.fit - one.fit)
    .map(({ one }) => one);
  const orElse = (names: readonly string[]) =>
    inLanguage(names, best) || inLanguage(names, DEFAULT_LOCALE);
  // What has no title of its own is headed by what it is; a number is the same in every language.
  const heading = (title.length > 0 ? title : key).map((name) => orElse([name])).filter(Boolean);
  return { title: marked(heading.join(' '), terms), excerpt: excerptOf(orElse(text), terms) };
}

/** A line of a record in the visitor's language, or the default one. */
export const saidIn =
  (record: unknown, fields: readonly FlattenedField[], locale: Locale) =>
  (name: string): string =>
    textsOf(fields, [name], record, locale)[0] ??
    textsOf(fields, [name], record, DEFAULT_LOCALE)[0] ??
    '';
