/** The words that there are. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import { isPostgres } from './make.ts';

export const listOf = (values: readonly unknown[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** In a way for which each database has an index. */
function beginsWith(column: 'word' | 'sound' | 'backwards', beginning: string, payload: Payload) {
  const name = sql.raw(column);
  return isPostgres(payload)
    ? sql`${name} LIKE ${`${beginning}%`}`
    : sql`${name} >= ${beginning} AND ${name} < ${`${beginning}\u{10ffff}`}`;
}

/** What begins a word that may be in the table, which has no numbers. */
export const isOfLetters = (beginning: string) => !/^[\d.]+$/.test(beginning);
/** How many words are looked for one by one instead of what they begin with. */
const MOST_BEGUN = 12;
/** How many words the sounds of a query may have: there are hardly ever more. */
const MOST_SOUNDING = 40;

/** By what they begin with; of what begins too many words, and of numbers, none are told. */
export type Begun = ReadonlyMap<string, string[]>;

/** Words that sound like those of a query, and that begin like them. In one statement: to ask costs more than to look up. */
export async function wordsAround(
  { sounds, beginnings }: { sounds: readonly string[]; beginnings: readonly string[] },
  payload: Payload,
): Promise<{ sounding: string[]; begun: Begun }> {
  if (sounds.length === 0) return { sounding: [], begun: new Map() };
  const asked = [...new Set(beginnings.filter(isOfLetters))];
  const lists = [
    // No beginning is empty.
    { beginning: '', which: sql`sound IN (${listOf(sounds)})`, most: MOST_SOUNDING },
    ...asked.map((beginning) => ({
      beginning,
      which: beginsWith('word', beginning, payload),
      most: MOST_BEGUN,
    })),
  ].map(
    ({ beginning, which, most }) => sql`SELECT * FROM (
      SELECT CAST(${beginning} AS text) AS beginning, word FROM search_words WHERE ${which} LIMIT ${most}) one`,
  );
  const rows = await rowsOf(payload, sql.join(lists, sql` UNION ALL `));
  const found = Map.groupBy(rows, ({ beginning }) => String(beginning));
  const wordsIn = (list: string) => (found.get(list) ?? []).map(({ word }) => String(word));
  const begun = asked.map((one) => [one, wordsIn(one)] as const);
  return {
    sounding: wordsIn(''),
    begun: new Map(begun.filter(([, words]) => words.length < MOST_BEGUN)),
  };
}

/** Those of these words that there are; numbers may be any. */
export async function wordsThere(
  words: readonly string[],
  payload: Payload,
): Promise<ReadonlySet<string>> {
  const asked = words.filter(isOfLetters);
  const rows =
    asked.length > 0
      ? await rowsOf(
          payload,
          sql`SELECT word FROM search_words WHERE word IN (${listOf([...new Set(asked)])})`,
        )
      : [];
  return new Set([
    ...words.filter((word) => !isOfLetters(word)),
    ...rows.map(({ word }) => String(word)),
  ]);
}

/** Words looked at of each beginning and each end, so that no vocabulary makes a correction dear. */
const MOST_LIKE = { oneSlip: 80, twoSlips: 25 } as const;

export interface LikelyWord {
  sound: string;
  written: string;
}

/** The strings that come of a word by leaving one letter out, or by exchanging two neighbours. */
function nearTo(letters: readonly string[]): string[] {
  const shorter = letters.map((_, at) => letters.toSpliced(at, 1));
  const swapped = letters
    .slice(1)
    .map((letter, at) => letters.toSpliced(at, 2, letter, letters[at] ?? ''));
  return [...new Set([...shorter, ...swapped].map((one) => one.join('')))];
}

/**
 * Words that may be meant by one with slips. One slip leaves the first or the last half of a word as it is, two leave the
 * first or the last third in most words: so the index hands over a bounded number of words that begin or end alike.
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
    sql`SELECT sound, written FROM search_words WHERE sound IN (${listOf(nearTo(letters))})`,
    ...around(half, [length, length + 1], MOST_LIKE.oneSlip),
    ...(slips === 2
      ? around(
          third,
          [-2, -1, 0, 1, 2].map((more) => length + more),
          MOST_LIKE.twoSlips,
        )
      : []),
  ];
  // As one value: hundreds of rows would take longer than what finds them.
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
