/** Recognises rows of a sheet that are no records: totals, headings of sections, signatures, and the numbers of columns. */
import { isRefusal } from '../../platform/refusal.ts';
import { isBlank, isSheetError, readCell } from '../values/values.ts';
import type { Session } from './session.ts';

const total =
  /^(?:(?:grand|sub|net|overall) ?)?totals?(?: (?:no|number)(?: .*)?| \p{L}(?: \p{L})*)?$|^(?:সৰ্ব)?মুঠ(?: সংখ্যা)?$|^সমষ্টি$/u;
/** Nobody is called Total, so all that follows the word may stand in a list of people. */
const totalOfPeople =
  /^(?:(?:grand|sub|net|overall) ?)?totals? |^(?:no|nos|number|sum) of |^(?:sum|(?:carried|brought) (?:over|forward))$|^(?:সৰ্ব)?মুঠ /;
/** An office without a name, as below a list that somebody signed, a vacant post, and a heading that is repeated. */
const noName =
  /^sd(?: |$)|(?:^| )(?:signature|seal)(?: |$)|^(?:the )?(?:(?:vice ?)?principal|head(?: of (?:the )?department)?|h ?o ?d|(?:iqac )?co ?ordinator|secretary|president|registrar|conven[oe]r)$|^(?:অধ্যক্ষ|বিভাগীয় মুৰব্বী)$|^(?:post )?vacant(?: post| position)?$|^(?:full )?names?(?: of .*)?$|(?:^| )নাম$|^\p{L}$/u;
/** Words that no name has: headings, notes and signatures in a row with nothing else. */
const heading =
  /(?:^| )(?:department|dept|faculty|faculties|school|section|office|branch|stream|category|group|grade|staff|teach(?:er|ing)s?|professors?|lecturers?|bearers?|library|laboratory|science|arts|commerce|guest|contractual|permanent|temporary|college|(?:counter)?signed|prepared|checked|verified|certified|forwarded|continued|contd|lien)(?: |$)|^(?:(?:vice ?)?principal|head|secretary|president|registrar|date|dated|place|note|n ?b|remarks?) |^(?:date|dated|place|note|n ?b|remarks?)$|(?:^| )(?:বিভাগ|শাখা|শিক্ষক|শিক্ষিকা|কৰ্মচাৰী|বৰ্গ|কাৰ্যাল|চহী|স্বাক্ষৰ|তাৰিখ|ঠাই|টোকা|অধ্যক্ষ|পুথিভঁৰাল)/;

/** The words of a cell in small letters. */
const wordsOf = (cell: string): string =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

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
  if (names.some(({ cell }) => total.test(wordsOf(cell)))) return true;
  if (!people.has(name.slug)) return false;
  const isAlone = filled.length === 1 && mapping.filter(Boolean).length > 1;
  return names.some(({ column, cell }) => {
    // An error value has its own note.
    if (column.key !== 'name' || isSheetError(cell)) return false;
    const words = wordsOf(cell);
    if (!words || totalOfPeople.test(words) || noName.test(words)) return true;
    return isAlone && (heading.test(words) || isDepartment(session, cell));
  });
}

function isDepartment({ columns, references }: Session, cell: string): boolean {
  const column = columns.find(({ key }) => key === 'department');
  if (!column) return false;
  try {
    // Physics (5) is a department with its number of teachers.
    return Boolean(readCell(column, cell.replace(/\([^()]*\)/g, '').trim(), references));
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}
