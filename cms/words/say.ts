import { sentences } from './as/sentences.ts';
import { type RefusalCode, type RefusalValues, refusalSentence } from './refusals.ts';
import { withValues } from './with-values.ts';

/** English sentence of our screens. A sentence without a translation does not compile. */
export type Sentence = keyof typeof sentences;

const translated: Partial<Record<string, Record<string, string>>> = { as: sentences };
const translate = (language: string, sentence: string): string =>
  translated[language]?.[sentence] ?? sentence;

/** Returns a sentence in a language of the admin. Replaces `{{name}}` by the value in `names`. */
export const say = (
  language: string,
  sentence: Sentence,
  names: Record<string, string | number> = {},
): string => withValues(translate(language, sentence), names);

/** Returns the sentence of a refusal in a language of the admin. */
export const sayRefusal = (
  language: string,
  { code, values }: { code: RefusalCode; values: RefusalValues },
): string => refusalSentence(code, values, (sentence) => translate(language, sentence));
