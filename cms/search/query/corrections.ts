/** What a query with a slip could have meant: words that are really there, and whole queries that find something. */

import { soundOf, wordsOf } from '@college/contract/folding/folding';
import type { Payload } from 'payload';
import { isThere } from '../index/candidates.ts';
import { wordsLike, wordsThere } from '../index/words.ts';
import { distance } from './distance.ts';
import { loosely, type Query, readQuery, termsOf } from './query.ts';
import type { Settings } from './settings.ts';

/** How many words are tried for one, and how many queries are told. */
const MOST_TRIED = 4;
const MOST = 3;

/** Slips that a word of so many letters may have. */
const slips = (length: number) => (length < 5 ? 1 : 2);

async function wordsFor(word: string, payload: Payload) {
  const sound = soundOf(word);
  const most = slips(sound.length);
  return (await wordsLike(sound, most, payload))
    .map((one) => ({ ...one, far: distance(sound, one.sound) }))
    .filter(({ far }) => far <= most)
    .sort((one, other) => one.far - other.far)
    .slice(0, MOST_TRIED);
}

export interface Correction {
  q: string;
  query: Query;
}

export async function correctionsOf(
  q: string,
  settings: Settings,
  payload: Payload,
): Promise<Correction[]> {
  const words = termsOf(q);
  const there = await wordsThere(words, payload);
  const unknown = words.filter((word) => !there.has(word) && !settings.synonyms.has(word));
  const instead = await Promise.all(
    unknown.map(async (word) => [word, await wordsFor(word, payload)] as const),
  );
  if (unknown.length === 0 || instead.some(([, found]) => found.length === 0)) return [];
  const found: Correction[] = [];
  for (let at = 0; at < MOST_TRIED && found.length < MOST; at += 1) {
    // The likeliest of each, then the next of those that have one.
    if (!instead.some(([, list]) => list[at])) break;
    const chosen = new Map(
      instead.map(([word, list]) => [word, (list[at] ?? list[0])?.written ?? word]),
    );
    const corrected = wordsOf(q)
      .map(({ folded, written }) => chosen.get(folded) ?? written)
      .join(' ');
    const query = await readQuery(corrected, settings, payload);
    if (await isThere(loosely(query), payload)) found.push({ q: corrected, query });
  }
  return found;
}
