import type { Locale } from '@college/contract/locales';
import { sentences } from './as/sentences.ts';

/** A sentence of our own in English; without its translation it does not compile. */
export type Sentence = keyof typeof sentences;

const translated: Partial<Record<Locale, Record<Sentence, string>>> = { as: sentences };

/** A sentence in a language of the admin, with `{{name}}` replaced by what `names` has for it. */
export function say(
  language: string,
  sentence: Sentence,
  names: Record<string, string | number> = {},
): string {
  const words = translated[language as Locale]?.[sentence] ?? sentence;
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(names[name] ?? ''));
}
