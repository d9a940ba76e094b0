/**
 * Converts a cell to the value of its field and back. Exported values can be imported without
 * changes.
 */

import { latinDigits } from '@college/contract/latin-digits';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import type { FlattenedField } from 'payload';
import { Refusal } from '../../platform/refusal.ts';
import { comparableText } from '../../reading/comparable.ts';
import { readDateCell } from '../../reading/written-date.ts';
import { atNoon, dateText } from '../../time-zone/dates.ts';
import { labelIn } from '../../words/languages.ts';
import type { Column } from '../columns.ts';
import { paragraphs, wordsOf } from './paragraphs.ts';
import type { References } from './references.ts';

type Names = Pick<References, 'nameOf'>;

interface Kind {
  /** Reads a cell that is not empty. Throws a `Refusal`. */
  read: (cell: string, field: Column['field'], references: References) => unknown;
  /** Writes a value as text; '' for an empty value. */
  write: (value: unknown, field: Column['field'], references: Names) => string;
}

/** Removes the decimals that some programs add to whole numbers: 1962.0. */
const withoutPoint = (cell: string) => cell.replace(/^(\d{4,})\.0+$/, '$1');

/**
 * A number with an exponent, as Excel saves numbers of twelve or more digits in a CSV: 9.86E+09,
 * 9,86E+09.
 */
const exponential = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i;

/**
 * The number with all digits. Throws a `Refusal` if digits are lost: 9.864000001E+09 is complete,
 * 9.864E+09 is not.
 */
function withoutExponent(cell: string): string {
  const [, first = '', rest = '', power] = exponential.exec(latinDigits(cell)) ?? [];
  if (power === undefined) return cell;
  if (rest.length < Number(power)) throw new Refusal('shortened', { value: cell });
  return `${first}${rest.slice(0, Number(power))}`;
}

/** A code such as 2E7 stays unchanged, because Excel writes E+ and two digits. */
const text: Kind = {
  read: (cell) => (/^\d[.,]?\d*E\+\d\d$/.test(cell) ? withoutExponent(cell) : withoutPoint(cell)),
  write: (value) => String(value ?? ''),
};

/** The name of a person, without the number of its row. */
const personName: Kind = {
  ...text,
  read: (cell) => cell.replace(/^\(?[\p{Nd}]{1,4}[.)]\s*(?=\p{L})/u, ''),
};

