/** Shared data of all rows of an import: columns, references and existing records. */
import type { Payload, PayloadRequest } from 'payload';
import { comparableText } from '../../reading/comparable.ts';
import { type Column, columnsOf } from '../columns.ts';
import type { ListName } from '../lists.ts';
import { everythingOf } from '../read-all-records.ts';
import { openReferences, type References } from '../values/references.ts';
import { writeCell } from '../values/values.ts';

export interface Session {
  payload: Payload;
  name: ListName;
  columns: Column[];
  /** Columns of the sheet from left to right. */
  mapping: (Column | undefined)[];
  references: References;
  /** Ids of records by identifying key. */
  known: Map<string, number[]>;
  /** Rows of the sheet by identifying key. */
  seen: Map<string, number>;
  /** Codes in use by records or rows, if the list proposes codes. */
  codes: Set<string>;
  /** ISO time of the last write of this import or its undo, by id of the record. */
  written: Map<number, string>;
}

export async function openSession(
  req: PayloadRequest,
  name: ListName,
  keys: readonly string[],
): Promise<Session> {
  const { payload } = req;
  const columns = columnsOf(name, payload);
  const references = await openReferences(req, columns.flatMap(targetOf));
  const session: Session = {
    payload,
    name,
    columns,
    mapping: keys.map((key) => columns.find((column) => column.key === key)),
    references,
    known: new Map(),
    seen: new Map(),
    codes: new Set(),
    written: new Map(),
  };
  const code = name.list.proposes?.code;
  if (code)
    for (const doc of await everythingOf(req, name.slug, [code]))
      session.codes.add(comparableText(String(doc[code] ?? '')));
  return { ...session, known: await recordsByKey(req, session) };
}

/** Existing records by identifying key. */
export async function recordsByKey(
  req: PayloadRequest,
  session: Session,
): Promise<Session['known']> {
  const { slug, list } = session.name;
  const records: Session['known'] = new Map();
  for (const doc of await everythingOf(req, slug, [...new Set(list.keys.flat())]))
    for (const key of keysOf(session, doc)) records.set(key, [...(records.get(key) ?? []), doc.id]);
  return records;
}

const targetOf = ({ field }: Column): string[] =>
  'relationTo' in field && typeof field.relationTo === 'string' ? [field.relationTo] : [];

/** Returns the keys that identify the record of these values, the most certain first. */
export function keysOf(
  { columns, references, name }: Session,
  values: Record<string, unknown>,
): string[] {
  return name.list.keys.flatMap((fields, rank) => {
    const parts = fields.map((key) => {
      const column = columns.find((candidate) => candidate.key === key);
      const value = values[key];
      if (!column || value === undefined || value === null) return '';
      return comparableText(writeCell(column, value, references));
    });
    return parts[0] ? [`${rank} ${parts.join(' | ')}`] : [];
  });
}

/** The row that identifies the same record: two people of one name have different e-mail addresses. */
export function rowWithSameKey(
  { seen }: Session,
  [first, ...others]: string[],
): number | undefined {
  const rows = others.map((key) => seen.get(`only ${key}`));
  return seen.get(first ?? '') ?? rows.find((row) => row !== undefined);
}

export function rememberWrite(
  writes: Session['written'],
  { record, written }: { record?: number; written?: string },
): void {
  if (record === undefined || !written) return;
  if (written > (writes.get(record) ?? '')) writes.set(record, written);
}

export function rememberKeys({ seen }: Session, keys: string[], row: number): void {
  for (const key of keys) seen.set(key, row);
  // No key is more certain for this row.
  seen.set(`only ${keys[0]}`, row);
}
