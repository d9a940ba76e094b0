/** Reads the vocabulary: the words of all entries. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { isPostgres, rowsOf } from '../../platform/database/statements.ts';

export const listOf = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Prefix condition in the form that each database can answer from an index. */
function beginsWith(column: 'word' | 'sound' | 'backwards', beginning: string, payload: Payload) {
  const name = sql.raw(column);
  return isPostgres(payload)
    ? sql`${name} LIKE ${`${beginning}%`}`
    : sql`${name} >= ${beginning} AND ${name} < ${`${beginning}\u{10ffff}`}`;
}

/** False for numbers, which are not in the vocabulary. */
export const isOfLetters = (beginning: string) => !/^[\d.]+$/.test(beginning);
/** Upper bound of words that replace a prefix search. With more, the prefix search is faster. */
const MOST_PER_BEGINNING = 12;
/** Upper bound of words that sound like a word of the query. More are very rare. */
const MOST_SOUNDING = 40;

/**
 * Words of the vocabulary by their beginning; without numbers, and without beginnings of too many
 * words.
 */
export type WordsByBeginning = ReadonlyMap<string, string[]>;

/**
 * Words that sound like those of a query, and words that begin like them. One statement, because a
 * round trip costs more than the lookup.
 */
export async function wordsAround(
  { sounds, beginnings }: { sounds: readonly string[]; beginnings: readonly string[] },
  payload: Payload,
): Promise<{ sounding: string[]; byBeginning: WordsByBeginning }> {
  if (sounds.length === 0) return { sounding: [], byBeginning: new Map() };
  const searchable = [...new Set(beginnings.filter(isOfLetters))];
  const lists = [
    // The empty key is free, because no beginning is empty.
    { beginning: '', which: sql`sound IN (${listOf(sounds)})`, most: MOST_SOUNDING },
    ...searchable.map((beginning) => ({
      beginning,
      which: beginsWith('word', beginning, payload),
      most: MOST_PER_BEGINNING,
    })),
  ].map(
    ({ beginning, which, most }) => sql`SELECT * FROM (
      SELECT CAST(${beginning} AS text) AS beginning, word FROM search_words WHERE ${which} LIMIT ${most}) one`,
  );
  const rows = await rowsOf(payload, sql.join(lists, sql` UNION ALL `));
  const rowsByBeginning = Map.groupBy(rows, ({ beginning }) => String(beginning));
  const wordsIn = (list: string) =>
    (rowsByBeginning.get(list) ?? []).map(({ word }) => String(word));
  const wordLists = searchable.map((beginning) => [beginning, wordsIn(beginning)] as const);
  return {
    sounding: wordsIn(''),
    byBeginning: new Map(wordLists.filter(([, words]) => words.length < MOST_PER_BEGINNING)),
  };
}

/** Those of the given words that are in the vocabulary. Numbers always count as being in it. */
export async function wordsInVocabulary(
  words: readonly string[],
  payload: Payload,
): Promise<ReadonlySet<string>> {
  const searchable = words.filter(isOfLetters);
  const rows =
    searchable.length > 0
      ? await rowsOf(
          payload,
          sql`SELECT word FROM search_words WHERE word IN (${listOf([...new Set(searchable)])})`,
        )
      : [];
  return new Set([
    ...words.filter((word) => !isOfLetters(word)),
    ...rows.map(({ word }) => String(word)),
  ]);
}

/**
 * Words read per beginning and per end, because a correction must stay cheap with any vocabulary.
 */
const MOST_LIKE = { oneSlip: 80, twoSlips: 25 } as const;

export interface LikelyWord {
  sound: string;
  written: string;
}

/** The strings made from a word by removing one letter or swapping two neighbours. */
function oneSlipFrom(letters: readonly string[]): string[] {
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1));
  const swapped = letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? ''));
  return [...new Set([...shorter, ...swapped].map((changed) => changed.join('')))];
}

/**
 * Words that a misspelt word may stand for. One slip leaves the first or the last half of a word
 * unchanged; two slips leave the first or the last third of most words unchanged. So a bounded
 * number of words with the same beginning or end is enough.
 */
export async function wordsLike(
  sound: string,
  slips: 1 | 2,
  payload: Payload,
): Promise<LikelyWord[]> {
  const letters = [...sound];
  const { length } = letters;
  const [half, third] = [Math.floor(length / 2), Math.max(2, Math.floor(length / 3))];
  if (half === 0) return [];
  const around = (count: number, lengths: readonly number[], most: number) =>
    lengths.flatMap((long) => {
      const isSoLong = sql`letters = ${long}`;
      const front = beginsWith('sound', letters.slice(0, count).join(''), payload);
      const back = beginsWith('backwards', letters.slice(-count).reverse().join(''), payload);
      return [front, back].map(
        (which) =>
          sql`SELECT * FROM (SELECT sound, written FROM search_words WHERE ${isSoLong} AND ${which} LIMIT ${most}) one`,
      );
    });
  const selects = [
    sql`SELECT sound, written FROM search_words WHERE sound IN (${listOf(oneSlipFrom(letters))})`,
    ...around(half, [length, length + 1], MOST_LIKE.oneSlip),
    ...(slips === 2
      ? around(
          third,
          [-2, -1, 0, 1, 2].map((more) => length + more),
          MOST_LIKE.twoSlips,
        )
      : []),
  ];
  // One string, because hundreds of rows take longer to hand over than to find.
  const [row] = await rowsOf(
    payload,
    sql`SELECT COALESCE(string_agg(sound || '\t' || written, '\n'), '') AS list
        FROM (SELECT DISTINCT sound, written FROM (${sql.join(selects, sql` UNION ALL `)}) likely) one`,
  );
  const lines = String(row?.list).split('\n').filter(Boolean);
  return lines.map((line) => {
    const [like = '', written = ''] = line.split('\t');
    return { sound: like, written };
  });
}
