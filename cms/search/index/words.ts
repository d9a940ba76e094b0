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

/** How many words one sound may have: there are hardly ever more. */
const MOST = 40;

export async function wordsThatSound(
  sounds: readonly string[],
  payload: Payload,
): Promise<string[]> {
  if (sounds.length === 0) return [];
  const rows = await rowsOf(
    payload,
    sql`SELECT word FROM search_words WHERE sound IN (${listOf(sounds)}) LIMIT ${MOST}`,
  );
  return rows.map(({ word }) => String(word));
}

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

/** The words that begin so, by the beginning; of one that begins too many, and of numbers, none are told. */
export async function wordsThatBegin(
  beginnings: readonly string[],
  payload: Payload,
): Promise<ReadonlyMap<string, string[]>> {
  const asked = [...new Set(beginnings.filter(isOfLetters))];
  if (asked.length === 0) return new Map();
  const lists = asked.map(
    (one) => sql`SELECT * FROM (SELECT CAST(${one} AS text) AS beginning, word FROM search_words
                 WHERE ${beginsWith('word', one, payload)} LIMIT ${MOST_BEGUN}) begun`,
  );
  const rows = await rowsOf(payload, sql.join(lists, sql` UNION ALL `));
  const found = Map.groupBy(rows, ({ beginning }) => String(beginning));
  return new Map(
    asked
      .map((one) => [one, (found.get(one) ?? []).map(({ word }) => String(word))] as const)
      .filter(([, words]) => words.length < MOST_BEGUN),
  );
}

/** Those of the words that entries have; numbers may be any. */
export async function areThere(words: readonly string[], payload: Payload): Promise<Set<string>> {
  const numbers = words.filter((word) => !isOfLetters(word));
  const asked = words.filter(isOfLetters);
  if (asked.length === 0) return new Set(numbers);
  const rows = await rowsOf(
    payload,
    sql`SELECT word FROM search_words WHERE word IN (${listOf(asked)})`,
  );
  return new Set([...numbers, ...rows.map(({ word }) => String(word))]);
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
