/** Stored rehearsals, and what changed from one to the next. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import type { EvidenceGroup, Rehearsal } from '../payload-types.ts';
import { jsonColumn } from '../platform/database/json-column.ts';
import { isPostgres, rowsOf } from '../platform/database/statements.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { isOverLimit } from '../platform/decoders/limited.ts';
import { type Failure, type Finding, findingsIn } from './finding.ts';
import { rehearse } from './rehearse.ts';

/** Finished rehearsals of a report that are kept. */
const KEPT = 5;

/** Creates a rehearsal that a job or the command then runs. */
export async function createRehearsal(
  payload: Payload,
  report: number,
  by?: number,
  req?: PayloadRequest,
): Promise<number> {
  const { id } = await payload.create({
    ...asSystem,
    collection: 'rehearsals',
    data: { report, state: 'running', ...(by !== undefined && { by }) },
    req: req && (await sameTransaction(req)),
  });
  return id;
}

/** Judges the report and stores the findings, or why it is too large to be judged. Deletes rehearsals before the last ones. */
export async function runRehearsal(
  payload: Payload,
  id: number,
  group: EvidenceGroup,
): Promise<void> {
  try {
    const findings = await rehearse(payload, group);
    await updateRehearsal(payload, id, {
      state: 'done',
      findings: findings.map((each) => ({ ...each })),
    });
  } catch (error) {
    if (!isOverLimit(error)) throw error;
    await failRehearsal(payload, id, 'tooMuch');
    return;
  }
  const finished = (await rehearsalsOf(payload, group.id)).filter(({ state }) => state === 'done');
  const oldest = finished[KEPT - 1];
  if (!oldest) return;
  await payload.delete({
    ...asSystem,
    collection: 'rehearsals',
    where: { and: [{ report: { equals: group.id } }, { id: { less_than: oldest.id } }] },
  });
}

/** Marks a rehearsal as failed, with the reason that its screen shows. */
export const failRehearsal = (payload: Payload, id: number, failure: Failure): Promise<void> =>
  updateRehearsal(payload, id, { state: 'failed', findings: { failure } });

async function updateRehearsal(
  payload: Payload,
  id: number,
  data: Partial<Rehearsal>,
): Promise<void> {
  await payload.update({ ...asSystem, collection: 'rehearsals', id, data });
}

/** A rehearsal without its findings, of which there may be thousands. */
export type RehearsalEntry = Pick<Rehearsal, 'id' | 'state' | 'createdAt'>;

/** Rehearsals of a report, the newest first. */
export async function rehearsalsOf(payload: Payload, report: number): Promise<RehearsalEntry[]> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'rehearsals',
    where: { report: { equals: report } },
    sort: '-id',
    pagination: false,
    select: { state: true, createdAt: true },
  });
  return docs;
}

/** A rehearsal with its findings and ticks. */
export const readRehearsal = (payload: Payload, id: number): Promise<Rehearsal> =>
  payload.findByID({ ...asSystem, collection: 'rehearsals', id });

export interface Comparison {
  /** Findings with true if the rehearsal before did not have them. */
  findings: { finding: Finding; isNew: boolean }[];
  /** Findings of the rehearsal before that are gone. */
  fixed: Finding[];
  /** True if there was a rehearsal before. */
  hasBefore: boolean;
}

/**
 * Compares a rehearsal with the last finished one before it. Undefined if an older version of the program stored its
 * findings.
 */
export async function compareRehearsals(
  payload: Payload,
  rehearsal: Rehearsal,
  all: readonly RehearsalEntry[],
): Promise<Comparison | undefined> {
  const findings = findingsIn(rehearsal);
  const before = all.find(({ id, state }) => id < rehearsal.id && state === 'done');
  const earlier = before && findingsIn(await readRehearsal(payload, before.id));
  if (!findings) return undefined;
  return { ...compareFindings(findings, earlier ?? []), hasBefore: earlier !== undefined };
}

/** Each earlier finding is found again once. Of several with one key, those with the same label belong together. */
function compareFindings(
  findings: readonly Finding[],
  earlier: readonly Finding[],
): Pick<Comparison, 'findings' | 'fixed'> {
  const unmatched = Map.groupBy(earlier, ({ key }) => key);
  const repeated = new Set<Finding>();
  for (const isSameLabel of [true, false])
    for (const finding of findings) {
      const same = repeated.has(finding) ? [] : (unmatched.get(finding.key) ?? []);
      const { label } = finding.place;
      const at = same.findIndex(({ place }) => !isSameLabel || place.label === label);
      if (at < 0) continue;
      same.splice(at, 1);
      repeated.add(finding);
    }
  return {
    findings: findings.map((finding) => ({ finding, isNew: !repeated.has(finding) })),
    fixed: [...unmatched.values()].flat(),
  };
}

const ticks = jsonColumn('rehearsals', 'answers', z.record(z.string(), z.boolean()));

/** Rules that the office has ticked, by id. */
export const answersIn = (rehearsal: Pick<Rehearsal, 'answers'>): Record<string, boolean> =>
  ticks.readIfKnown(rehearsal) ?? {};

/**
 * Stores a tick of the office for a rule. One statement, because two that come at once would otherwise overwrite each other.
 * Returns false if there is no such rehearsal.
 */
export async function saveAnswer(
  payload: Payload,
  rehearsal: number,
  rule: string,
  isTicked: boolean,
): Promise<boolean> {
  const answers = isPostgres(payload)
    ? sql`coalesce(answers, '{}') || jsonb_build_object(${rule}::text, ${isTicked}::boolean)`
    : sql`json_set(coalesce(answers, '{}'), ${`$."${rule}"`}, json(${String(isTicked)}))`;
  const rows = await rowsOf(
    payload,
    sql`UPDATE rehearsals SET answers = ${answers} WHERE id = ${rehearsal} RETURNING id`,
  );
  return rows.length > 0;
}
