/**
 * Proposes codes for records that a sheet has without one: short, made of the letters of the name,
 * and unique.
 */
import { COLLEGE_CODE, OFFICE_CODE } from '@college/contract/codes';
import { mainLocale } from '../../platform/college-languages.ts';
import { comparableText } from '../../reading/comparable.ts';
import type { Note, SheetRow, Value } from './row.ts';
import type { Session } from './session.ts';

/** Words that codes skip. */
const small = new Set(['department', 'dept', 'of', 'and', 'the', 'in', 'for']);
const LONGEST = 20;

/**
 * Possible codes for a name, the best first: Physics is PHY, PHYS, …, Computer Science is CS,
 * COMPSCIE, CS2, …
 */
function* codesFor(name: string): Generator<string> {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '' && !small.has(word.toLowerCase()));
  const [first = ''] = words;
  const letters = words.join('').replace(/^\d+/, '');
  const initials = words
    .map((word) => word[0])
    .join('')
    .replace(/^\d+/, '');
  const short =
    words.length > 1 && initials.length > 1 ? initials : first.replace(/^\d+/, '').slice(0, 3);
  const base = short.length > 1 ? short.slice(0, LONGEST - 4) : 'DEPT';
  if (short.length > 1) yield short.slice(0, LONGEST);
  for (let length = 4; length <= Math.min(letters.length, 8); length++)
    yield letters.slice(0, length);
  for (let number = 2; ; number++) yield `${base}${number}`;
}

/** The first code that is not used. */
export function proposedCode(name: string, isUsed: (code: string) => boolean): string {
  for (const code of codesFor(name)) if (!isUsed(code)) return code;
  throw new Error('There is always another number.');
}

/** Proposes a code for a new record without one. The import uses the same code as the test run. */
export function proposeCode(
  session: Session,
  { proposed }: Pick<SheetRow, 'proposed'>,
  values: readonly Value[],
): { code: string; value: Value; notes: Note[] } | undefined {
  const { proposes } = session.name.list;
  const column = session.columns.find(({ key }) => key === proposes?.code);
  if (!proposes || !column || session.name.table !== undefined) return undefined;
  if (values.some(({ column: { key } }) => key === column.key)) return undefined;
  const name = values.find(({ column: { key } }) => key === proposes.from)?.value;
  if (!name) return undefined;
  const isUsed = (code: string) =>
    [COLLEGE_CODE, OFFICE_CODE].includes(code) || session.codes.has(comparableText(code));
  const code = proposed ?? proposedCode(String(name), isUsed);
  session.codes.add(comparableText(code));
  return {
    code,
    value: { column, locale: mainLocale(), value: code },
    notes: [{ code: 'proposedCode', values: { code }, column: column.key }],
  };
}
