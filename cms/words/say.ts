import type { Locale } from '@college/contract/locales';
import { sentences } from './as/sentences.ts';

/** English sentence of our screens. A sentence without a translation does not compile. */
export type Sentence = keyof typeof sentences;

const translated: Partial<Record<Locale, Record<Sentence, string>>> = { as: sentences };

/** Returns a sentence in a language of the admin. Replaces `{{name}}` by the value in `names`. */
export function say(
  language: string,
  sentence: Sentence,
  names: Record<string, string | number> = {},
): string {
  return filled(translated[language as Locale]?.[sentence] ?? sentence, names);
}

/** Replaces `{{name}}` by the value in `names`. */
export const filled = (words: string, names: Record<string, string | number>): string =>
  words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(names[name] ?? ''));
