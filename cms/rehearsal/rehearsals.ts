/** Stored rehearsals, and what changed from one to the next. */
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import type { EvidenceGroup, Rehearsal } from '../payload-types.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { isOverLimit } from '../platform/decoders/limited.ts';
import { type Failure, type Finding, findingsIn } from './finding.ts';
import { rehearse } from './rehearse.ts';

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
    depth: 0,
    req: req && (await sameTransaction(req)),
  });
  return id;
}

/** Judges the report and stores the findings, or why it is too large to be judged. */
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
    await failRehearsal(payload, id, {
      sentence:
        'This report has more evidence than can be checked at once. Look for a sheet with very many rows or very long cells, make it smaller, and try again.',
      values: {},
    });
  }
}

/** Marks a rehearsal as failed, with the reason that its screen shows. */
export const failRehearsal = (payload: Payload, id: number, failure?: Failure): Promise<void> =>
  updateRehearsal(payload, id, {
    state: 'failed',
    findings: failure ? { failure: { ...failure } } : null,
  });

async function updateRehearsal(
  payload: Payload,
  id: number,
  data: Partial<Rehearsal>,
): Promise<void> {
  await payload.update({ ...asSystem, collection: 'rehearsals', id, data, depth: 0 });
}

/** Rehearsals of a report, the newest first. */
export async function rehearsalsOf(payload: Payload, report: number): Promise<Rehearsal[]> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'rehearsals',
    where: { report: { equals: report } },
    sort: '-id',
    depth: 0,
    pagination: false,
  });
  return docs;
}

export interface Comparison {
  /** Findings with true if the rehearsal before did not have them. */
  findings: { finding: Finding; isNew: boolean }[];
  /** Findings of the rehearsal before that are gone. */
  mended: Finding[];
  /** True if there was a rehearsal before. */
  hasBefore: boolean;
}

/** Compares a rehearsal with the last finished one before it. */
export function compareRehearsals(
  rehearsal: Pick<Rehearsal, 'id' | 'findings'>,
  all: readonly Rehearsal[],
): Comparison {
  const before = all.find(({ id, state }) => id < rehearsal.id && state === 'done');
  const findings = findingsIn(rehearsal.findings);
  const earlier = findingsIn(before?.findings);
  const earlierKeys = new Set(earlier.map(({ key }) => key));
  const keys = new Set(findings.map(({ key }) => key));
  return {
    findings: findings.map((finding) => ({ finding, isNew: !earlierKeys.has(finding.key) })),
    mended: earlier.filter(({ key }) => !keys.has(key)),
    hasBefore: before !== undefined,
  };
}

/** Rules that the office has ticked, by id. */
export const answersIn = (stored: unknown): Record<string, boolean> =>
  z.record(z.string(), z.boolean()).safeParse(stored).data ?? {};