/** A phone number as written. */
const phone: Kind = {
  read(cell) {
    return withoutExponent(withoutPoint(cell.replace(/^['’`]\s*(?=[+\p{Nd}(])/u, '')));
  },
  write: text.write,
};

const number: Kind = {
  read(cell) {
    const value = Number(latinDigits(cell).replace(/(?<=\d),(?=\d)|\s|%$/g, ''));
    if (!Number.isFinite(value)) throw new Refusal('noNumber', { value: cell });
    return value;
  },
  write: text.write,
};

const yes = ['yes', 'y', 'true', '1', 'হয়', 'আছে'].map(comparableText);
const no = ['no', 'n', 'false', '0', 'নহয়', 'নাই'].map(comparableText);

const yesNo: Kind = {
  read(cell) {
    const word = comparableText(cell.replace(/^[✓✔]$/, 'yes'));
    if (yes.includes(word)) return true;
    if (no.includes(word)) return false;
    throw new Refusal('noYesNo', { value: cell });
  },
  write: (value) => (value ? 'Yes' : 'No'),
};

const day: Kind = {
  read(cell) {
    const isoDay = readDateCell(cell);
    if (!isoDay) throw new Refusal('noDay', { value: cell });
    return atNoon(isoDay);
  },
  write: (value) => dateText(typeof value === 'string' ? value : null),
};

const richText: Kind = { read: paragraphs, write: wordsOf };

/** Separators of several values: commas, line breaks or semicolons. */
const pieces = (cell: string) =>
  cell
    .split(/[\n;|]|,(?!\d)/)
    .map((piece) => piece.trim())
    .filter(Boolean);

const several = (kind: Kind): Kind => ({
  read: (cell, ...rest) => pieces(cell).map((piece) => kind.read(piece, ...rest)),
  write: (value, ...rest) =>
    (Array.isArray(value) ? value : []).map((each) => kind.write(each, ...rest)).join('; '),
});

/** Other words for a choice, in English and Assamese. */
const synonyms: Partial<Record<string, readonly string[]>> = {
  FACULTY: ['teaching', 'teaching staff', 'teacher', 'শিক্ষক', 'শৈক্ষিক'],
  OFFICE_STAFF: ['non teaching', 'non teaching staff', 'office', 'staff', 'কৰ্মচাৰী', 'অনাশৈক্ষিক'],
  BEARER: ['bearer', 'grade iv', 'grade 4', 'fourth grade'],
  FORMER_FACULTY: ['retired', 'former', 'former teacher', 'অৱসৰপ্ৰাপ্ত'],
  PRINCIPAL: ['principal in charge', 'অধ্যক্ষ'],
  QUALITATIVE: ['qlm', 'qualitative', 'গুণগত'],
  QUANTITATIVE: ['qnm', 'quantitative', 'পৰিমাণগত'],
  GOVERNING_BODY: ['gb', 'পৰিচালনা সমিতি'],
};

const optionsOf = (field: Column['field']) =>
  (field.type === 'select' ? field.options : []).map((option) => {
    if (typeof option === 'string') return { value: option, label: option };
    const label = labelIn(DEFAULT_LOCALE, option.label) || option.value;
    return { value: option.value, label };
  });

const choice: Kind = {
  read(cell, field) {
    const options = optionsOf(field);
    const word = comparableText(cell);
    const own = options.filter(({ value, label }) =>
      [value, label, ...(synonyms[value] ?? [])].some((name) => comparableText(name) === word),
    );
    // Accepts 'Governing' for 'Governing body', if no other option starts like that.
    const [match, other] =
      own.length > 0 ? own : options.filter(({ label }) => comparableText(label).startsWith(word));
    if (match && !other) return match.value;
    const choices = options.map(({ label }) => label).join(', ');
    throw new Refusal('noChoice', { value: cell, choices });
  },
  write: (value, field) =>
    optionsOf(field).find((option) => option.value === value)?.label ?? String(value ?? ''),
};

const reference: Kind = {
  read: (cell, field, references) => references.idOf(targetOf(field), cell),
  write: (value, field, references) =>
    typeof value === 'number' ? references.nameOf(targetOf(field), value) : '',
};

const targetOf = (field: FlattenedField): string =>
  'relationTo' in field && typeof field.relationTo === 'string' ? field.relationTo : '';

const kinds = {
  checkbox: yesNo,
  date: day,
  number,
  relationship: reference,
  richText,
  select: choice,
  upload: reference,
} satisfies Partial<Record<FlattenedField['type'], Kind>>;

function kindOf(field: Column['field']): Kind {
  if (/phone|mobile/.test(field.name)) return phone;
  if (/^(?:member_)?name$/.test(field.name) && field.type === 'text') return personName;
  const kind = field.type in kinds ? kinds[field.type as keyof typeof kinds] : text;
  return 'hasMany' in field && field.hasMany ? several(kind) : kind;
}

/** Reads a cell as the form would store it, so that the same sheet changes nothing the second time. */
export function readCell({ field }: Column, cell: string, references: References): unknown {
  const value = kindOf(field).read(cell, field, references);
  const tidy: unknown = field.custom?.tidy;
  return tidy instanceof Function && typeof value === 'string' ? tidy(value) : value;
}

export const writeCell = ({ field }: Pick<Column, 'field'>, value: unknown, names: Names): string =>
  kindOf(field).write(value, field, names);

/** Errors that Excel and LibreOffice show for a failed formula or a column that is too narrow. */
export const isSheetError = (cell: string): boolean =>
  /^#(N\/A|[A-Z/_0]+[!?]|GETTING_DATA|#+)$|^Err:\d{3}$/i.test(cell.trim());

/** Words and signs that mean an empty cell. */
export const isBlank = (cell: string): boolean => /^(-+|–|—|n\.?\/?a\.?|nil)?$/i.test(cell.trim());
