/** Finds the header of a sheet, and the field of each column. */
import { comparableText } from '../reading/comparable.ts';
import { bestRated, headerRows } from '../reading/table-header.ts';
import type { Column } from './columns.ts';

export interface Header {
  /** Index of the row. */
  row: number;
  /** Keys of our columns in the order of the sheet; '' for an unknown column. */
  columns: string[];
}

/** The row with the most known column names; the first row if there are none. */
export function findHeader(rows: readonly string[][], columns: readonly Column[]): Header {
  const candidates = headerRows(rows).map(({ row, cells }) => ({
    row,
    columns: guess(cells, columns),
  }));
  const best = bestRated(candidates, (candidate) => candidate.columns.filter(Boolean).length);
  return best
    ? { row: best.row, columns: best.columns }
    : { row: 0, columns: (rows[0] ?? []).map(() => '') };
}

/**
 * A name in the forms used for comparison, computed once because a list has up to forty columns
 * with three names each.
 */
interface Name {
  plain: string;
  /** Without an explanation in brackets: Date of joining (DD/MM/YYYY). */
  unexplained: string;
  /** Only the letters of `unexplained`. */
  letters: string;
  /** True for an abbreviation such as 'Desig.', which matches longer words. */
  isCut: boolean;
}

function readName(name: string): Name {
  const unexplained = comparableText(name.replace(/\([^()]*\)|\[[^[\]]*\]/g, ''));
  const letters = joined(unexplained);
  return {
    plain: comparableText(name),
    unexplained,
    letters,
    isCut: name.trim().endsWith('.') && letters.length > 3,
  };
}

const joined = (name: string) => name.replaceAll(' ', '');

const namesOfColumns = new WeakMap<Column, string[]>();

function namesOf(column: Column): string[] {
  const names = namesOfColumns.get(column) ?? column.names.map(comparableText);
  namesOfColumns.set(column, names);
  return names;
}

/** Assigns each column at most once: exact names first, names that contain its words last. */
export function guess(cells: readonly string[], columns: readonly Column[]): string[] {
  const used = new Set<string>();
  const keys = cells.map(() => '');
  const names = cells.map(readName);
  for (const fits of [isCalled, isCalledUnexplained, isShort, contains])
    names.forEach((name, at) => {
      if (keys[at] !== '' || name.plain === '') return;
      const column = columns.find((candidate) => !used.has(candidate.key) && fits(candidate, name));
      if (!column) return;
      used.add(column.key);
      keys[at] = column.key;
    });
  return keys;
}

const isCalled = (column: Column, { plain }: Name) => namesOf(column).includes(plain);
const isCalledUnexplained = (column: Column, { unexplained }: Name) =>
  namesOf(column).includes(unexplained);

/** Compares letters only, for 'D.O.J.' and 'Email Id'. */
const isShort = (column: Column, { letters, isCut }: Name) =>
  !column.locale &&
  namesOf(column)
    .map(joined)
    .some((name) => name === letters || (isCut && name.startsWith(letters)));

/** A qualification is not a specialisation, and only alumni have a column for it. */
const isOther = (plain: string, name: string) =>
  /\bqualifications?\b/.test(plain) && !name.includes('qualification');

/** Short names match as whole words only, because their letters occur anywhere. */
const contains = (column: Column, { plain }: Name) =>
  !column.locale &&
  namesOf(column).some(
    (name) => name.length > 3 && ` ${plain} `.includes(` ${name} `) && !isOther(plain, name),
  );
