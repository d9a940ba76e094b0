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

/** What there is of what a query may mean: a database looks for each word once more in every tab. */
export interface Known {
  /** By what they begin with; of what begins too many words, and of numbers, none are told. */
  begun: ReadonlyMap<string, string[]>;
  /** Of the words asked for; numbers may be any. */
  there: ReadonlySet<string>;
}

/** In one statement: to ask costs more than to look up. */
export async function wordsKnown(
  { beginnings, words }: { beginnings: readonly string[]; words: readonly string[] },
  payload: Payload,
): Promise<Known> {
  const asked = [...new Set(beginnings.filter(isOfLetters))];
  const lists = asked.map(
    (one) => sql`SELECT * FROM (SELECT CAST(${one} AS text) AS beginning, word FROM search_words
                 WHERE ${beginsWith('word', one, payload)} LIMIT ${MOST_BEGUN}) begun`,
  );
  const others = words.filter(isOfLetters);
  // Words asked for whole stand under no beginning.
  if (others.length > 0)
    lists.push(
      sql`SELECT '' AS beginning, word FROM search_words WHERE word IN (${listOf(others)})`,
    );
  const rows = lists.length > 0 ? await rowsOf(payload, sql.join(lists, sql` UNION ALL `)) : [];
  const found = Map.groupBy(rows, ({ beginning }) => String(beginning));
  const wordsIn = (list: string) => (found.get(list) ?? []).map(({ word }) => String(word));
  return {
    begun: new Map(
      asked
        .map((one) => [one, wordsIn(one)] as const)
        .filter(([, begun]) => begun.length < MOST_BEGUN),
    ),
    there: new Set([...words.filter((word) => !isOfLetters(word)), ...wordsIn('')]),
  };
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
