/** What the office says of searches: words that mean the same, and what stands first. */

import { fold, queryWordsOf } from '@college/contract/folding/folding';
import { inflected, telling } from '@college/contract/folding/terms';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import { idOf } from '../../id-of.ts';
import type { Place } from '../index/write.ts';

export interface Settings {
  /** What else is looked for, by a word or by the words of a phrase with spaces between: phrases of one or several words. */
  synonyms: ReadonlyMap<string, string[][]>;
  /** By the words of a query. */
  pinned: ReadonlyMap<string, Place[]>;
}

/** The same for whoever writes a query in another way. */
export const keyOf = (q: string): string => fold(q).join(' ');

export async function readSettings(payload: Payload): Promise<Settings> {
  const { synonyms, pinned } = await payload.findGlobal({ slug: 'search', depth: 0, ...asSystem });
  const places = Map.groupBy(pinned ?? [], ({ query }) => keyOf(query));
  return {
    synonyms: foldedOnce((synonyms ?? []).map(({ words }) => words ?? [])),
    pinned: new Map(
      [...places].map(([key, rows]) => [
        key,
        rows.map(({ record }) => ({
          collection: record.relationTo,
          record: idOf(record.value),
        })),
      ]),
    ),
  };
}

/** Read with each query, and seldom others: folded again once they are. */
let folded = { of: '', synonyms: new Map<string, string[][]>() };
function foldedOnce(groups: string[][]): ReadonlyMap<string, string[][]> {
  const of = JSON.stringify(groups);
  if (folded.of !== of) folded = { of, synonyms: synonymsOf(groups) };
  return folded.synonyms;
}

/** Words of a phrase that a query may ask for. */
export const LONGEST_PHRASE = 4;

/** As the words of a query are read, so that each finds the other. */
const phraseOf = (words: string) => telling(queryWordsOf(words).map(({ folded }) => folded));

function synonymsOf(groups: readonly string[][]): Map<string, string[][]> {
  const synonyms = new Map<string, string[][]>();
  for (const group of groups) {
    const phrases = group.map(phraseOf).filter(({ length }) => length > 0);
    for (const phrase of phrases) {
      if (phrase.length > LONGEST_PHRASE) continue;
      const others = phrases
        .filter((one) => one !== phrase)
        .flatMap((one) =>
          one.length === 1 ? one.flatMap(inflected).map((other) => [other]) : [one],
        );
      const key = phrase.join(' ');
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...others]);
    }
  }
  return synonyms;
}
