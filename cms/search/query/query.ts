/** What somebody typed, as it is looked for. */
import type { Payload } from 'payload';
import { fold, soundOf } from '../folding/folding.ts';
import { wordsThatSound } from '../index/words.ts';
import type { Expression } from './expression.ts';
import type { Settings } from './settings.ts';

/** Words of a query that are looked for. */
const MOST_TERMS = 8;
/** Letters of a word from which on it may be the beginning of another. */
const SHORTEST_BEGINNING = 3;
/** They stand in nearly every text. */
const little = new Set(
  fold('a an and are at by for from how in is of on or the to what when where who with আৰু'),
);

export interface Term {
  word: string;
  /** Somebody still types it: however short, it may be the beginning of another. */
  isUnfinished: boolean;
  /** What stands for it as well: words that sound like it, synonyms of one or several words. */
  others: string[][];
}

export const termsOf = (q: string): string[] => {
  const words = [...new Set(fold(q))];
  const telling = words.filter((word) => !little.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_TERMS);
};

/** Each word with what else it may mean. */
export async function readQuery(
  q: string,
  { synonyms }: Settings,
  payload: Payload,
  isUnfinished = false,
): Promise<Term[]> {
  const words = termsOf(q);
  const sounding = await wordsThatSound(words.map(soundOf), payload);
  return words.map((word, index) => ({
    word,
    isUnfinished: isUnfinished && index === words.length - 1,
    others: [
      ...sounding
        .filter((one) => one !== word && soundOf(one) === soundOf(word))
        .map((one) => [one]),
      ...(synonyms.get(word) ?? []),
    ],
  }));
}

/** 3.4 begins 3.4.4, and 20 no year. */
const beginningOf = ({ word, isUnfinished }: Term): Expression[] => {
  if (isUnfinished) return [{ word, prefix: true }];
  if (/^[\d.]+$/.test(word)) return word.includes('.') ? [{ word: `${word}.`, prefix: true }] : [];
  return word.length >= SHORTEST_BEGINNING ? [{ word, prefix: true }] : [];
};

const beginsItself = (term: Term) =>
  beginningOf(term).some((one) => 'word' in one && one.word === term.word);

const inAnyWay = (term: Term): Expression => ({
  any: [
    // What begins with it is also itself; to look for both takes twice as long.
    ...(beginsItself(term) ? [] : [{ word: term.word }]),
    ...beginningOf(term),
    ...term.others.map((words): Expression => ({ all: words.map((one) => ({ word: one })) })),
  ],
});

export const exactly = (terms: readonly Term[]): Expression => ({
  all: terms.map(({ word }) => ({ word })),
});
export const loosely = (terms: readonly Term[]): Expression => ({ all: terms.map(inAnyWay) });

/** All but one of them, whichever. */
export const nearly = (terms: readonly Term[]): Expression => ({
  any: terms.map((left) => loosely(terms.filter((term) => term !== left))),
});

/** How well a word of a text answers a term: 2 itself, 1 what stands for it, 0 not at all. */
export function fits(term: Term, folded: string): 0 | 1 | 2 {
  if (folded === term.word) return 2;
  const begins = beginningOf(term).some((one) => 'word' in one && folded.startsWith(one.word));
  return begins || term.others.some((words) => words.includes(folded)) ? 1 : 0;
}
