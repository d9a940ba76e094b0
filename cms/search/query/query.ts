/** What somebody typed, as it is looked for. */
import { fold, soundOf } from '@college/contract/folding/folding';
import { beginningsOf, stemOf, type Term, telling } from '@college/contract/folding/terms';
import type { Payload } from 'payload';
import { type Known, wordsKnown, wordsThatSound } from '../index/words.ts';
import type { Expression } from './expression.ts';
import type { Settings } from './settings.ts';

/** Words of a query that are looked for. */
const MOST_TERMS = 8;

export const termsOf = (q: string): string[] => telling([...new Set(fold(q))]).slice(0, MOST_TERMS);

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
    beginnings: beginningsOf(word, isUnfinished && index === words.length - 1),
    others: [
      ...sounding
        .filter((one) => one !== word && soundOf(one) === soundOf(word))
        .map((one) => [one]),
      ...(synonyms.get(word) ?? synonyms.get(stemOf(word) ?? word) ?? []),
    ],
  }));
}

export const knownOf = (terms: readonly Term[], payload: Payload): Promise<Known> =>
  wordsKnown(
    {
      beginnings: terms.flatMap(({ beginnings }) => beginnings),
      words: terms.flatMap(({ others }) => others.flat()),
    },
    payload,
  );

const inAnyWay = ({ word, beginnings, others }: Term, { begun, there }: Known): Expression => ({
  any: [
    { word },
    // A database gathers all that begins with something before it tells the first; words it reads one by one.
    ...beginnings.flatMap(
      (one): Expression[] =>
        begun.get(one)?.flatMap((other) => (other === word ? [] : { word: other })) ?? [
          { word: one, prefix: true },
        ],
    ),
    ...others
      .filter((words) => words.every((one) => there.has(one)))
      .map((words): Expression => ({ all: words.map((one) => ({ word: one })) })),
  ],
});

export const exactly = (terms: readonly Term[]): Expression => ({
  all: terms.map(({ word }) => ({ word })),
});
export const loosely = (terms: readonly Term[], known: Known): Expression => ({
  all: terms.map((term) => inAnyWay(term, known)),
});

/** All but one of them, whichever. */
export const nearly = (terms: readonly Term[], known: Known): Expression => ({
  any: terms.map((left) =>
    loosely(
      terms.filter((term) => term !== left),
      known,
    ),
  ),
});
