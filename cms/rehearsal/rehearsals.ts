/** Stored rehearsals, and what changed from one to the next. */
import type { Payload, PayloadRequest } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import type { EvidenceGroup, Rehearsal } from '../payload-types.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { type Finding, findingsIn } from './finding.ts';
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

/** Judges the report and stores the findings. */
export async function runRehearsal(
  payload: Payload,
  id: number,
  group: EvidenceGroup,
): Promise<Finding[]> {
  const findings = await rehearse(payload, group);
  await payload.update({
    ...asSystem,
    collection: 'rehearsals',
    id,
    data: { state: 'done', findings: findings.map((finding) => ({ ...finding })) },
    depth: 0,
  });
  return findings;
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
