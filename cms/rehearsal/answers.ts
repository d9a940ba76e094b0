/** Answers of the office to findings and to rules that are not computed, by the key of the finding or the id of the rule. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { z } from 'zod';
import type { Rehearsal } from '../payload-types.ts';
import { jsonColumn } from '../platform/database/json-column.ts';
import { isPostgres, rowsOf } from '../platform/database/statements.ts';
import { dateText } from '../time-zone/dates.ts';
import { say } from '../words/say.ts';

/** Characters of an explanation. */
export const LONGEST_EXPLANATION = 2000;

const Answer = z.object({
  /** Explanation for the verifier; '' for “looked at, is right”. */
  explanation: z.string(),
  /** Name of the account. */
  by: z.string(),
  /** ISO moment. */
  at: z.string(),
});
export type Answer = z.output<typeof Answer>;

/** An earlier version stored true for a tick. */
export const rehearsalAnswers = jsonColumn(
  'rehearsals',
  'answers',
  z.record(z.string(), z.union([Answer, z.boolean()])),
);

export function answersIn(
  rehearsal: Pick<Rehearsal, 'answers' | 'createdAt'>,
): ReadonlyMap<string, Answer> {
  const stored = Object.entries(rehearsalAnswers.readIfKnown(rehearsal) ?? {});
  const tick = { explanation: '', by: '', at: rehearsal.createdAt };
  return new Map(
    stored.flatMap(([key, answer]) => {
      if (!answer) return [];
      return [[key, answer === true ? tick : answer]];
    }),
  );
}

/** `Looked at, is right. (Anima Bora, 27-11-2026)` */
export function answerText(language: string, { explanation, by, at }: Answer): string {
  const text = explanation || say(language, 'Looked at, is right.');
  return `${text} (${[by, dateText(at)].filter(Boolean).join(', ')})`;
}

/**
 * Stores or removes an answer in the newest rehearsal of the report, from which the next one takes it. One statement,
 * because two answers that come at once would otherwise overwrite each other. Returns false if there is no such rehearsal.
 */
export async function saveAnswer(
  payload: Payload,
  rehearsal: number,
  key: string,
  answer: Answer | undefined,
): Promise<boolean> {
  const rows = await rowsOf(
    payload,
    sql`UPDATE rehearsals SET answers = ${isPostgres(payload) ? inPostgres(key, answer) : inSqlite(key, answer)}
      WHERE id = (SELECT max(id) FROM rehearsals
        WHERE report_id = (SELECT report_id FROM rehearsals WHERE id = ${rehearsal})) RETURNING id`,
  );
  return rows.length > 0;
}

const inPostgres = (key: string, answer: Answer | undefined) =>
  answer
    ? sql`coalesce(answers, '{}') || jsonb_build_object(${key}::text, ${JSON.stringify(answer)}::jsonb)`
    : sql`coalesce(answers, '{}') - ${key}::text`;

const inSqlite = (key: string, answer: Answer | undefined) => {
  const path = `$."${key}"`;
  return answer
    ? sql`json_set(coalesce(answers, '{}'), ${path}, json(${JSON.stringify(answer)}))`
    : sql`json_remove(coalesce(answers, '{}'), ${path})`;
};
