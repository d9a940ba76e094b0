/**
 * Boolean expressions of words, written in the query syntax of each database. Every word is quoted,
 * so that none acts as an operator.
 */
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';

export type Expression =
  | { word: string; prefix?: boolean }
  | { all: Expression[] }
  | { any: Expression[] };

interface Language {
  word: (word: string, prefix: boolean) => string;
  all: string;
  any: string;
}

const fts5: Language = {
  word: (word, prefix) => `"${word.replaceAll('"', '""')}"${prefix ? '*' : ''}`,
  all: ' AND ',
  any: ' OR ',
};
const tsquery: Language = {
  word: (word, prefix) =>
    `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'${prefix ? ':*' : ''}`,
  all: ' & ',
  any: ' | ',
};

function textOf(expression: Expression, language: Language): string {
  if ('word' in expression) return language.word(expression.word, expression.prefix ?? false);
  const [parts, between] =
    'all' in expression ? [expression.all, language.all] : [expression.any, language.any];
  return `(${parts.map((part) => textOf(part, language)).join(between)})`;
}

/**
 * The FTS5 query for an expression and all of the marks. `inTitle` limits the expression to titles.
 */
export const inFts5 = (expression: Expression, marks: Expression[], inTitle: boolean): SQL => {
  const [first, ...rest] = [expression, ...marks].map((one) => textOf(one, fts5));
  return sql`${[inTitle ? `title : ${first}` : first, ...rest].join(fts5.all)}`;
};
export const inTsquery = (expression: Expression): SQL =>
  sql`${textOf(expression, tsquery)}::tsquery`;
