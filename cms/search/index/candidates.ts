/** Entries that have the words and that visitors see today: of too many the newest. */
import type { SearchTab } from '@college/contract/search';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import { startOfToday } from '../../platform/time-zone/dates.ts';
import { type Expression, inFts5, inTsquery } from '../query/expression.ts';
import { isPostgres } from './make.ts';
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
  /** Whether all the words of the query themselves stand in it. */
  isExact: boolean;
}

const visible = () => sql`(e.until IS NULL OR e.until >= ${startOfToday().getTime()})`;
const columns = sql.raw(
  'e.id, e.collection, e.record, e.tab, e.department, e.year, e.date, e.title',
);

interface Asked {
  expression: Expression;
  filters?: Filters;
  limit: number;
  /** Of their titles alone. */
  inTitle?: boolean;
}

const marksIn = (filters: Filters) => marksOf(filters).map((word): Expression => ({ word }));

/** In the order of the index itself: reading ends where there is enough. */
function matching({ expression, filters = {}, limit, inTitle = false }: Asked, payload: Payload) {
  if (isPostgres(payload)) {
    const { tab, ...others } = filters;
    const marks = marksIn(others);
    const all = inTsquery({ all: inTitle ? marks : [expression, ...marks] });
    const conditions = [
      // A range of one, which makes Postgres go along the tab: else it goes through all that is newer than its newest.
      ...(tab ? [sql`e.tab BETWEEN ${tab} AND ${tab}`] : []),
      ...(inTitle ? [sql`e.title_vector @@ ${inTsquery(expression)}`] : []),
      ...(inTitle && marks.length === 0 ? [] : [sql`e.vector @@ ${all}`]),
    ];
    return sql`search_entries e WHERE ${sql.join(conditions, sql` AND `)} AND ${visible()}
               ORDER BY ${tab ? sql`e.tab DESC, ` : sql``}e.id DESC LIMIT ${limit}`;
  }
  const marks = marksIn(filters);
  return sql`search_index JOIN search_entries e ON e.id = search_index.rowid
             WHERE search_index MATCH ${inFts5(expression, marks, inTitle)} AND ${visible()}
             ORDER BY search_index.rowid DESC LIMIT ${limit}`;
}

type Line = [number, string, number, SearchTab, number, number, number, string, boolean | 0 | 1];

/** As one value: what hands over rows takes longer with each of them than what finds them. */
async function listed(rows: SQL, isExact: SQL, payload: Payload): Promise<Candidate[]> {
  const of = sql`id, collection, record, tab, department, year, date, title, ${isExact}`;
  const list = isPostgres(payload)
    ? sql`COALESCE(json_agg(json_build_array(${of})), '[]')::text`
    : sql`json_group_array(json_array(${of}))`;
  const [found] = await rowsOf(payload, sql`SELECT ${list} AS list FROM (${rows}) found`);
  const values: Line[] = JSON.parse(String(found?.list));
  return values.map(([id, collection, record, tab, department, year, date, title, isExact]) => {
    return {
      id,
      collection,
      record,
      tab,
      department,
      year,
      date,
      title,
      isExact: Boolean(isExact),
    };
  });
}

/** Of all that is asked, in one statement; each of them once. `exact`: what stands in those that have the very words. */
export async function candidates(
  asked: readonly Asked[],
  exact: Expression,
  payload: Payload,
): Promise<Candidate[]> {
  const most = asked.reduce((sum, one) => sum + one.limit, 0);
  const [each, isExact] = isPostgres(payload)
    ? [sql`${columns}, e.vector @@ ${inTsquery(exact)} AS is_exact`, sql`is_exact`]
    : [
        columns,
        sql`id IN (SELECT rowid FROM search_index WHERE search_index MATCH ${inFts5(exact, marksIn(asked[0]?.filters ?? {}), false)}
                   ORDER BY rowid DESC LIMIT ${most})`,
      ];
  const lists = asked.map(
    (one) => sql`SELECT * FROM (SELECT ${each} FROM ${matching(one, payload)}) one`,
  );
  const found = await listed(sql.join(lists, sql` UNION ALL `), isExact, payload);
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** Of one record, while visitors may see it. */
export const candidateAt = ({ collection, record }: Place, payload: Payload) =>
  listed(
    sql`SELECT ${columns} FROM search_entries e
        WHERE e.collection = ${collection} AND e.record = ${record} AND ${visible()}`,
    sql`1 = 1`,
    payload,
  );

export async function isThere(expression: Expression, payload: Payload): Promise<boolean> {
  const rows = await rowsOf(
    payload,
    sql`SELECT e.id FROM ${matching({ expression, limit: 1 }, payload)}`,
  );
  return rows.length > 0;
}

/** Numbers of the files whose texts visitors may search, in the order in which they came. */
export async function documentsShown(
  { limit, page }: { limit: number; page: number },
  payload: Payload,
): Promise<number[]> {
  const rows = await rowsOf(
    payload,
    sql`SELECT e.record FROM search_entries e WHERE e.collection = 'media' AND ${visible()}
        ORDER BY e.record LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  return rows.map(({ record }) => Number(record));
}
