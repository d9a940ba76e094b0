/** Entries that have the words and that visitors see today, newest first. */

import type { SearchTab } from '@college/contract/search';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import { startOfToday } from '../../platform/time-zone/dates.ts';
import { type Expression, inFts5, inTsquery } from '../query/expression.ts';
import { allWords, isPostgres } from './make.ts';
import { type Filters, marksOf } from './marks.ts';
import type { Place } from './write.ts';

export interface Candidate {
  id: number;
  collection: string;
  record: number;
  tab: SearchTab;
  department: number;
  year: number;
  date: number;
  title: string;
}

const filtered = (expression: Expression, filters: Filters): Expression => ({
  all: [expression, ...marksOf(filters).map((word) => ({ word }))],
});

const from = (expression: Expression, payload: Payload) =>
  isPostgres(payload)
    ? sql`search_entries e WHERE ${sql.raw(allWords)} @@ ${inTsquery(expression)}`
    : sql`search_index JOIN search_entries e ON e.id = search_index.rowid
          WHERE search_index MATCH ${inFts5(expression)}`;

const newest = (limit: number) => sql`AND ${visible()} ORDER BY e.id DESC LIMIT ${limit}`;

const ofRow = (row: Record<string, unknown>): Candidate => ({
  id: Number(row.id),
  collection: String(row.collection),
  record: Number(row.record),
  tab: String(row.tab) as SearchTab,
  department: Number(row.department),
  year: Number(row.year),
  date: Number(row.date),
  title: String(row.title),
});
const columns = sql`e.id, e.collection, e.record, e.tab, e.department, e.year, e.date, e.title`;
const visible = () => sql`(e.until IS NULL OR e.until >= ${startOfToday().getTime()})`;

/** Of one record, while visitors may see it. */
export async function candidateAt(
  { collection, record }: Place,
  payload: Payload,
): Promise<Candidate[]> {
  const rows = await rowsOf(
    payload,
    sql`SELECT ${columns} FROM search_entries e
        WHERE e.collection = ${collection} AND e.record = ${record} AND ${visible()}`,
  );
  return rows.map(ofRow);
}

export async function candidates(
  expression: Expression,
  filters: Filters,
  limit: number,
  payload: Payload,
): Promise<Candidate[]> {
  const rows = await rowsOf(
    payload,
    sql`SELECT ${columns} FROM ${from(filtered(expression, filters), payload)} ${newest(limit)}`,
  );
  return rows.map(ofRow);
}

/** Their numbers alone. */
export async function idsOfCandidates(
  expression: Expression,
  filters: Filters,
  limit: number,
  payload: Payload,
): Promise<Set<number>> {
  const rows = await rowsOf(
    payload,
    sql`SELECT e.id FROM ${from(filtered(expression, filters), payload)} ${newest(limit)}`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}
