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
