/** Finds words and phrases of a list in a text, as whole words in any spelling. */
import { latinDigits } from '@college/contract/latin-digits';
import { comparableText } from './comparable.ts';

/** The words of a text with a space around each, so that whole words are found. */
export const spacedWords = (text: string): string => ` ${comparableText(latinDigits(text))} `;

const spacedPhrases = new Map<string, string>();

function spacedPhrase(phrase: string): string {
  const words = spacedPhrases.get(phrase) ?? spacedWords(phrase);
  spacedPhrases.set(phrase, words);
  return words;
}

/** True if words from `spacedWords` have one of these words or phrases. */
export const hasOneOf = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.includes(spacedPhrase(phrase)));

/** The words without these phrases. */
export const withoutPhrases = (words: string, phrases: readonly string[]): string =>
  phrases.reduce((rest, phrase) => rest.replaceAll(spacedPhrase(phrase), ' '), words);

export const beginsWithOneOf = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.startsWith(spacedPhrase(phrase)));

export const endsWithOneOf = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words.endsWith(spacedPhrase(phrase)));

/** True if words are one of these phrases and nothing else. */
export const isOneOfPhrases = (words: string, phrases: readonly string[]): boolean =>
  phrases.some((phrase) => words === spacedPhrase(phrase));
