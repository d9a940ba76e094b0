/** Stored results of the certification, and what changed from one to the next. */
import { subYears } from 'date-fns';
import type { Payload, TaskConfig } from 'payload';
import { z } from 'zod';
import { asSystem } from '../access.ts';
import { type RowState, rowStates } from '../certification/check.ts';
import { type EvaluatedRow, evaluateMatrix } from '../certification/evaluate-matrix.ts';
import { readMatrix } from '../certification/matrix.ts';
import { mainLocale } from '../platform/college-languages.ts';
import { jsonColumn } from '../platform/database/json-column.ts';
import { readCheckContext } from './check-context.ts';

/** Years for which runs are kept, as long as a certificate is valid. */
export const KEPT_YEARS = 3;

const StoredState = z.object({
  state: z.enum(rowStates),
  /** ISO moment of the first run with this state. */
  since: z.iso.datetime(),
  /** The state before that; undefined for the first run. */
  before: z.enum(rowStates).optional(),
});
type StoredState = z.output<typeof StoredState>;

export const runResults = jsonColumn(
  'certification-runs',
  'results',
  z.record(z.string(), StoredState),
);

export interface Run {
  /** ISO moment. */
  at: string;
  /** Name of the account that started it; '' at night. */
  by: string;
  /** States by the number of the row. */
  states: ReadonlyMap<string, StoredState>;
}

/** The newest runs, at most `limit`. */
export async function readRuns(payload: Payload, limit: number): Promise<Run[]> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'certification-runs',
    sort: '-createdAt',
    limit,
    pagination: false,
  });
  return docs.map((run) => ({
    at: run.createdAt,
    by: run.by ?? '',
    states: new Map(Object.entries(runResults.readIfKnown(run) ?? {})),
  }));
}

/** Evaluates all rows and stores their states. */
export async function runCertification(
  payload: Payload,
  by = '',
  now = new Date(),
): Promise<EvaluatedRow[]> {
  const context = await readCheckContext(payload, mainLocale(), now);
  const [rows, [last]] = await Promise.all([evaluateMatrix(context), readRuns(payload, 1)]);
  const states = rows.map(({ row, state }) => [
    row.id,
    nextState(state, last?.states.get(row.id), now),
  ]);
  await payload.create({
    ...asSystem,
    collection: 'certification-runs',
    data: { by, results: Object.fromEntries(states) },
  });
  return rows;
}

/** The state to store: with the moment of the first run that had it. */
function nextState(state: RowState, last: StoredState | undefined, now: Date): StoredState {
  if (last?.state === state) return last;
  return { state, since: now.toISOString(), ...(last && { before: last.state }) };
}

/** Counts the rows of the last run that are open for the office and the organisation; undefined before the first run. */
export async function countOpenRows(payload: Payload): Promise<number | undefined> {
  const [{ sections }, [run]] = await Promise.all([readMatrix(), readRuns(payload, 1)]);
  return (
    run &&
    sections
      .flatMap(({ rows }) => rows)
      .filter(({ by }) => by !== 'software')
      .filter(({ id }) => ['not', 'partly'].includes(run.states.get(id)?.state ?? '')).length
  );
}

export interface Change {
  row: EvaluatedRow;
  before: RowState;
  /** ISO moment of the run that saw it first, or now. */
  since: string;
}

/** Rows whose state is another than in the last run, or changed in a run after `from`. The newest first. */
export function changesOf(
  rows: readonly EvaluatedRow[],
  last: Run | undefined,
  from: Date,
  now: Date,
): Change[] {
  const changes = rows.flatMap((row): Change[] => {
    const stored = last?.states.get(row.row.id);
    if (!stored) return [];
    if (stored.state !== row.state)
      return [{ row, before: stored.state, since: now.toISOString() }];
    if (!stored.before || new Date(stored.since) < from) return [];
    return [{ row, before: stored.before, since: stored.since }];
  });
  return changes.toSorted((first, second) => second.since.localeCompare(first.since, 'en'));
}

/** Deletes runs that are older than an auditor asks for. */
export async function deleteOldRuns(payload: Payload, now: number): Promise<void> {
  await payload.delete({
    ...asSystem,
    collection: 'certification-runs',
    where: { createdAt: { less_than: subYears(now, KEPT_YEARS).toISOString() } },
  });
}

export const certificationTask: TaskConfig<{ input: object; output: object }> = {
  slug: 'certification',
  handler: async ({ req: { payload } }) => {
    await runCertification(payload);
    return { output: {} };
  },
};
