/** Creates an import from a file and starts its steps. */
import { asSystem, type StaffRequest } from '../../access.ts';
import {
  alreadyDone,
  mayStart,
  type Step,
  type StepsOfImport,
  startStep,
} from '../../import/import-job.ts';
import type { Import } from '../../payload-types.ts';
import { inTransaction, sameTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/refusal.ts';
import { columnsOf } from '../columns.ts';
import type { ListName } from '../lists.ts';
import { readSheet } from '../read/read.ts';
import { batchesOf, makeBatches, resetBatches, stepsAfterFailure } from './batches.ts';

/** Returns the id of the import. Throws as `readSheet` does. */
export async function startImport(
  { payload, user }: StaffRequest,
  name: ListName,
  file: { name: string; bytes: Uint8Array; sheet?: string },
): Promise<number> {
  const { header, ...sheet } = await readSheet(file.bytes, columnsOf(name, payload), file.sheet);
  const { rows } = sheet;
  const { row, columns } = header;
  const data = {
    file_name: [file.name, sheet.name].filter(Boolean).join(' · ').slice(0, 200),
    kind: 'sheet' as const,
    list: name.name,
    by: user.id,
    by_email: user.email,
    state: 'read' as const,
    header: row + 1,
    columns,
    rows: rows.length,
    progress: { done: 0, of: rows.length },
  };
  return inTransaction(payload, async (req) => {
    const { id } = await payload.create({
      ...asSystem,
      collection: 'imports',
      data,
      req: await sameTransaction(req),
    });
    await makeBatches(req, id, rows);
    return id;
  });
}

const ofSheets: StepsOfImport = {
  // `stepsAfterFailure` says which steps may follow a failed one.
  steps: {
    trying: ['read', 'tried', 'failed'],
    importing: ['tried', 'failed'],
    undoing: ['imported', 'failed'],
  },
  task: 'sheet',
  queue: 'sheets',
};

interface Chosen {
  /** Number of the row with the column names; 0 if there is none. */
  header?: number;
  columns?: string[];
}

/** Starts a step of an import whose rows are still stored. */
export async function startSheetStep(
  req: StaffRequest,
  doc: Import,
  step: Step,
  choices: Chosen = {},
): Promise<void> {
  const batches = await batchesOf(req.payload, doc.id);
  if (mayStart(ofSheets, doc, step) && batches.length === 0) throw new Refusal('importTooOld');
  if (doc.state === 'failed' && !stepsAfterFailure(batches).includes(step)) throw alreadyDone();
  const isRepeated = doc.state === 'imported' && batches.some((batch) => batch.step === 'undoing');
  const last = step === 'trying' ? 'read' : isRepeated && 'importing';
  await startStep(ofSheets, req, doc, step, {
    data: step === 'trying' ? { ...choices } : {},
    prepare: async (transaction) => {
      if (last) await resetBatches(transaction, doc.id, last);
    },
  });
}
