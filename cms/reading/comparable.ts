/**
 * Forms in which two texts that mean the same are equal. The search folds words further, for example to their singular,
 * which would make one person of two.
 */
import { oneSpelling } from '@college/contract/folding/folding';

/** The words of a text in one spelling, with a space between them. `&` is the word `and`; other signs are spaces. */
export const comparableText = (text: string): string =>
  oneSpelling(text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/**
 * The letters and digits of a text, for texts in which spaces mean nothing: `Email Id`, `AS-12`. Digits stay apart where a
 * sign divides them, because 21-1-15 is not 21-11-5.
 */
export const comparableLetters = (text: string): string =>
  comparableText(text).replace(/(?<!\p{Nd}) | (?!\p{Nd})/gu, '');

/** The words of names in alphabetical order, because `Das, Rina` is `Rina Das`. */
export const comparableNames = (names: string): string =>
  comparableText(names).split(' ').sort().join(' ');

/** The name of a file. Uploading replaces the signs between its letters, and `.jpeg` by `.jpg`. */
export const comparableFileName = (name: string): string =>
  oneSpelling(name)
    .replace(/\.jpeg$/, '.jpg')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/^-|-(?=\.)/g, '');
