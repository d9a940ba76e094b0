/**
 * Renames all records below a report in one SQL statement per table, because Payload would write
 * each record and version separately.
 */
import { type SQL, sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { mainLocale } from '../../platform/college-languages.ts';
import { rowsOf } from '../../platform/database/statements.ts';

/** The name of a report in the language of row `own`, or in English if it lacks that. */
const nameOf = (report: SQL) => {
  const name = (locale: SQL) =>
    sql`(SELECT name FROM evidence_groups_locales WHERE _parent_id = ${report} AND _locale = ${locale})`;
  return sql`COALESCE(${name(sql`own._locale`)}, ${name(sql`${mainLocale()}`)})`;
};

/** The report of a question. */
const reportOf = (question: SQL) =>
  sql`(SELECT c.group_id FROM evidence_questions q JOIN evidence_criteria c ON c.id = q.criterion_id
       WHERE q.id = ${question})`;
const numberOf = (question: SQL) =>
  sql`(SELECT sr_no FROM evidence_questions WHERE id = ${question})`;

const criteria = (report: number) => {
  const its = sql`(SELECT group_id FROM evidence_criteria WHERE id = own._parent_id)`;
  return sql`UPDATE evidence_criteria_locales AS own SET name = ${nameOf(its)} || ' · ' || criterion
             WHERE ${its} = ${report}`;
};

const questions = (report: number) => {
  const its = reportOf(sql`own._parent_id`);
  return sql`UPDATE evidence_questions_locales AS own
             SET name = ${nameOf(its)} || ' · ' || ${numberOf(sql`own._parent_id`)}
             WHERE ${its} = ${report}`;
};

/** Statement for file sets or their versions. Lists and forms show the latest version. */
const files = (report: number, table: string, prefix: '' | 'version_') => {
  const column = (name: string) => sql.identifier(`${prefix}${name}`);
  const question = sql`(SELECT ${column('question_id')} FROM ${sql.identifier(table)} WHERE id = own._parent_id)`;
  const its = reportOf(question);
  return sql`UPDATE ${sql.identifier(`${table}_locales`)} AS own
             SET ${column('name')} = ${nameOf(its)} || ' · ' || ${numberOf(question)} || ' · ' || ${column('title')}
             WHERE ${its} = ${report}`;
};

export async function renameBelowReport(
  payload: Payload,
  report: number,
  req: PayloadRequest,
): Promise<void> {
  for (const statement of [
    criteria(report),
    questions(report),
    files(report, 'evidence_files', ''),
    files(report, '_evidence_files_v', 'version_'),
  ])
    await rowsOf(payload, statement, req);
}
