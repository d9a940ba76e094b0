/** Parses a query and looks its words up in the vocabulary. */
import { fold, type QueryWord, queryWordsOf, soundOf } from '@college/contract/folding/folding';
import { beginningsOf, stemOf, type Term, telling } from '@college/contract/folding/terms';
import type { Payload } from 'payload';
import type { Expression } from '../index/expression.ts';
import {
  isOfLetters,
  type WordsByBeginning,
  wordsAround,
  wordsInVocabulary,
} from '../index/words.ts';
import { LONGEST_PHRASE, type Settings } from './settings.ts';

/** Upper bound of words that are searched. */
const MOST_TERMS = 8;

/** The different words that are searched. */
export function termsOf(q: string): QueryWord[] {
  const words = new Map(queryWordsOf(q).map((word) => [word.folded, word]));
  return telling([...words.keys()])
    .slice(0, MOST_TERMS)
    .flatMap((folded) => words.get(folded) ?? []);
}

/**
 * Words of the vocabulary that a query may refer to. Others are left out of the search, because
 * each word costs one lookup per tab.
 */
export interface QueryWords {
  byBeginning: WordsByBeginning;
  /** Related words in the vocabulary, and all numbers. */
  there: ReadonlySet<string>;
}

/** A parsed query and the vocabulary's words for it, which are read once. */
export interface Query {
  terms: Term[];
  known: QueryWords;
}

/**
 * For each word, the meanings of the phrases that contain it: “wi fi” is also wifi, “mark sheet” a
 * transcript.
 */
function phraseMeanings(words: readonly QueryWord[], synonyms: Settings['synonyms']): string[][][] {
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

/** Parses a query into terms: each word with its other spellings, sounds and synonyms. */
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
  const { sounding, byBeginning } = await wordsAround(
    { sounds, beginnings: beginnings.flat() },
    payload,
  );
  const soundalikes = (word: string) =>
    sounding.filter((one) => one !== word && soundOf(one) === soundOf(word)).map((one) => [one]);
  const together = phraseMeanings(words, synonyms);
  const meant = words.map(({ folded, spellings }, at) => [
    ...spellings,
    ...(synonyms.get(folded) ?? synonyms.get(stemOf(folded) ?? folded) ?? []),
    ...(together[at] ?? []),
  ]);
  const there = await wordsInVocabulary(meant.flat(2), payload);
  return {
    terms: words.map(({ folded }, at) => ({
      word: folded,
      beginnings: beginnings[at] ?? [],
      others: [...soundalikes(folded), ...(meant[at] ?? [])],
    })),
    known: { byBeginning, there: new Set([...sounding, ...there]) },
  };
}

/**
 * Expression for everything that matches a term: the word, words that begin with it, and words of
 * the same meaning.
 */
export const anyMatchOf = (
  { word, beginnings, others }: Term,
  { byBeginning, there }: QueryWords,
): Expression => ({
  any: [
    { word },
    // Single words instead of a prefix where possible, because a database collects all matches of a
    // prefix before it returns the first.
    ...beginnings.flatMap(
      (one): Expression[] =>
        byBeginning.get(one)?.flatMap((other) => (other === word ? [] : { word: other })) ?? [
          { word: one, prefix: true },
        ],
    ),
    ...others
      .filter((words) => words.every((one) => there.has(one)))
      .map((words): Expression => ({ all: words.map((one) => ({ word: one })) })),
  ],
});

/** True if a word of the query is not in the vocabulary. Numbers are never counted as unknown. */
export const hasUnknownWord = ({ terms, known }: Query): boolean =>
  terms.some(({ word }) => isOfLetters(word) && !known.there.has(word));

export const exactly = ({ terms }: Query): Expression => ({
  all: terms.map(({ word }) => ({ word })),
});
export const loosely = ({ terms, known }: Query): Expression => ({
  all: terms.map((term) => anyMatchOf(term, known)),
});

/** Expression for all terms except any one of them. */
export const nearly = ({ terms, known }: Query): Expression => ({
  any: terms.map((left) => loosely({ terms: terms.filter((term) => term !== left), known })),
});
