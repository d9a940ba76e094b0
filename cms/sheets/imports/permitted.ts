/**
 * Removes values that the account may not write and reports them, because Payload drops them
 * silently.
 */
import type { FieldAccess, PayloadRequest } from 'payload';
import { mainLocale } from '../../platform/college-languages.ts';
import type { Value } from './read-row.ts';
import type { Translations } from './record.ts';
import type { Note } from './row.ts';

export async function leaveOutForbidden(
  req: PayloadRequest,
  candidates: readonly Value[],
  record: Translations | undefined,
): Promise<{ values: Value[]; notes: Note[] }> {
  const values: Value[] = [];
  const notes: Note[] = [];
  for (const value of candidates) {
    if (await isPermitted(req, value, record)) values.push(value);
    else notes.push({ word: 'notYours', column: value.column.key });
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
