/** What was searched, by week: words alone. Gathered in memory, so that no visitor waits for a database that writes. */

import { wordsOf } from '@college/contract/folding/folding';
import { LONGEST_QUERY, type SearchCount } from '@college/contract/search';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../platform/database/statements.ts';
import { today } from '../platform/time-zone/dates.ts';

interface Counted {
  times: number;
  results: number;
}

/** Of the process and not of a module, which may be loaded more than once in it. */
const held = globalThis as typeof globalThis & { searchCounts?: Map<string, Counted> };
/** Different queries between two rounds, and within a week: what goes beyond is somebody who plays. */
const MOST_WAITING = 500;
const MOST_OF_A_WEEK = 5000;

/** Its words in small letters. Addresses and long numbers are of somebody: these are told to nobody. */
export function tellable(q: string): string {
  const words = wordsOf(q).map(({ written }) => written);
  const isPrivate = q.includes('@') || /(\d[\s-]*){6,}/.test(words.join(' '));
  return isPrivate ? '' : words.join(' ').slice(0, LONGEST_QUERY);
}

export function countSearch({ q, results, times }: SearchCount): void {
  const words = tellable(q);
  held.searchCounts ??= new Map();
  const counted = held.searchCounts.get(words);
  if (!words || (!counted && held.searchCounts.size >= MOST_WAITING)) return;
  held.searchCounts.set(words, { times: (counted?.times ?? 0) + times, results });
}

/** The Monday of a day. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** Writes down what was counted; there is never more to do at once. */
export async function keepSearchCounts(payload: Payload): Promise<boolean> {
  const counts = [...(held.searchCounts ?? [])];
  held.searchCounts = undefined;
  if (counts.length === 0) return false;
  const week = weekOf(today());
  const [kept] = await rowsOf(
    payload,
    sql`SELECT count(*) AS n FROM search_counts WHERE week = ${week}`,
  );
  if (Number(kept?.n) >= MOST_OF_A_WEEK) return false;
  const rows = counts.map(
    ([query, { times, results }]) => sql`(${week}, ${query}, ${times}, ${results})`,
  );
  await rowsOf(
    payload,
    sql`INSERT INTO search_counts (week, query, times, results) VALUES ${sql.join(rows, sql`, `)}
        ON CONFLICT (week, query) DO UPDATE
        SET times = search_counts.times + excluded.times, results = excluded.results`,
  );
  return false;
}

export const forgetSearchCounts = (payload: Payload, until: Date) =>
  rowsOf(payload, sql`DELETE FROM search_counts WHERE week < ${until.toISOString().slice(0, 10)}`);
