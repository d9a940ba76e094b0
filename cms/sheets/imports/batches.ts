/**
 * Stores the rows of an import in batches. A batch is written in one transaction, for which other
 * requests wait.
 */

import type { Payload, PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import type { Counts, Step } from '../../import/import-job.ts';
import type { ImportBatch } from '../../payload-types.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';
import { batchRows, type SheetRow, undoResultOf } from './row.ts';

export interface Batch {
  id: number;
  /** Last step of the batch. */
  step: string;
  rows: SheetRow[];
}

export const BATCH = 25;
const collection = 'import-batches';

export async function makeBatches(req: PayloadRequest, of: number, rows: Rows): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH).map((cells, i) => ({ number: at + i + 1, cells }));
    const data = { import: of, first: at + 1, size: batch.length, step: 'read', rows: batch };
    await req.payload.create({ ...asSystem, collection, data, req: await sameTransaction(req) });
  }
}

/** Batches per statement, because reading a long sheet at once would block other requests. */
const BATCHES_AT_ONCE = 20;

/** Returns the batches in the order of the sheet. */
export async function batchesOf(payload: Payload, of: number): Promise<Batch[]> {
  const batches: Batch[] = [];
  for (let page = 1; ; page += 1) {
    const { docs } = await payload.find({
      ...asSystem,
      ...ofImport(of),
      collection,
      limit: BATCHES_AT_ONCE,
      page,
    });
    for (const batch of docs) batches.push({ id: batch.id, step: batch.step, rows: rowsOf(batch) });
    if (docs.length < BATCHES_AT_ONCE) return batches;
  }
}

/** The rows of a batch. Older ones have no time of their own, and were written with their batch. */
const rowsOf = (batch: ImportBatch): SheetRow[] =>
  (batchRows.read(batch) ?? []).map(({ after, ...row }) =>
    after === undefined ? row : { written: batch.updatedAt, ...row },
  );

const ofImport = (of: number) =>
  ({ where: { import: { equals: of } }, sort: 'first', pagination: false }) as const;

export async function keepBatch(
  payload: Payload,
  { id, step, rows }: Batch,
  req?: PayloadRequest,
): Promise<void> {
  const data = { step, rows };
  const transaction = req && (await sameTransaction(req));
  await payload.update({ ...asSystem, collection, id, data, req: transaction });
}

/** Resets all batches for another step, or for the same step once more. `step` is the last one that stays done. */
export async function resetBatches(
  req: PayloadRequest,
  of: number,
  step: 'read' | 'importing',
): Promise<void> {
  const { where } = ofImport(of);
  const data = { step };
  await req.payload.update({
    ...asSystem,
    collection,
    where,
    data,
    req: await sameTransaction(req),
  });
}

/**
 * Steps that may follow a failed one, the one that goes on first. Rows that were imported can be undone, and only rows that
 * were all tried can be imported.
 */
export function stepsAfterFailure(batches: readonly Batch[]): Step[] {
  const isAt = (step: string) => batches.some((batch) => batch.step === step);
  if (isAt('undoing')) return ['undoing'];
  if (isAt('importing')) return ['importing', 'undoing'];
  return isAt('read') ? ['trying'] : ['importing', 'trying'];
}

export function countOf(batches: readonly Batch[]): Counts {
  const counts: Counts = {};
  const count = (what: keyof Counts) => {
    counts[what] = (counts[what] ?? 0) + 1;
  };
  for (const row of batches.flatMap(({ rows }) => rows))
    for (const result of [row.outcome, undoResultOf(row)]) if (result) count(result);
  return counts;
}
