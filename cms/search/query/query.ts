/** What somebody typed, as it is looked for. */
import { fold, type QueryWord, queryWordsOf, soundOf } from '@college/contract/folding/folding';
import { beginningsOf, stemOf, type Term, telling } from '@college/contract/folding/terms';
import type { Payload } from 'payload';
import { type Begun, isOfLetters, wordsAround, wordsThere } from '../index/words.ts';
import type { Expression } from './expression.ts';
import { LONGEST_PHRASE, type Settings } from './settings.ts';

/** Words of a query that are looked for. */
const MOST_TERMS = 8;

/** The words that are looked for, each once. */
export function termsOf(q: string): QueryWord[] {
  const words = new Map(queryWordsOf(q).map((word) => [word.folded, word]));
  return telling([...words.keys()])
    .slice(0, MOST_TERMS)
    .flatMap((folded) => words.get(folded) ?? []);
}

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

/** For each word of a query what several of them mean together: wi fi is wifi, mark sheet a transcript. */
function meantTogether(words: readonly QueryWord[], synonyms: Settings['synonyms']): string[][][] {
  const others: string[][][] = words.map(() => []);
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 2; to <= Math.min(words.length, from + LONGEST_PHRASE); to += 1) {
      const some = words.slice(from, to);
      const meant = [...(synonyms.get(some.map(({ folded }) => folded).join(' ')) ?? [])];
      if (some.length === 2) meant.push(fold(some.map(({ written }) => written).join('')));
      for (let at = from; at < to; at += 1) others[at]?.push(...meant);
    }
  return others;
}

/** Each word with what else it may mean. */
export async function readQuery(
  q: string,
  { synonyms }: Settings,
  payload: Payload,
  isUnfinished = false,
): Promise<Query> {
  const words = termsOf(q);
  const lastAt = words.length - 1;
  const beginnings = words.map(({ folded }, at) =>
    beginningsOf(folded, isUnfinished && at === lastAt),
  );
  const sounds = words.map(({ folded }) => soundOf(folded));
  const { sounding, begun } = await wordsAround({ sounds, beginnings: beginnings.flat() }, payload);
  const soundingLike = (word: string) =>
    sounding.filter((one) => one !== word && soundOf(one) === soundOf(word)).map((one) => [one]);
  const together = meantTogether(words, synonyms);
  const meant = words.map(({ folded, spellings }, at) => [
    ...spellings,
    ...(synonyms.get(folded) ?? synonyms.get(stemOf(folded) ?? folded) ?? []),
    ...(together[at] ?? []),
  ]);
  const there = await wordsThere(meant.flat(2), payload);
  return {
    terms: words.map(({ folded }, at) => ({
      word: folded,
      beginnings: beginnings[at] ?? [],
      others: [...soundingLike(folded), ...(meant[at] ?? [])],
    })),
    known: { begun, there: new Set([...sounding, ...there]) },
  };
}

/** What answers a term: the word itself, what it begins, and what stands for it. */
export const inAnyWay = (
  { word, beginnings, others }: Term,
  { begun, there }: Known,
): Expression => ({
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

/** True if a word of the query is not in the vocabulary, which has all words except numbers. */
export const hasUnknownWord = ({ terms, known }: Query): boolean =>
  terms.some(({ word }) => isOfLetters(word) && !known.there.has(word));

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
