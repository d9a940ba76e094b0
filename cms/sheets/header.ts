/** Which row names the columns, and what each of them means. */
import type { Column } from './columns.ts';
import { normal } from './normal.ts';

/** A title, an address, the year: offices write at most so much above it. */
const ABOVE = 20;

export interface Header {
  /** Index of the row. */
  row: number;
  /** Keys of our columns, in the order of the sheet's; '' where none fits. */
  columns: string[];
}

/**
 * The row that names most columns. Where a header has two rows, as `Contact` above `Mobile` and `E-mail`, both name them
 * together, and `row` is the lower.
 */
export function findHeader(rows: readonly string[][], columns: readonly Column[]): Header {
  const top = rows.slice(0, ABOVE);
  const alone = top.map((cells, row) => ({ row, columns: guess(cells, columns) }));
  const together = top.slice(1).flatMap((cells, at) =>
    namesOfTwo(top[at] ?? [], cells).map((names) => ({
      row: at + 1,
      columns: guess(names, columns),
    })),
  );
  const count = ({ columns: keys }: Header) => keys.filter(Boolean).length;
  return [...alone, ...together].reduce((best, one) => (count(one) > count(best) ? one : best), {
    row: 0,
    columns: (rows[0] ?? []).map(() => ''),
  });
}

/** Names of two rows: the lower where there is one, or both as one name: `Date of` above `joining`. */
const namesOfTwo = (upper: readonly string[], lower: readonly string[]): string[][] => [
  lower.map((name, at) => name || upper[at] || ''),
  lower.map((name, at) => [upper[at], name].filter(Boolean).join(' ')),
];

/** Each column at most once: first what is called exactly so, last what has its words in it. */
export function guess(cells: readonly string[], columns: readonly Column[]): string[] {
  const taken = new Set<string>();
  const keys = cells.map(() => '');
  for (const fits of [isCalled(normal), isCalled(unexplained), isShort, contains])
    cells.forEach((cell, at) => {
      if (keys[at] !== '' || normal(cell) === '') return;
      const column = columns.find((one) => !taken.has(one.key) && fits(one, cell));
      if (!column) return;
      taken.add(column.key);
      keys[at] = column.key;
    });
  return keys;
}

/** What stands in brackets explains: Date of joining (DD/MM/YYYY). */
const unexplained = (cell: string) => normal(cell.replace(/\([^)]*\)|\[[^\]]*\]/g, ''));

const isCalled =
  (read: (cell: string) => string) =>
  ({ names }: Column, cell: string) =>
    names.some((name) => normal(name) === read(cell));

/** 'D.O.J.' and 'Email Id' without what parts their letters; 'Desig.' stands for what begins so. */
const isShort = ({ names, locale }: Column, cell: string) => {
  const letters = joined(unexplained(cell));
  const isCut = cell.trim().endsWith('.') && letters.length > 3;
  return (
    !locale &&
    names.map(joined).some((name) => name === letters || (isCut && name.startsWith(letters)))
  );
};

const joined = (name: string) => normal(name).replaceAll(' ', '');

/** Of short names the letters would be anywhere. */
const contains = ({ names, locale }: Column, cell: string) =>
  !locale &&
  names.some(
    (name) => normal(name).length > 3 && ` ${normal(cell)} `.includes(` ${normal(name)} `),
  );
