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
}

/** The clock tells it in every second once: working it out takes longer than many a query. */
let told = { second: 0, today: 0 };
function today(): number {
  const second = Math.floor(Date.now() / 1000);
  if (told.second !== second) told = { second, today: startOfToday().getTime() };
  return told.today;
}
const visible = () => sql`(e.until IS NULL OR e.until >= ${today()})`;
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

/** In the order of the index itself: reading ends where there is enough. */
function matching({ expression, filters = {}, limit, inTitle = false }: Asked, payload: Payload) {
  const marks = marksOf(filters).map((word): Expression => ({ word }));
  if (isPostgres(payload)) {
    const all = inTsquery({ all: inTitle ? marks : [expression, ...marks] });
    const conditions = [
      ...(inTitle ? [sql`e.title_vector @@ ${inTsquery(expression)}`] : []),
      ...(inTitle && marks.length === 0 ? [] : [sql`e.vector @@ ${all}`]),
    ];
    return sql`search_entries e WHERE ${sql.join(conditions, sql` AND `)} AND ${visible()}
               ORDER BY e.id DESC LIMIT ${limit}`;
  }
  return sql`search_index JOIN search_entries e ON e.id = search_index.rowid
             WHERE search_index MATCH ${inFts5(expression, marks, inTitle)} AND ${visible()}
             ORDER BY search_index.rowid DESC LIMIT ${limit}`;
}

/** As one value: what hands over rows takes longer with each of them than what finds them. */
async function listed(rows: SQL, payload: Payload): Promise<Candidate[]> {
  const of = sql`id, collection, record, tab, department, year, date, title`;
  const list = isPostgres(payload)
    ? sql`COALESCE(json_agg(json_build_array(${of})), '[]')::text`
    : sql`json_group_array(json_array(${of}))`;
  const [found] = await rowsOf(payload, sql`SELECT ${list} AS list FROM (${rows}) found`);
  const values: [number, string, number, SearchTab, number, number, number, string][] = JSON.parse(
    String(found?.list),
  );
  return values.map(([id, collection, record, tab, department, year, date, title]) => {
    return { id, collection, record, tab, department, year, date, title };
  });
}

export const candidates = (asked: Asked, payload: Payload): Promise<Candidate[]> =>
  listed(sql`SELECT ${columns} FROM ${matching(asked, payload)}`, payload);

/** Of one record, while visitors may see it. */
export const candidateAt = ({ collection, record }: Place, payload: Payload) =>
  listed(
    sql`SELECT ${columns} FROM search_entries e
        WHERE e.collection = ${collection} AND e.record = ${record} AND ${visible()}`,
    payload,
  );

/** Their numbers alone. */
export async function idsOfCandidates(asked: Asked, payload: Payload): Promise<Set<number>> {
  const ids = isPostgres(payload)
    ? sql`COALESCE(json_agg(id), '[]')::text`
    : sql`json_group_array(id)`;
  const [found] = await rowsOf(
    payload,
    sql`SELECT ${ids} AS ids FROM (SELECT e.id FROM ${matching(asked, payload)}) found`,
  );
  return new Set<number>(JSON.parse(String(found?.ids)));
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
