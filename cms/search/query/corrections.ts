/**
 * Suggests corrected queries: with words of the vocabulary, and only queries that find something.
 */

import { queryWordsOf, soundOf } from '@college/contract/folding/folding';
import type { Payload } from 'payload';
import { hasMatch } from '../index/candidates.ts';
import { wordsInVocabulary, wordsLike } from '../index/words.ts';
import { distance } from './distance.ts';
import { anyMatchOf, type Query, termsOf } from './query.ts';
import type { Settings } from './settings.ts';

/** Upper bounds of replacements tried per word, and of suggestions. */
const MOST_TRIED = 4;
const MOST = 3;
/** Upper bound of corrected words. With more misspelt words the meaning is a guess. */
const MOST_CORRECTED = 2;

/** Slips allowed in a word of this many letters. */
const slips = (length: number) => (length < 5 ? 1 : 2);

async function wordsFor(word: string, payload: Payload): Promise<string[]> {
  const sound = soundOf(word);
  const most = slips(sound.length);
  const likely = (await wordsLike(sound, most, payload)).map((one) => ({
    ...one,
    far: distance(sound, one.sound, most),
    // Prefers words with the same first letter, because people seldom mistype it.
    beginsOtherwise: one.sound[0] === sound[0] ? 0 : 1,
  }));
  const sorted = likely
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far || one.beginsOtherwise - other.beginsOtherwise);
  return [...new Set(sorted.map(({ written }) => written))].slice(0, MOST_TRIED);
}

/**
 * Corrected queries that find something, the likeliest first.
 *
 * @param query the parsed form of `q`
 */
export async function correctionsOf(
  q: string,
  { terms, known }: Query,
  settings: Settings,
  payload: Payload,
  signal?: AbortSignal,
): Promise<string[]> {
  const vocabulary = await wordsInVocabulary(
    terms.map(({ word }) => word),
    payload,
  );
  const isKnown = ({ word, others }: Query['terms'][number]) =>
    vocabulary.has(word) ||
    settings.synonyms.has(word) ||
    others.some((spelling) => spelling.every((part) => known.there.has(part)));
  const unknown = new Set(terms.filter((term) => !isKnown(term)).map(({ word }) => word));
  if (unknown.size === 0 || unknown.size > MOST_CORRECTED) return [];
  const replacements = new Map<string, string[]>();
  for (const word of unknown) {
    signal?.throwIfAborted();
    const likely = await wordsFor(word, payload);
    if (likely.length === 0) return [];
    replacements.set(word, likely);
  }
  const corrections: string[] = [];
  const lists = [...replacements.values()];
  for (let at = 0; at < MOST_TRIED && corrections.length < MOST; at += 1) {
    // The likeliest replacement of each word, then the next ones.
    if (!lists.some((list) => list[at])) break;
    signal?.throwIfAborted();
    const replacementOf = (word: string) =>
      replacements.get(word)?.[at] ?? replacements.get(word)?.[0];
    const all = terms.map((term) => {
      const corrected = replacementOf(term.word);
      return corrected === undefined
        ? anyMatchOf(term, known)
        : { all: termsOf(corrected).map(({ folded }) => ({ word: folded })) };
    });
    if (await hasMatch({ all }, payload))
      corrections.push(
        queryWordsOf(q)
          .map(({ folded, written }) => replacementOf(folded) ?? written)
          .join(' '),
      );
  }
  return corrections;
}
