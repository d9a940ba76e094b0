/** Recognises rows of a sheet that are no records: totals, headings of sections, signatures, and the numbers of columns. */
import { isRefusal } from '../../platform/refusal.ts';
import { isBlank, readCell } from '../values/values.ts';
import type { Session } from './session.ts';

const total =
  /^(?:(?:grand|sub|net|overall)[ -]?)?totals?(?:\W*(?:no|number)\b.*)?[^\p{L}]*$|^(?:সৰ্ব)?মুঠ(?: সংখ্যা)?[^\p{L}]*$/iu;
const section =
  /^(?:department|dept|faculty|school|section|office|branch)\b\W*of\b|^(?:non\W*)?teaching (?:staff|faculty)|বিভাগ$|^(?:শিক্ষক|কৰ্মচাৰী)$/iu;
/** An office without a name, as below a list that somebody signed. */
const signature =
  /^(?:sd\b.*|.*\bsignature\b.*|(?:the )?(?:vice\W*)?principal|(?:the )?head(?: of (?:the )?department)?|h\.?o\.?d\.?|(?:iqac )?co-?ordinator|secretary|president|registrar|convenor|convener|অধ্যক্ষ|বিভাগীয় মুৰব্বী)[^\p{L}]*$/iu;

const people = new Set(['employees', 'members', 'alumni', 'former-principals', 'rti-officers']);

/** True for a row whose name is a total or, in a list of people, a heading, an office or a number. */
export function isHeadingRow(session: Session, cells: readonly string[]): boolean {
  const { mapping, name } = session;
  const keys = new Set(name.list.keys.flat());
  const filled = mapping.flatMap((column, at) => {
    const cell = cells[at]?.trim() ?? '';
    return column && !isBlank(cell) ? [{ column, cell }] : [];
  });
  const names = filled.filter(({ column }) => keys.has(column.key) && column.field.type === 'text');
  if (names.some(({ cell }) => total.test(cell))) return true;
  if (!people.has(name.slug)) return false;
  const isAlone = filled.length === 1 && mapping.filter(Boolean).length > 1;
  return names.some(
    ({ column, cell }) =>
      column.key === 'name' &&
      (!/\p{L}/u.test(cell) ||
        signature.test(cell) ||
        (isAlone && (section.test(cell) || isDepartment(session, cell)))),
  );
}

function isDepartment({ columns, references }: Session, cell: string): boolean {
  const column = columns.find(({ key }) => key === 'department');
  if (!column) return false;
  try {
    return Boolean(readCell(column, cell, references));
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
