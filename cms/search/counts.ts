/**
 * Search queries counted by week, without who searched. They are counted in memory, because a
 * visitor must not wait for a database write.
 */

import { wordsOf } from '@college/contract/folding/folding';
import { LONGEST_QUERY, type SearchCount } from '@college/contract/search';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../platform/database/statements.ts';
import { today } from '../time-zone/dates.ts';

interface Count {
  times: number;
  results: number;
}

/** On `globalThis`, because the bundler may load this module more than once in a process. */
const processState = globalThis as typeof globalThis & { searchCounts?: Map<string, Count> };
/**
 * Upper bounds of different queries between two writes and within a week. More than that is abuse.
 */
const MOST_WAITING = 500;
const MOST_PER_WEEK = 5000;

/**
 * The words of a query in small letters, without marks. Empty if the query has an e-mail address or
 * a long number, because those may identify a person.
 */
export function anonymousWords(q: string): string {
  const words = wordsOf(q).map(({ written }) => written);
  const isPrivate = q.includes('@') || /(\d[\s-]*){6,}/.test(words.join(' '));
  return isPrivate ? '' : words.join(' ').slice(0, LONGEST_QUERY);
}

export function countSearch({ q, results, times }: SearchCount): void {
  const words = anonymousWords(q);
  processState.searchCounts ??= new Map();
  const previous = processState.searchCounts.get(words);
  if (!words || (!previous && processState.searchCounts.size >= MOST_WAITING)) return;
  processState.searchCounts.set(words, { times: (previous?.times ?? 0) + times, results });
}

/** The Monday of the week of a day. */
export function weekOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/**
 * Writes the counts to the database. Returns false, because no work is left for another turn of the
 * job.
 */
export async function saveSearchCounts(payload: Payload): Promise<boolean> {
  const counts = [...(processState.searchCounts ?? [])];
  processState.searchCounts = undefined;
  if (counts.length === 0) return false;
  const week = weekOf(today());
  const [total] = await rowsOf(
    payload,
    sql`SELECT count(*) AS n FROM search_counts WHERE week = ${week}`,
  );
  if (Number(total?.n) >= MOST_PER_WEEK) return false;
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

export const deleteSearchCounts = (payload: Payload, until: Date) =>
  rowsOf(payload, sql`DELETE FROM search_counts WHERE week < ${until.toISOString().slice(0, 10)}`);
