/** What a word that somebody typed stands for, and how well words of a text answer it. */
import { z } from 'zod';
import { fold } from './folding.ts';

/** Letters of a word from which on it may be the beginning of another. */
const SHORTEST_BEGINNING = 3;
/** Letters that a word without its ending still has. */
const SHORTEST_STEM = 4;

/** Folded words. */
export const Term = z.object({
  word: z.string().default(''),
  /** What it may be the beginning of. */
  beginnings: z.array(z.string()).default([]),
  /** What stands for it as well: words that sound like it, synonyms of one or several words. */
  others: z.array(z.array(z.string())).default([]),
});
export type Term = z.output<typeof Term>;

/** They stand in nearly every text. */
const little = new Set(
  fold('a an and are at by for from how in is of on or the to what when where who with আৰু বা'),
);
/** Without words that tell nothing, where others are left. */
export function telling(words: readonly string[]): string[] {
  const left = words.filter((word) => !little.has(word));
  return left.length > 0 ? left : [...words];
}

/** Plurals and cases of Assamese, as they are written onto a word. */
const endings = /(?:সমূহ|সকল|বোর|খন)?(?:র|ক|ত|লৈ|রে|ে)?$/;

/** A word of Assamese as it often stands in a text. */
export const inflected = (word: string): string[] =>
  /^\p{Script=Bengali}+$/u.test(word)
    ? ['', 'র', 'ত', 'ক', 'লৈ', 'সমূহ'].map((end) => word + end)
    : [word];

/** A word of Assamese without its ending; undefined where it has none. */
export function stemOf(word: string): string | undefined {
  if (!/^\p{Script=Bengali}+$/u.test(word)) return undefined;
  const stem = word.replace(endings, '');
  return stem.length < word.length && stem.length >= SHORTEST_STEM ? stem : undefined;
}

/** 3.4 begins 3.4.4, and 20 no year. What is still typed begins others however short it is. */
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

/** Whether any word of a line answers a term, found without dividing it: a space stands before and behind each of its words. */
export function stands({ word, beginnings, others }: Term, line: string): boolean {
  const isWord = (one: string) => line.includes(` ${one} `);
  const begins = beginnings.some((one) => line.includes(` ${one}`));
  return begins || isWord(word) || others.some((words) => words.every(isWord));
}

const isPhrase = (words: readonly string[]) => words.length > 1;

export const havePhrases = (terms: readonly Term[]): boolean =>
  terms.some(({ others }) => others.some(isPhrase));

/** By the terms of a query, then by the phrases that a text has: texts share them, and what is worked out of them. */
const narrowed = new WeakMap<readonly Term[], Map<string, readonly Term[]>>();

/** The terms as one text can answer them: of the phrases only those of which it has every word. */
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

/** How well a word of a text answers a term (see `termsForText`): 2 itself, 1 what stands for it, 0 not at all. */
export function fits({ word, beginnings, others }: Term, folded: string): 0 | 1 | 2 {
  if (folded === word) return 2;
  const begins = beginnings.some((one) => folded.startsWith(one));
  return begins || others.some((words) => words.includes(folded)) ? 1 : 0;
}
