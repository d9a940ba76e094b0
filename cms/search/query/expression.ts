/** What a query asks for, in the words of each database; every word quoted, so that none of them is an operator. */
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

function written(expression: Expression, language: Language): string {
  if ('word' in expression) return language.word(expression.word, expression.prefix ?? false);
  const [parts, between] =
    'all' in expression ? [expression.all, language.all] : [expression.any, language.any];
  return `(${parts.map((part) => written(part, language)).join(between)})`;
}

/** With all of the marks, which stand in a column of their own. */
export const inFts5 = (expression: Expression, marks: Expression[], inTitle: boolean): SQL => {
  const [first, ...rest] = [expression, ...marks].map((one) => written(one, fts5));
  return sql`${[inTitle ? `title : ${first}` : first, ...rest].join(fts5.all)}`;
};
export const inTsquery = (expression: Expression): SQL =>
  sql`${written(expression, tsquery)}::tsquery`;
