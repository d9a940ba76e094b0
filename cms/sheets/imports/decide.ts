/** Decides what happens to a row. Writes nothing. */
import { asRecord } from '@college/contract/as-record';
import type { FieldAccess, PayloadRequest, Validate } from 'payload';

import type { StaffRequest } from '../../access.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { comparableText } from '../../reading/comparable.ts';
import type { Column } from '../columns.ts';
import { writeCell } from '../values/values.ts';
import { isHeadingRow } from './heading-row.ts';
import { proposeCode } from './propose-code.ts';
import { type Fields, fieldsOf, pick, readRecord, type Translations, textOf } from './record.ts';
import { type Note, plainValues, readRow, type SheetRow, type Value } from './row.ts';
import { keysOf, recordsByKey, rememberKeys, rowWithSameKey, type Session } from './session.ts';
import { withRow } from './table.ts';

/** The decision about a row. Refused and unchanged rows have no `fields`. */
export interface Decision
  extends Pick<SheetRow, 'outcome' | 'notes' | 'changes' | 'before' | 'proposed'> {
  /** Id of the existing record. */
  id?: number;
  fields?: Fields;
  /** Columns that will be written. */
  touched: Column[];
  isDraft: boolean;
}

const nothing = { touched: [], isDraft: false };
const refused = (...notes: Note[]): Decision => ({ ...nothing, outcome: 'refused', notes });

/** Undefined for an empty row. */
export async function decide(
  req: StaffRequest,
  session: Session,
  row: Pick<SheetRow, 'number' | 'cells' | 'proposed'>,
): Promise<Decision | undefined> {
  const { cells } = row;
  if (session.mapping.every((column, at) => !column || !cells[at])) return undefined;
  if (isExample(session, cells)) return refused({ code: 'example' });
  if (isHeadingRow(session, cells)) return refused({ code: 'headingRow' });
  const { values, notes, leftOut } = readRow(session, cells);
  const decision =
    notes.length > 0 ? refused(...notes) : await decideValues(req, session, row, values);
  return { ...decision, notes: [...(decision.notes ?? []), ...leftOut] };
}

async function decideValues(
  req: StaffRequest,
  session: Session,
  row: Pick<SheetRow, 'number' | 'proposed'>,
  values: Value[],
): Promise<Decision> {
  const { number } = row;
  const keys = keysOf(session, plainValues(values));
  const { list, table } = session.name;
  const isTable = table !== undefined;
  if (keys.length === 0) return refused({ code: 'noKey', values: { columns: keyLabel(session) } });
  const createsRecord = isTable && list.recordTable === table;
  // An earlier row may have created the record, in a transaction that may still be rolled back.
  const recordIds = createsRecord ? await recordsByKey(req, session) : session.known;
  const ids = keys.map((key) => recordIds.get(key)).find(Boolean) ?? [];
  if (ids.length > 1)
    return refused({ code: 'manyRecords', values: { columns: keyLabel(session) } });
  const earlierRow = rowWithSameKey(session, keys);
  if (!isTable && earlierRow !== undefined && earlierRow !== number)
    return refused({ code: 'repeated', values: { row: earlierRow } });
  if (!isTable) rememberKeys(session, keys, number);
  const [id] = ids;
  if (id === undefined && createsRecord) return ofTable(req, session, {}, values);
  if (id === undefined)
    return isTable ? refused({ code: 'noParent' }) : decideNewRecord(req, session, row, values);
  const record = await readRecord(req, session, id);
  if (!record) return refused({ code: 'notYours' });
  return isTable ? ofTable(req, session, record, values) : changed(req, session, record, values);
}

const isDraftIn = (values: object) => asRecord(values)._status !== 'published';
/** A changed draft stays a draft, because nobody has published it. */
const isDraftNow = (values: object) => '_status' in values && isDraftIn(values);

async function decideNewRecord(
  req: StaffRequest,
  session: Session,
  row: Pick<SheetRow, 'proposed'>,
  rowValues: Value[],
): Promise<Decision> {
  const { columns } = session;
  const proposal = proposeCode(session, row, rowValues);
  const all = proposal ? [...rowValues, proposal.value] : rowValues;
  const { values, notes } = await leaveOutForbidden(req, all, undefined);
  const fields = fieldsOf(values);
  return {
    outcome: 'created',
    notes: [...notes, ...(proposal?.notes ?? [])],
    proposed: proposal?.code,
    fields,
    touched: values.map(({ column }) => column),
    // Imported records are public if the list has no column for their status.
    isDraft: columns.some(({ key }) => key === '_status') && isDraftIn(fields[mainLocale()] ?? {}),
  };
}

