/** The job behind an import: batch after batch is tried, imported or taken back. A job that was killed goes on. */

import type { Payload } from 'payload';
import { createLocalReq } from 'payload';
import { asSystem } from '../../access.ts';
import type { Import, User } from '../../payload-types.ts';
import { listNamed } from '../lists.ts';
import { normal } from '../normal.ts';
import { inTransactionAs, notesOf, tryRow, undoRow, writeRow } from './apply.ts';
import { type Batch, batchesOf, countOf, keepBatch } from './batches.ts';
import { plainValues, readRow } from './read-row.ts';
import type { SheetRow } from './row.ts';
import { keysOf, openSession, type Session } from './session.ts';

/** What an import is being brought to, and what it is then. */
const steps = { trying: 'tried', importing: 'imported', undoing: 'undone' } as const;
export type Step = keyof typeof steps;
const isStep = (state: string): state is Step => Object.hasOwn(steps, state);

/** `beat` is called after every batch: whoever is silent for minutes counts as killed. */
export async function runSheetImport(
  payload: Payload,
  id: number,
  beat = async () => {},
): Promise<void> {
  const doc = await payload.findByID({
    ...asSystem,
    collection: 'imports',
    id,
    disableErrors: true,
  });
  if (!doc || !isStep(doc.state)) return;
  const step = doc.state;
  const user = await accountOf(payload, doc);
  const name = listNamed(doc.list);
  if (!user || !name) return end(payload, id, 'failed');
  const req = await createLocalReq({ user }, payload);
  const session = await openSession(req, name, doc.columns as string[]);
  const batches = await batchesOf(payload, id);
  reserveCodes(session, batches);
  for (const batch of step === 'undoing' ? batches.toReversed() : batches) {
    remember(session, batch, step);
    if (batch.step !== step) await stepOf[step](session, user, { ...batch, step }, doc);
    await beat();
  }
  await end(payload, id, steps[step]);
}

async function accountOf(payload: Payload, { by }: Import): Promise<User | undefined> {
  if (typeof by !== 'number') return undefined;
  const user = await payload.findByID({
    ...asSystem,
    collection: 'users',
    id: by,
    disableErrors: true,
  });
  return user ? { ...user, collection: 'users' } : undefined;
}

/** Codes that rows further below have, or were promised, are proposed to no other row. */
function reserveCodes({ name, mapping, codes }: Session, batches: readonly Batch[]): void {
  const at = mapping.findIndex((column) => column && column.key === name.list.proposes?.code);
  for (const { rows } of batches)
    for (const { cells, proposed } of rows)
      for (const code of [cells[at], proposed]) if (code) codes.add(normal(code));
}

/** What a job before this one has done already. */
function remember(session: Session, { rows, step: done }: Batch, step: Step): void {
  if (done !== step) return;
  for (const { number, cells } of rows)
    for (const key of keysOf(session, plainValues(readRow(session, cells).values)))
      session.seen.set(key, number);
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
    together(session, user, batch, (req, row) =>
      row.number <= header || row.outcome === 'refused' ? row : writeRow(req, session, row),
    ),
  undoing: (session, user, batch) =>
    together(session, user, { ...batch, rows: batch.rows.toReversed() }, (req, row) =>
      undoRow(req, session, row),
    ),
};

type Each = (req: Parameters<typeof writeRow>[0], row: SheetRow) => SheetRow | Promise<SheetRow>;

/**
 * All rows of a batch and the record of them, or nothing. A row that fails takes the others with it, so that they are
 * done again without it: few fail that were tried before.
 */
async function together(session: Session, user: User, batch: Batch, each: Each): Promise<void> {
  const failed = new Map<number, SheetRow>();
  for (;;) {
    let at: SheetRow | undefined;
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
      const outcome = batch.step === 'undoing' ? at.outcome : 'refused';
      failed.set(at.number, { ...at, outcome, notes: notesOf(error) });
    }
  }
}

const inOrder = (rows: SheetRow[]) => rows.toSorted((one, other) => one.number - other.number);

async function end(payload: Payload, id: number, state: Import['state']): Promise<void> {
  const counts = countOf(await batchesOf(payload, id));
  await payload.update({ ...asSystem, collection: 'imports', id, data: { state, counts } });
}
