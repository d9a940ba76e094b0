/** Tests, imports and undoes rows of a sheet. */
import { asRecord } from '@college/contract/as-record';
import type { PayloadRequest } from 'payload';
import type { StaffRequest } from '../../access.ts';
import { inTransactionAs } from '../../import/import-job.ts';
import { fieldErrorsOf, isApiError } from '../../payload-errors.ts';
import type { User } from '../../payload-types.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { type Decision, decide } from './decide.ts';
import { type Fields, readRecord, textOf, writeRecord } from './record.ts';
import type { Note, SheetRow } from './row.ts';
import type { Session } from './session.ts';

/** Tests a row: writes it and rolls the transaction back. */
export async function tryRow(session: Session, user: User, row: SheetRow): Promise<SheetRow> {
  let outcome = row;
  const rollBack = new Error('A test run is rolled back.');
  try {
    await inTransactionAs(session.payload, user, async (req) => {
      outcome = await writeRow(req, session, row);
      throw rollBack;
    });
  } catch (error) {
    if (error !== rollBack) return { ...row, outcome: 'refused', notes: notesOf(error) };
  }
  const { before: _before, after: _after, record, ...tried } = outcome;
  return tried.outcome === 'created' ? tried : { ...tried, record };
}

/** Writes a row in the transaction of the request. Rejects with the error of Payload. */
export async function writeRow(
  req: StaffRequest,
  session: Session,
  row: SheetRow,
): Promise<SheetRow> {
  const decision = await decide(req, session, row);
  if (!decision) return row;
  const { outcome, notes, changes, before, id, proposed } = decision;
  const decided = { ...row, outcome, notes, changes, record: id, proposed };
  if (!decision.fields) return decided;
  const record = await writeRecord(req, session, { ...decision, fields: decision.fields });
  return { ...decided, before, record, after: await textsOf(req, session, record, decision) };
}

async function textsOf(
  req: PayloadRequest,
  session: Session,
  id: number,
  { touched }: Pick<Decision, 'touched'>,
): Promise<Record<string, string>> {
  const record = (await readRecord(req, session, id)) ?? {};
  return Object.fromEntries(touched.map((column) => [column.key, textOf(session, record, column)]));
}

/** Undoes a row in the transaction of the request. A record that was changed since stays. */
export async function undoRow(
  req: StaffRequest,
  session: Session,
  row: SheetRow,
): Promise<SheetRow> {
  const { record: id, before, after, outcome } = row;
  if (id === undefined || !after) return row;
  const record = await readRecord(req, session, id);
  if (!record) return { ...row, notes: [{ code: 'gone' }] };
  const touched = session.columns.filter(({ key }) => key in after);
  if (touched.some((column) => textOf(session, record, column) !== after[column.key]))
    return { ...row, notes: [{ code: 'changedSince' }] };
  if (outcome === 'created' && !before) await remove(req, session, id);
  else {
    const isDraft = asRecord(record[mainLocale()])._status === 'draft';
    await writeRecord(req, session, { id, fields: (before ?? {}) as Fields, isDraft });
  }
  return { ...row, undone: true };
}

const remove = async (req: PayloadRequest, { name }: Session, id: number) =>
  req.payload.delete({
    collection: name.slug,
    id,
    overrideAccess: false,
    req: await sameTransaction(req),
  });

/** Returns the messages of Payload with their columns. */
export function notesOf(error: unknown): Note[] {
  const fieldErrors = fieldErrorsOf(error);
  if (fieldErrors)
    return fieldErrors.map(({ message, path }) => ({
      code: 'payload',
      values: { message },
      column: path.split('.')[0],
    }));
  if (!isApiError(error) && !isRefusal(error)) throw error;
  if (error.status === 403) return [{ code: 'notYours' }];
  return [{ code: 'payload', values: { message: error.message } }];
}
