import { sentences } from './as/sentences.ts';
import { type OwnSentences, translationOf } from './own-sentences.ts';
import { type Reason, type RefusalValues, refusalSentence } from './refusals.ts';
import { withValues } from './with-values.ts';

/** English sentence of our screens. A sentence without a translation does not compile. */
export type Sentence = keyof typeof sentences;

const translated: Partial<Record<string, Record<string, string>>> = { as: sentences };
const translate = (language: string, sentence: string): string =>
  translated[language]?.[sentence] ?? sentence;

/** Returns a sentence in a language of the admin. Replaces `{{name}}` by the value in `names`. */
export type Say<Spoken extends string = Sentence> = (
  language: string,
  sentence: Spoken,
  names?: Record<string, string | number>,
) => string;

export const say: Say = (language, sentence, names = {}) =>
  withValues(translate(language, sentence), names);

/** Returns the `say` of a feature, which knows its sentences and those of the core. */
export function sayWith<Own extends string>(own: OwnSentences<Own>): Say<Own | Sentence> {
  return (language, sentence, names = {}) =>
    withValues(translationOf(own, language, sentence) ?? translate(language, sentence), names);
}

/** Returns the sentence of a refusal in a language of the admin. */
export const sayRefusal = (language: string, reason: Reason, values: RefusalValues = {}): string =>
  refusalSentence(
    reason,
    values,
    (sentence) =>
      (typeof reason === 'object'
        ? translationOf(reason.sentences, language, sentence)
        : undefined) ?? translate(language, sentence),
  );
