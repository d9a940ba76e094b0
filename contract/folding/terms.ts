/** Terms of a query: the words that match a typed word, and how well they match. */
import { z } from 'zod';
import { fold } from './folding.ts';

/** Least letters of a word that also matches longer words. */
const SHORTEST_BEGINNING = 3;
/** Least letters of a word without its ending. */
const SHORTEST_STEM = 4;

/** A term of folded words. */
export const Term = z.object({
  word: z.string().default(''),
  /** Beginnings of longer words that match. */
  beginnings: z.array(z.string()).default([]),
  /** Words that match as well: words that sound alike, and synonyms of one or several words. */
  others: z.array(z.array(z.string())).default([]),
});
export type Term = z.output<typeof Term>;

/** Words that are in nearly every text. */
const little = new Set(
  fold('a an and are at by for from how in is of on or the to what when where who with আৰু বা'),
);
/** Removes words that are in nearly every text, if others are left. */
export function telling(words: readonly string[]): string[] {
  const remaining = words.filter((word) => !little.has(word));
  return remaining.length > 0 ? remaining : [...words];
}

/** Endings of plurals and cases in Assamese. */
const endings = /(?:সমূহ|সকল|বোর|খন)?(?:র|ক|ত|লৈ|রে|ে)?$/;

/** The frequent inflected forms of an Assamese word. */
export const inflected = (word: string): string[] =>
  /^\p{Script=Bengali}+$/u.test(word)
    ? ['', 'র', 'ত', 'ক', 'লৈ', 'সমূহ'].map((end) => word + end)
    : [word];

/** The stem of an Assamese word; undefined if it has no ending. */
export function stemOf(word: string): string | undefined {
  if (!/^\p{Script=Bengali}+$/u.test(word)) return undefined;
  const stem = word.replace(endings, '');
  return stem.length < word.length && stem.length >= SHORTEST_STEM ? stem : undefined;
}

/** Beginnings of longer words: 3.4 of 3.4.4, but 20 of no year. An unfinished word counts however short it is. */
export function beginningsOf(word: string, isUnfinished = false): string[] {
  if (isUnfinished) return [word];
  if (/^[\d.]+$/.test(word)) return word.includes('.') ? [`${word}.`] : [];
  return word.length >= SHORTEST_BEGINNING ? [stemOf(word) ?? word] : [];
}

export const termOf = (word: string): Term => ({
  word,
  beginnings: beginningsOf(word),
  others: [],
});

/** True if a line has a word that matches the term. Each word of the line has a space before and after it. */
export function stands({ word, beginnings, others }: Term, line: string): boolean {
  const isWord = (word: string) => line.includes(` ${word} `);
  const begins = beginnings.some((beginning) => line.includes(` ${beginning}`));
  return begins || isWord(word) || others.some((words) => words.every(isWord));
}

const isPhrase = (words: readonly string[]) => words.length > 1;

export const havePhrases = (terms: readonly Term[]): boolean =>
  terms.some(({ others }) => others.some(isPhrase));

/** Results of `termsForText`, by terms and then by the phrases in a text, because many texts share them. */
const narrowed = new WeakMap<readonly Term[], Map<string, readonly Term[]>>();

/** The terms for one text: without the phrases of which the text lacks a word. */
export function termsForText(
  terms: readonly Term[],
  hasWord: (word: string) => boolean,
): readonly Term[] {
  if (!havePhrases(terms)) return terms;
  const isComplete = (words: readonly string[]) => !isPhrase(words) || words.every(hasWord);
  const others = terms.map((term) => term.others.filter(isComplete));
  const key = others.map((list) => list.filter(isPhrase).join(';')).join('|');
  const variants = narrowed.get(terms) ?? new Map<string, readonly Term[]>();
  narrowed.set(terms, variants);
  const variant = variants.get(key);
  if (variant) return variant;
  const own = terms.map((term, at) => ({ ...term, others: others[at] ?? [] }));
  variants.set(key, own);
  return own;
}

/** Grade of the match between a word of a text and a term (see `termsForText`): 2 the word itself, 1 another form, 0 no match. */
export function fits({ word, beginnings, others }: Term, folded: string): 0 | 1 | 2 {
  if (folded === word) return 2;
  const begins = beginnings.some((beginning) => folded.startsWith(beginning));
  return begins || others.some((words) => words.includes(folded)) ? 1 : 0;
}
