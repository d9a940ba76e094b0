/** The words that there are. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';

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

/** Those of the words that entries have. */
export async function areThere(words: readonly string[], payload: Payload): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const rows = await rowsOf(
    payload,
    sql`SELECT word FROM search_words WHERE word IN (${listOf(words)})`,
  );
  return new Set(rows.map(({ word }) => String(word)));
}

/** Words that begin alike and are about as long: a slip is seldom in the first letter. */
export async function wordsLike(sound: string, slips: number, payload: Payload) {
  const [first = ''] = sound;
  const rows = await rowsOf(
    payload,
    sql`SELECT sound, written FROM search_words WHERE substr(sound, 1, 1) = ${first}
        AND length(sound) BETWEEN ${sound.length - slips} AND ${sound.length + slips}`,
  );
  return rows.map((row) => ({ sound: String(row.sound), written: String(row.written) }));
}
