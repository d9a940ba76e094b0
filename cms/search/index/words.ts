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
function beginsWith(column: 'word' | 'sound', beginning: string, payload: Payload) {
  const name = sql.raw(column);
  return isPostgres(payload)
    ? sql`${name} LIKE ${`${beginning}%`}`
    : sql`${name} >= ${beginning} AND ${name} < ${`${beginning}\u{10ffff}`}`;
}

/** What begins a word that may be in the table, which has no numbers. */
const isOfLetters = (beginning: string) => !/^[\d.]+$/.test(beginning);
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

/** Words that begin alike and are about as long: a slip is seldom in the first letter. */
export async function wordsLike(sound: string, slips: number, payload: Payload) {
  const [first] = sound;
  if (!first) return [];
  const rows = await rowsOf(
    payload,
    sql`SELECT sound, written FROM search_words WHERE ${beginsWith('sound', first, payload)}
        AND length(sound) BETWEEN ${sound.length - slips} AND ${sound.length + slips}`,
  );
  return rows.map((row) => ({ sound: String(row.sound), written: String(row.written) }));
}
