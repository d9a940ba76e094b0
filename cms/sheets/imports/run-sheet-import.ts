/**
 * Background job of a sheet: tests, imports or undoes batch by batch. A killed job continues where
 * it stopped.
 */

import { createLocalReq, type Payload } from 'payload';
import { importColumns } from '../../content/administration/imports.ts';
import {
  accountOf,
  importTask,
  inTransactionAs,
  isStep,
  readImport,
  type Step,
  stateAfter,
  stateAfterUndo,
  updateImport,
} from '../../import/import-job.ts';
import type { Import, User } from '../../payload-types.ts';
import { comparableText } from '../../reading/comparable.ts';
import { listNamed } from '../lists.ts';
import { notesOf, tryRow, undoRow, writeRow } from './apply.ts';
import { type Batch, batchesOf, countOf, keepBatch } from './batches.ts';
import { plainValues, readRow, type SheetRow } from './row.ts';
import { keysOf, openSession, rememberKeys, rememberWrite, type Session } from './session.ts';

export async function runSheetImport(
  payload: Payload,
  id: number,
  afterBatch = async () => {},
): Promise<void> {
  const doc = await readImport(payload, id);
  if (!doc || !isStep(doc.state)) return;
  const step = doc.state;
  const user = await accountOf(payload, doc);
  const name = listNamed(doc.list, payload);
  if (!user || !name) return finish(payload, id);
  const req = await createLocalReq({ user }, payload);
  const session = await openSession(req, name, importColumns.read(doc) ?? []);
  const batches = await batchesOf(payload, id);
  reserveCodes(session, batches);
  rememberWrites(session, batches);
  let finished = 0;
  for (const batch of step === 'undoing' ? batches.toReversed() : batches) {
    remember(session, batch, step);
    if (batch.step !== step) await stepOf[step](session, user, { ...batch, step }, doc);
    finished += batch.rows.length;
    await updateImport(payload, id, { progress: { done: finished, of: doc.rows } });
    await afterBatch();
  }
  await finish(payload, id, step);
}

export const sheetTask = importTask('sheet', (payload, id) => runSheetImport(payload, id));

/**
 * Reserves the codes of later rows and codes proposed in the test run, so that no other row gets them.
 */
function reserveCodes({ name, mapping, codes }: Session, batches: readonly Batch[]): void {
  const at = mapping.findIndex((column) => column && column.key === name.list.proposes?.code);
  for (const { rows } of batches)
    for (const { cells, proposed } of rows)
      for (const code of [cells[at], proposed]) if (code) codes.add(comparableText(code));
}

/** Remembers the last write to each record. Several rows may write to one record, such as the papers of a teacher. */
function rememberWrites({ written }: Session, batches: readonly Batch[]): void {
  for (const row of batches.flatMap(({ rows }) => rows)) rememberWrite(written, row);
}

/** Remembers the rows of a batch that an earlier job has finished. */
function remember(session: Session, { rows, step: finished }: Batch, step: Step): void {
  if (finished !== step) return;
  for (const { number, cells } of rows)
    rememberKeys(session, keysOf(session, plainValues(readRow(session, cells).values)), number);
}

type Work = (session: Session, user: User, batch: Batch, of: Import) => Promise<void>;

const stepOf: Record<Step, Work> = {
  async trying(session, user, batch, { header }) {
    const rows: SheetRow[] = [];
    for (const row of batch.rows)
      rows.push(row.number <= header ? row : await tryRow(session, user, row));
    await keepBatch(session.payload, { ...batch, rows });
  },
  importing: (session, user, batch, { header }) =>
    writeBatch(
      session,
      user,
      batch,
      () => (req, row) =>
        row.number <= header || row.outcome === 'refused' ? row : writeRow(req, session, row),
    ),
  async undoing(session, user, batch) {
    let written = session.written;
    await writeBatch(session, user, { ...batch, rows: batch.rows.toReversed() }, () => {
      // A new copy for each try, because the writes of one that failed are rolled back.
      written = new Map(session.written);
      return (req, row) => undoRow(req, { ...session, written }, row);
    });
    session.written = written;
  },
};

type Each = (req: Parameters<typeof writeRow>[0], row: SheetRow) => SheetRow | Promise<SheetRow>;

/**
 * Writes all rows of a batch and their results in one transaction. If a row fails, the batch is
 * rolled back and repeated without it. Few rows fail, because the test run found most errors. `begin` is called for
 * each try.
 */
async function writeBatch(
  session: Session,
  user: User,
  batch: Batch,
  begin: () => Each,
): Promise<void> {
  const failed = new Map<number, SheetRow>();
  for (;;) {
    let at: SheetRow | undefined;
    const each = begin();
    try {
      await inTransactionAs(session.payload, user, async (req) => {
        const rows: SheetRow[] = [];
        for (const row of batch.rows) {
          at = row;
          rows.push(failed.get(row.number) ?? (await each(req, row)));
        }
        at = undefined;
        await keepBatch(session.payload, { ...batch, rows: inOrder(rows) }, req);
      });
      return;
    } catch (error) {
      if (!at) throw error;
      const notes = notesOf(error);
      const result =
        batch.step === 'undoing' ? { kept: notes[0] } : { outcome: 'refused' as const, notes };
      failed.set(at.number, { ...at, ...result });
    }
  }
}

const inOrder = (rows: SheetRow[]) => rows.toSorted((one, other) => one.number - other.number);

/** Saves the counts and the state after a step; without a step, that the import failed. */
async function finish(payload: Payload, id: number, step?: Step): Promise<void> {
  const counts = countOf(await batchesOf(payload, id));
  const state = step === 'undoing' ? stateAfterUndo(counts) : step && stateAfter[step];
  await updateImport(payload, id, { state: state ?? 'failed', counts });
}
