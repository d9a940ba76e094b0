/** Stored rehearsals, and what changed from one to the next. */
import type { Payload, PayloadRequest } from 'payload';
import { asSystem } from '../access.ts';
import type { EvidenceGroup, Rehearsal } from '../payload-types.ts';
import { sameTransaction } from '../platform/database/transaction.ts';
import { isOverLimit } from '../platform/decoders/limited.ts';
import { type Failure, type Finding, findingsIn, keepKeys } from './finding.ts';
import { rehearse } from './rehearse.ts';
import type { OnFile } from './report.ts';

/** Finished rehearsals of a report that are kept. */
const KEPT = 5;

/** Creates a rehearsal that a job or the command then runs, with the answers of the one before. */
export async function createRehearsal(
  payload: Payload,
  report: number,
  by?: number,
  req?: PayloadRequest,
): Promise<number> {
  const own = req && (await sameTransaction(req));
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'rehearsals',
    where: { report: { equals: report } },
    sort: '-id',
    limit: 1,
    select: { answers: true },
    req: own,
  });
  const answers = docs[0]?.answers;
  const { id } = await payload.create({
    ...asSystem,
    collection: 'rehearsals',
    data: {
      report,
      state: 'running',
      ...(by !== undefined && { by }),
      ...(answers && { answers }),
    },
    req: own,
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
    const found = await rehearse(payload, group, { onFile: progressWriter(payload, id) });
    const findings = keepKeys(found, await earlierFindings(payload, group));
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

/** Findings of the kept rehearsals, the newest first. One that was gone for a while gets its key and its answer back. */
async function earlierFindings(payload: Payload, { id }: EvidenceGroup): Promise<Finding[]> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'rehearsals',
    where: { report: { equals: id }, state: { equals: 'done' } },
    sort: '-id',
    pagination: false,
    select: { findings: true },
  });
  return docs.flatMap((rehearsal) => findingsIn(rehearsal) ?? []);
}

/** Marks a rehearsal as failed, with the reason that its screen shows. */
export const failRehearsal = (payload: Payload, id: number, failure: Failure): Promise<void> =>
  updateRehearsal(payload, id, { state: 'failed', findings: { failure } });

/** Writes these columns alone, because an answer that comes at the same time would otherwise be overwritten. */
async function updateRehearsal(
  payload: Payload,
  id: number,
  data: Partial<Rehearsal>,
): Promise<void> {
  await payload.db.updateOne({ collection: 'rehearsals', id, data, returning: false });
}

/** Milliseconds between two writes of the progress. The screen looks every three seconds. */
const PAUSE = 2000;

/** Stores the file that is being read. */
function progressWriter(payload: Payload, id: number): OnFile {
  let last = 0;
  return async (progress) => {
    if (Date.now() - last < PAUSE) return;
    last = Date.now();
    await updateRehearsal(payload, id, { findings: { ...progress } });
  };
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
  const keysBefore = new Set(earlier?.map(({ key }) => key));
  const keys = new Set(findings.map(({ key }) => key));
  return {
    findings: findings.map((finding) => ({ finding, isNew: !keysBefore.has(finding.key) })),
    fixed: (earlier ?? []).filter(({ key }) => !keys.has(key)),
    hasBefore: earlier !== undefined,
  };
}

/** Files above which a report is large. Large ones have a queue of their own, so that small ones do not wait for them. */
const LARGE = 60;

/** The queue in which the rehearsal of a report waits. */
export async function queueOf(payload: Payload, report: number) {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'evidence-files',
    where: { 'question.criterion.group': { equals: report } },
    draft: true,
    pagination: false,
    select: { uploads: true },
  });
  const files = docs.reduce((count, { uploads }) => count + (uploads?.length ?? 0), 0);
  return files > LARGE ? 'large-rehearsals' : 'rehearsals';
}
