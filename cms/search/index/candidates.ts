/**
 * Reads the entries that match a query and that visitors may see today; if there are too many, the
 * newest.
 */
import { type SearchTab, searchTabNames } from '@college/contract/search';
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { isPostgres, rowsOf } from '../../platform/database/statements.ts';
import { startOfToday } from '../../time-zone/dates.ts';
import { BETWEEN, type Filters, marksOf } from '../entry.ts';
import { type Expression, inFts5, inTsquery } from './expression.ts';
import { newestOf, vectorIn } from './make.ts';
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
  /** True if the entry has every word of the query literally. */
  isExact: boolean;
}

/** Cached for one second, because the dozen statements of a query all need it. */
let today = { at: Number.NEGATIVE_INFINITY, start: 0 };
function beginningOfToday(): number {
  const at = Date.now();
  if (Math.abs(at - today.at) > 1000) today = { at, start: startOfToday().getTime() };
  return today.start;
}

/** SQL condition: visitors may see entry `e` today. */
export const isVisibleToday = () => sql`(e.until IS NULL OR e.until >= ${beginningOfToday()})`;

interface Criteria {
  expression: Expression;
  filters?: Filters;
  /** Upper bound of each part. */
  limit: number;
}

/** A tab, or the titles of all tabs. */
type Part = SearchTab | 'title';
const parts: Part[] = ['title', ...searchTabNames];

const asExpressions = (words: readonly string[]) => words.map((word): Expression => ({ word }));

/**
 * Selects the ids of matching entries in index order, so that the database can stop at the limit.
 */
function matching({ expression, filters = {}, limit }: Criteria, part: Part, payload: Payload) {
  const marks = asExpressions(marksOf(filters));
  if (!isPostgres(payload)) {
    const all = part === 'title' ? marks : [...marks, ...asExpressions(marksOf({ tab: part }))];
    return sql`SELECT e.id FROM search_index JOIN search_entries e ON e.id = search_index.rowid
               WHERE search_index MATCH ${inFts5(expression, all, part === 'title')} AND ${isVisibleToday()}
               ORDER BY search_index.rowid DESC LIMIT ${limit}`;
  }
  if (part === 'title') {
    const isMarked = marks.length > 0 ? sql`e.vector @@ ${inTsquery({ all: marks })}` : sql`true`;
    return sql`SELECT e.id FROM search_entries e WHERE e.title_vector @@ ${inTsquery(expression)} AND ${isMarked}
               AND ${isVisibleToday()} ORDER BY e.id DESC LIMIT ${limit}`;
  }
  return sql`SELECT e.id FROM search_entries e
             WHERE ${sql.raw(vectorIn(part))} @@ ${inTsquery({ all: [expression, ...marks] })} AND ${isVisibleToday()}
             ORDER BY ${sql.raw(newestOf(part))} LIMIT ${limit}`;
}

/** Joins the parts. Each may be empty. */
const unionOf = (selects: readonly SQL[]) =>
  sql.join(
    selects.map((select) => sql`SELECT id FROM (${select}) one`),
    sql` UNION ALL `,
  );

/**
 * Reads all rows as one string with a line per row, because handing over rows or building JSON
 * takes longer than the query itself.
 */
async function readCandidates(where: SQL, isExact: SQL, payload: Payload): Promise<Candidate[]> {
  const names = ['id', 'collection', 'record', 'tab', 'department', 'year', 'date', 'title'];
  const line = sql`${sql.raw(names.join(" || '\t' || "))} || CASE WHEN ${isExact} THEN '\t1' ELSE '\t' END`;
  const [row] = await rowsOf(
    payload,
    sql`SELECT COALESCE(string_agg(${line}, '\n'), '') AS list FROM search_entries e WHERE ${where}`,
  );
  const lines = String(row?.list).split('\n').filter(Boolean);
  return lines.map((line) => {
    const [id, collection = '', record, tab, department, year, date, title = '', exact] =
      line.split('\t');
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

/**
 * Two groups for Postgres, which runs them side by side: the titles take about as long as all tabs
 * together.
 */
const statementsOf = (payload: Payload): Part[][] =>
  isPostgres(payload) ? [['title'], [...searchTabNames]] : [parts];

/** Matching entries of the titles and of each tab. Those that match `exact` have `isExact` set. */
export async function candidates(
  criteria: Criteria & { exact: Expression },
  payload: Payload,
): Promise<Candidate[]> {
  const { exact, filters = {}, limit } = criteria;
  const marks = asExpressions(marksOf(filters));
  const isExact = isPostgres(payload)
    ? sql`vector @@ ${inTsquery(exact)}`
    : sql`id IN (SELECT rowid FROM search_index WHERE search_index MATCH ${inFts5(exact, marks, false)}
                 ORDER BY rowid DESC LIMIT ${limit * parts.length})`;
  const lists = await Promise.all(
    statementsOf(payload).map((group) =>
      readCandidates(
        sql`id IN (${unionOf(group.map((part) => matching(criteria, part, payload)))})`,
        isExact,
        payload,
      ),
    ),
  );
  return [...new Map(lists.flat().map((candidate) => [candidate.id, candidate])).values()];
}

/** The entry of one record, while visitors may see it. */
export const candidateAt = ({ collection, record }: Place, payload: Payload) =>
  readCandidates(
    sql`collection = ${collection} AND record = ${record} AND ${isVisibleToday()}`,
    sql`1 = 1`,
    payload,
  );

/** The words of each page of a file, by file, with a space before and after each word. */
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

export async function hasMatch(expression: Expression, payload: Payload): Promise<boolean> {
  if (!isPostgres(payload)) {
    const rows = await rowsOf(
      payload,
      sql`SELECT 1 AS one FROM search_index JOIN search_entries e ON e.id = search_index.rowid
          WHERE search_index MATCH ${inFts5(expression, [], false)} AND ${isVisibleToday()} LIMIT 1`,
    );
    return rows.length > 0;
  }
  const matches = searchTabNames.map(
    (tab) => sql`SELECT 1 FROM search_entries e
                 WHERE ${sql.raw(vectorIn(tab))} @@ ${inTsquery(expression)} AND ${isVisibleToday()}`,
  );
  // Materialized, because Postgres would otherwise expect a match soon and read all entries until it finds one.
  const rows = await rowsOf(
    payload,
    sql`WITH matches AS MATERIALIZED (${sql.join(matches, sql` UNION ALL `)}) SELECT 1 FROM matches LIMIT 1`,
  );
  return rows.length > 0;
}

/** Ids of the files whose texts visitors may search, in the order of upload. */
export async function documentsShown(
  { limit, page }: { limit: number; page: number },
  payload: Payload,
): Promise<number[]> {
  const rows = await rowsOf(
    payload,
    sql`SELECT e.record FROM search_entries e WHERE e.collection = 'media' AND ${isVisibleToday()}
        ORDER BY e.record LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  return rows.map(({ record }) => Number(record));
}