async function changed(
  req: StaffRequest,
  session: Session,
  record: Translations,
  rowValues: Value[],
): Promise<Decision> {
  const differs = rowValues.filter(
    ({ column, value }) =>
      writeCell(column, value, session.references) !== textOf(session, record, column),
  );
  const { values, notes } = await leaveOutForbidden(req, differs, record);
  const id = record[mainLocale()]?.id;
  if (values.length === 0) return { ...nothing, outcome: 'unchanged', notes, id };
  const fields = fieldsOf(values);
  const status = { ...record[mainLocale()], ...fields[mainLocale()] };
  return {
    outcome: 'changed',
    notes,
    changes: values.map(({ column, value }) => ({
      column: column.key,
      from: textOf(session, record, column),
      to: writeCell(column, value, session.references),
    })),
    id,
    fields,
    before: pick(record, fields),
    touched: values.map(({ column }) => column),
    isDraft: isDraftNow(status),
  };
}

/** Decides about a row of a table within a record, which changes the record or creates it. */
async function ofTable(
  req: StaffRequest,
  session: Session,
  record: Translations,
  values: Value[],
): Promise<Decision> {
  const { table = '' } = session.name;
  const { rows, row, outcome, changes } = withRow(session, record, values);
  const id = record[mainLocale()]?.id;
  if (outcome === 'refused') return refused({ code: 'noKey', values: { columns: table } });
  if (outcome === 'unchanged') return { ...nothing, outcome, id };
  const notes = await complaintsAbout(req, row, values);
  if (notes.length > 0) return refused(...notes);
  const own = id === undefined ? values.filter(({ column }) => !column.ofTable) : [];
  const fields = { [mainLocale()]: { ...fieldsOf(own)[mainLocale()], [table]: rows } };
  return {
    outcome,
    changes,
    id,
    fields,
    before: id === undefined ? undefined : pick(record, fields),
    touched: session.columns.filter(({ ofTable }) => ofTable).slice(0, 1),
    isDraft: isDraftNow(record[mainLocale()] ?? {}),
  };
}

/**
 * Checks the cells of a row of a table by the rules of their fields. Payload does not check drafts, and names no row of the
 * sheet.
 */
async function complaintsAbout(req: StaffRequest, row: object, values: Value[]): Promise<Note[]> {
  const notes: Note[] = [];
  for (const { column, value } of values.filter(({ column }) => column.ofTable)) {
    const { field } = column;
    const validate = ('validate' in field && field.validate) as Validate | undefined | false;
    const about = {
      ...field,
      ...{ data: row, siblingData: row, blockData: {}, preferences: { fields: {} } },
      ...{ req, operation: 'update' as const, path: [] },
    };
    const message = (validate && (await validate(value, about))) || true;
    if (message !== true) notes.push({ code: 'payload', values: { message }, column: column.key });
  }
  return notes;
}

function keyLabel({ columns, name }: Session): string {
  const [key = ''] = name.list.keys.at(-1) ?? [];
  return columns.find((column) => column.key === key)?.label ?? key;
}

/** True for an unchanged example row of the template. */
function isExample({ name, mapping }: Session, cells: readonly string[]): boolean {
  return (name.list.examples ?? []).some((example) =>
    mapping.every((column, at) => {
      const exampleText = column ? asRecord(example)[column.key] : undefined;
      return (
        !column || comparableText(cells[at] ?? '') === comparableText(String(exampleText ?? ''))
      );
    }),
  );
}

/**
 * Removes values that the account may not write and reports them, because Payload drops them
 * silently.
 */
async function leaveOutForbidden(
  req: PayloadRequest,
  candidates: readonly Value[],
  record: Translations | undefined,
): Promise<{ values: Value[]; notes: Note[] }> {
  const values: Value[] = [];
  const notes: Note[] = [];
  for (const value of candidates) {
    if (await isPermitted(req, value, record)) values.push(value);
    else notes.push({ code: 'notYours', column: value.column.key });
  }
  return { values, notes };
}

async function isPermitted(
  req: PayloadRequest,
  { column: { field } }: Value,
  record: Translations | undefined,
): Promise<boolean> {
  const rules = ('access' in field ? field.access : {}) ?? {};
  const rule: FieldAccess | undefined = record ? rules.update : rules.create;
  const doc = record?.[mainLocale()];
  return !rule || Boolean(await rule({ req, doc, id: doc?.id, data: doc }));
}
