/** What a query with a slip could have meant: words that are really there, and whole queries that find something. */

import { queryWordsOf, soundOf } from '@college/contract/folding/folding';
import type { Payload } from 'payload';
import { isThere } from '../index/candidates.ts';
import { wordsLike, wordsThere } from '../index/words.ts';
import { distance } from './distance.ts';
import { inAnyWay, type Query, termsOf } from './query.ts';
import type { Settings } from './settings.ts';

/** How many words are tried for one, and how many queries are told. */
const MOST_TRIED = 4;
const MOST = 3;
/** Words of one query that are corrected: of a query with more slips nobody knows what was meant. */
const MOST_CORRECTED = 2;

/** Slips that a word of so many letters may have. */
const slips = (length: number) => (length < 5 ? 1 : 2);

async function wordsFor(word: string, payload: Payload): Promise<string[]> {
  const sound = soundOf(word);
  const most = slips(sound.length);
  const likely = (await wordsLike(sound, most, payload)).map((one) => ({
    ...one,
    far: distance(sound, one.sound, most),
    // A slip is seldom in the first letter.
    beginsOtherwise: one.sound[0] === sound[0] ? 0 : 1,
  }));
  const sorted = likely
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far || one.beginsOtherwise - other.beginsOtherwise);
  return [...new Set(sorted.map(({ written }) => written))].slice(0, MOST_TRIED);
}

/**
 * Whole queries that find something, the likeliest first.
 * @param query the same words, as they were read to be looked for
 */
export async function correctionsOf(
  q: string,
  { terms, known }: Query,
  settings: Settings,
  payload: Payload,
  signal?: AbortSignal,
): Promise<string[]> {
  const there = await wordsThere(
    terms.map(({ word }) => word),
    payload,
  );
  const isKnown = ({ word, others }: Query['terms'][number]) =>
    there.has(word) ||
    settings.synonyms.has(word) ||
    others.some((spelling) => spelling.every((one) => known.there.has(one)));
  const unknown = new Set(terms.filter((term) => !isKnown(term)).map(({ word }) => word));
  if (unknown.size === 0 || unknown.size > MOST_CORRECTED) return [];
  const instead = new Map<string, string[]>();
  for (const word of unknown) {
    signal?.throwIfAborted();
    const likely = await wordsFor(word, payload);
    if (likely.length === 0) return [];
    instead.set(word, likely);
  }
  const corrections: string[] = [];
  const lists = [...instead.values()];
  for (let at = 0; at < MOST_TRIED && corrections.length < MOST; at += 1) {
    // The likeliest of each, then the next of those that have one.
    if (!lists.some((list) => list[at])) break;
    signal?.throwIfAborted();
    const chosen = (word: string) => instead.get(word)?.[at] ?? instead.get(word)?.[0];
    const all = terms.map((term) => {
      const corrected = chosen(term.word);
      return corrected === undefined
        ? inAnyWay(term, known)
        : { all: termsOf(corrected).map(({ folded }) => ({ word: folded })) };
    });
    if (await isThere({ all }, payload))
      corrections.push(
        queryWordsOf(q)
          .map(({ folded, written }) => chosen(folded) ?? written)
          .join(' '),
      );
  }
  return corrections;
}
