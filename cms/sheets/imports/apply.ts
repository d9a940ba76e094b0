/** Tests, imports and undoes rows of a sheet. */
import { asRecord } from '@college/contract/as-record';
import type { PayloadRequest } from 'payload';
import { asSystem, type StaffRequest } from '../../access.ts';
import { inTransactionAs } from '../../import/import-job.ts';
import { stateOf } from '../../import/ledger.ts';
import { fieldErrorsOf, isApiError } from '../../payload-errors.ts';
import type { User } from '../../payload-types.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { anyCollection } from '../../platform/database/any-collection.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { removeRecord } from '../../platform/remove-record.ts';
import { decide } from './decide.ts';
import { asAccount, type Fields, readRecord, writeRecord } from './record.ts';
import { addsRecord, type Note, type SheetRow } from './row.ts';
import { rememberWrite, type Session } from './session.ts';

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
  const { before: _before, written: _written, record, ...tried } = outcome;
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
  return { ...decided, before, record, written: await lastChangeOf(req, session, record) };
}

/** ISO time of the newest version of a record, which may be an unpublished draft. */
async function lastChangeOf(req: PayloadRequest, { name }: Session, id: number): Promise<string> {
  const record = await anyCollection(req.payload).findByID({
    ...asSystem,
    collection: name.slug,
    id,
    draft: true,
    trash: true,
    disableErrors: true,
    req: await sameTransaction(req),
  });
  return String(record?.updatedAt ?? '');
}

/**
 * Undoes a row in the transaction of the request: moves an added record to the recycle bin, and gives a changed one its
 * earlier values. A record that anybody changed in any field, published or moved since stays.
 */
export async function undoRow(
  req: StaffRequest,
  session: Session,
  row: SheetRow,
): Promise<SheetRow> {
  const { record: id, before, written, undone } = row;
  if (id === undefined || !written || undone) return row;
  const { slug } = session.name;
  const lastWrite = session.written.get(id) ?? written;
  const state = await stateOf(session.payload, slug, id, lastWrite, req);
  if (state !== 'untouched')
    return { ...row, kept: { code: state === 'changed' ? 'changedSince' : 'gone' } };
  const record = await readRecord(req, session, id);
  if (!record) return { ...row, kept: { code: 'notYours' } };
  if (addsRecord(row)) await removeRecord(req, { collection: slug, id }, asAccount);
  else {
    const isDraft = asRecord(record[mainLocale()])._status === 'draft';
    await writeRecord(req, session, { id, fields: (before ?? {}) as Fields, isDraft });
  }
  const result = { ...row, undone: true, written: await lastChangeOf(req, session, id) };
  rememberWrite(session.written, result);
  return { ...result, kept: undefined };
}

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
