/** Whether what is written in English is there in another language, too, and is not older. */
import { asRecord } from '@college/contract/as-record';
import { DEFAULT_LOCALE, type Locale } from '@college/contract/locales';

export type TranslationState = 'missing' | 'older' | 'whole';

/** A record with all of its languages. */
export type InAllLanguages = Record<string, unknown>;

/** The field of a record that says when its words last changed, in each language. */
export const CHANGED = 'words_changed';

export function stateIn(
  locale: Locale,
  words: readonly string[],
  record: InAllLanguages,
): TranslationState {
  const isWritten = (name: string, of: Locale) => saysSomething(asRecord(record[name])[of]);
  if (words.some((name) => isWritten(name, DEFAULT_LOCALE) && !isWritten(name, locale)))
    return 'missing';
  const [english, own] = [DEFAULT_LOCALE, locale].map((of) =>
    String(asRecord(record[CHANGED])[of] ?? ''),
  );
  return english && `${own}` < english ? 'older' : 'whole';
}

/** Rich texts are trees, of which the leaves have words or are pictures. */
export function saysSomething(value: unknown): boolean {
  if (typeof value === 'string') return /\S/.test(value);
  if (Array.isArray(value)) return value.some(saysSomething);
  const { root, children, text, type } = asRecord(value);
  if (root) return saysSomething(root);
  if (Array.isArray(children)) return saysSomething(children);
  return typeof text === 'string' ? saysSomething(text) : type === 'upload' || type === 'block';
}
