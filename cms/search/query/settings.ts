/** What the office says of searches: words that mean the same, and what stands first. */

import { fold } from '@college/contract/folding/folding';
import { inflected } from '@college/contract/folding/terms';
import type { Payload } from 'payload';
import type { Place } from '../index/write.ts';

export interface Settings {
  /** Of each word what else is looked for: phrases of one or several words. */
  synonyms: ReadonlyMap<string, string[][]>;
  /** By the words of a query. */
  pinned: ReadonlyMap<string, Place[]>;
}

/** The same for whoever writes a query in another way. */
export const keyOf = (q: string): string => fold(q).join(' ');

export async function readSettings(payload: Payload): Promise<Settings> {
  const { synonyms, pinned } = await payload.findGlobal({ slug: 'search', depth: 0 });
  const places = Map.groupBy(pinned ?? [], ({ query }) => keyOf(query));
  return {
    synonyms: foldedOnce((synonyms ?? []).map(({ words }) => words ?? [])),
    pinned: new Map(
      [...places].map(([key, rows]) => [
        key,
        rows.map(({ record }) => ({
          collection: record.relationTo,
          record: Number(Object(record.value).id ?? record.value),
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

/** Several words stand for one, and nothing stands for several: those are looked for word by word. */
function synonymsOf(groups: readonly string[][]): Map<string, string[][]> {
  const found = new Map<string, string[][]>();
  for (const words of groups) {
    const phrases = words.map(fold).filter(({ length }) => length > 0);
    for (const phrase of phrases) {
      const [word, ...more] = phrase;
      if (word === undefined || more.length > 0) continue;
      const others = phrases
        .filter((one) => one !== phrase)
        .flatMap((one) =>
          one.length === 1 ? one.flatMap(inflected).map((other) => [other]) : [one],
        );
      found.set(word, [...(found.get(word) ?? []), ...others]);
    }
  }
  return found;
}
