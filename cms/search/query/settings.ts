/** Search settings of the office: synonyms and pinned results. */

import { fold, queryWordsOf } from '@college/contract/folding/folding';
import { inflected, telling } from '@college/contract/folding/terms';
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import { idOf } from '../../id-of.ts';
import type { Place } from '../index/write.ts';

export interface Settings {
  /** Phrases of the same meaning, by a phrase of one or more words separated by spaces. */
  synonyms: ReadonlyMap<string, string[][]>;
  /** Pinned records, by the key of the query (see `keyOf`). */
  pinned: ReadonlyMap<string, Place[]>;
}

/** The folded form of a query, which is the same for all its spellings. */
export const keyOf = (q: string): string => fold(q).join(' ');

export async function readSettings(payload: Payload): Promise<Settings> {
  const { synonyms, pinned } = await payload.findGlobal({ slug: 'search', ...asSystem });
  const places = Map.groupBy(pinned ?? [], ({ query }) => keyOf(query));
  return {
    synonyms: cachedSynonyms((synonyms ?? []).map(({ words }) => words ?? [])),
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

/** The folded synonyms, cached until the office changes them, because every query needs them. */
let cache = { of: '', synonyms: new Map<string, string[][]>() };
function cachedSynonyms(groups: string[][]): ReadonlyMap<string, string[][]> {
  const of = JSON.stringify(groups);
  if (cache.of !== of) cache = { of, synonyms: synonymsOf(groups) };
  return cache.synonyms;
}

/** Upper bound of words in a phrase. */
export const LONGEST_PHRASE = 4;

/** Folds a phrase in the same way as a query. */
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
