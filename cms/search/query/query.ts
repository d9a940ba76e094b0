/** What somebody typed, as it is looked for. */
import { fold, soundOf } from '@college/contract/folding/folding';
import { beginningsOf, stemOf, type Term, telling } from '@college/contract/folding/terms';
import type { Payload } from 'payload';
import { type Begun, wordsAround, wordsThere } from '../index/words.ts';
import type { Expression } from './expression.ts';
import type { Settings } from './settings.ts';

/** Words of a query that are looked for. */
const MOST_TERMS = 8;

export const termsOf = (q: string): string[] => telling([...new Set(fold(q))]).slice(0, MOST_TERMS);

/** What there is of what a query may mean: a database looks for each word once more in every tab. */
export interface Known {
  begun: Begun;
  /** Of the words that stand for others; numbers may be any. */
  there: ReadonlySet<string>;
}

/** What somebody typed, with what is looked up of its words once. */
export interface Query {
  terms: Term[];
  known: Known;
}

/** Each word with what else it may mean; what the office says of words may still be on its way. */
export async function readQuery(
  q: string,
  settings: Settings | Promise<Settings>,
  payload: Payload,
  isUnfinished = false,
): Promise<Query> {
  const words = termsOf(q).map((word, index, all) => ({
    word,
    beginnings: beginningsOf(word, isUnfinished && index === all.length - 1),
  }));
  const sounds = words.map(({ word }) => soundOf(word));
  const beginnings = words.flatMap((one) => one.beginnings);
  const [{ synonyms }, { sounding, begun }] = await Promise.all([
    settings,
    wordsAround({ sounds, beginnings }, payload),
  ]);
  const soundingLike = (word: string) =>
    sounding.filter((one) => one !== word && soundOf(one) === soundOf(word)).map((one) => [one]);
  const meant = (word: string) => synonyms.get(word) ?? synonyms.get(stemOf(word) ?? word) ?? [];
  const there = await wordsThere(
    words.flatMap(({ word }) => meant(word).flat()),
    payload,
  );
  return {
    terms: words.map((one) => ({
      ...one,
      others: [...soundingLike(one.word), ...meant(one.word)],
    })),
    known: { begun, there: new Set([...sounding, ...there]) },
  };
}

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

export const exactly = ({ terms }: Query): Expression => ({
  all: terms.map(({ word }) => ({ word })),
});
export const loosely = ({ terms, known }: Query): Expression => ({
  all: terms.map((term) => inAnyWay(term, known)),
});

/** All but one of them, whichever. */
export const nearly = ({ terms, known }: Query): Expression => ({
  any: terms.map((left) => loosely({ terms: terms.filter((term) => term !== left), known })),
});
