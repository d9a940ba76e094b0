/** Entries that have the words and that visitors see today: of too many the newest. */
import { type SearchTab, searchTabNames } from '@college/contract/search';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { rowsOf } from '../../platform/database/statements.ts';
import { startOfToday } from '../../platform/time-zone/dates.ts';
import { type Expression, inFts5, inTsquery } from '../query/expression.ts';
import { BETWEEN } from '../titles.ts';
import { isPostgres, newestOf, vectorIn } from './make.ts';
import { type Filters, marksOf } from './marks.ts';
import { listOf } from './words.ts';
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

/** Worked out once in a second: a query has a dozen parts that ask for it. */
let today = { at: Number.NEGATIVE_INFINITY, start: 0 };
function beginningOfToday(): number {
  const at = Date.now();
  if (Math.abs(at - today.at) > 1000) today = { at, start: startOfToday().getTime() };
  return today.start;
}

/** True of an entry `e` that visitors see today. */
export const visible = () => sql`(e.until IS NULL OR e.until >= ${beginningOfToday()})`;

interface Asked {
  expression: Expression;
  filters?: Filters;
  /** Of each part. */
  limit: number;
}

/** A tab, or the titles of all. */
type Part = SearchTab | 'title';
const parts: Part[] = ['title', ...searchTabNames];

const asExpressions = (words: readonly string[]) => words.map((word): Expression => ({ word }));

/** Their numbers, in the order of the index itself: reading ends where there is enough. */
function matching({ expression, filters = {}, limit }: Asked, part: Part, payload: Payload) {
  const marks = asExpressions(marksOf(filters));
  if (!isPostgres(payload)) {
    const all = part === 'title' ? marks : [...marks, ...asExpressions(marksOf({ tab: part }))];
    return sql`SELECT e.id FROM search_index JOIN search_entries e ON e.id = search_index.rowid
               WHERE search_index MATCH ${inFts5(expression, all, part === 'title')} AND ${visible()}
               ORDER BY search_index.rowid DESC LIMIT ${limit}`;
  }
  if (part === 'title') {
    const isMarked = marks.length > 0 ? sql`e.vector @@ ${inTsquery({ all: marks })}` : sql`true`;
    return sql`SELECT e.id FROM search_entries e WHERE e.title_vector @@ ${inTsquery(expression)} AND ${isMarked}
               AND ${visible()} ORDER BY e.id DESC LIMIT ${limit}`;
  }
  return sql`SELECT e.id FROM search_entries e
             WHERE ${sql.raw(vectorIn(part))} @@ ${inTsquery({ all: [expression, ...marks] })} AND ${visible()}
             ORDER BY ${sql.raw(newestOf(part))} LIMIT ${limit}`;
}

/** Of many parts, of which any may have none. */
const together = (selects: readonly SQL[]) =>
  sql.join(
    selects.map((select) => sql`SELECT id FROM (${select}) one`),
    sql` UNION ALL `,
  );

/** As one value, a line each: what hands over rows, or makes JSON of them, takes longer with each than what finds them. */
async function listed(where: SQL, isExact: SQL, payload: Payload): Promise<Candidate[]> {
  const of = ['id', 'collection', 'record', 'tab', 'department', 'year', 'date', 'title'];
  const line = sql`${sql.raw(of.join(" || '\t' || "))} || CASE WHEN ${isExact} THEN '\t1' ELSE '\t' END`;
  const [found] = await rowsOf(
    payload,
    sql`SELECT COALESCE(string_agg(${line}, '\n'), '') AS list FROM search_entries e WHERE ${where}`,
  );
  const lines = String(found?.list).split('\n').filter(Boolean);
  return lines.map((one) => {
    const [id, collection = '', record, tab, department, year, date, title = '', exact] =
      one.split('\t');
    return {
      id: Number(id),
      collection,
      record: Number(record),
      tab: tab as SearchTab,
      department: Number(department),
      year: Number(year),
      date: Number(date),
      title,
      isExact: exact === '1',
    };
  });
}

/** Postgres answers several statements side by side, and titles take it about as long as all tabs. */
const statementsOf = (payload: Payload): Part[][] =>
  isPostgres(payload) ? [['title'], [...searchTabNames]] : [parts];

/** Of titles and of each tab. `exact`: what stands in those that have the very words. */
export async function candidates(
  asked: Asked & { exact: Expression },
  payload: Payload,
): Promise<Candidate[]> {
  const { exact, filters = {}, limit } = asked;
  const marks = asExpressions(marksOf(filters));
  const isExact = isPostgres(payload)
    ? sql`vector @@ ${inTsquery(exact)}`
    : sql`id IN (SELECT rowid FROM search_index WHERE search_index MATCH ${inFts5(exact, marks, false)}
                 ORDER BY rowid DESC LIMIT ${limit * parts.length})`;
  const lists = await Promise.all(
    statementsOf(payload).map((some) =>
      listed(
        sql`id IN (${together(some.map((part) => matching(asked, part, payload)))})`,
        isExact,
        payload,
      ),
    ),
  );
  return [...new Map(lists.flat().map((one) => [one.id, one])).values()];
}

/** Of one record, while visitors may see it. */
export const candidateAt = ({ collection, record }: Place, payload: Payload) =>
  listed(
    sql`collection = ${collection} AND record = ${record} AND ${visible()}`,
    sql`1 = 1`,
    payload,
  );

/** Of the entries of files, by the file, the words of each page, a space before and behind each. */
export async function pagesOfEntries(
  ids: readonly number[],
  payload: Payload,
): Promise<Map<number, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await rowsOf(
    payload,
    sql`SELECT record, words FROM search_entries WHERE id IN (${listOf(ids)})`,
  );
  const linesOf = (words: unknown) => String(words).split(BETWEEN);
  return new Map(
    rows.map(({ record, words }) => [Number(record), linesOf(words).map((line) => ` ${line} `)]),
  );
}

export async function isThere(expression: Expression, payload: Payload): Promise<boolean> {
  if (!isPostgres(payload)) {
    const rows = await rowsOf(
      payload,
      sql`SELECT 1 AS one FROM search_index JOIN search_entries e ON e.id = search_index.rowid
          WHERE search_index MATCH ${inFts5(expression, [], false)} AND ${visible()} LIMIT 1`,
    );
    return rows.length > 0;
  }
  const any = together(
    searchTabNames.map((tab) => matching({ expression, limit: 1 }, tab, payload)),
  );
  return (await rowsOf(payload, sql`${any} LIMIT 1`)).length > 0;
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
