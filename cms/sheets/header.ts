/** Finds the row of a sheet that names its columns, and the field of each column. */
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
  return [...alone, ...together].reduce(
    (best, candidate) => (count(candidate) > count(best) ? candidate : best),
    {
      row: 0,
      columns: (rows[0] ?? []).map(() => ''),
    },
  );
}

/** Names of two rows: the lower where there is one, or both as one name: `Date of` above `joining`. */
const namesOfTwo = (upper: readonly string[], lower: readonly string[]): string[][] => [
  lower.map((name, at) => name || upper[at] || ''),
  lower.map((name, at) => [upper[at], name].filter(Boolean).join(' ')),
];

/** A name as it is compared in each way, worked out once: a long list has forty columns of three names. */
interface Name {
  plain: string;
  /** Without what stands in brackets, which explains: Date of joining (DD/MM/YYYY). */
  unexplained: string;
  /** The letters of `unexplained` alone. */
  letters: string;
  /** 'Desig.' stands for what begins so. */
  isCut: boolean;
}

function readName(name: string): Name {
  const unexplained = normal(name.replace(/\([^)]*\)|\[[^\]]*\]/g, ''));
  const letters = joined(unexplained);
  return {
    plain: normal(name),
    unexplained,
    letters,
    isCut: name.trim().endsWith('.') && letters.length > 3,
  };
}

const joined = (name: string) => name.replaceAll(' ', '');

const namesOfColumns = new WeakMap<Column, string[]>();

function namesOf(column: Column): string[] {
  const names = namesOfColumns.get(column) ?? column.names.map(normal);
  namesOfColumns.set(column, names);
  return names;
}

/** Each column at most once: first what is called exactly so, last what has its words in it. */
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

/** 'D.O.J.' and 'Email Id' without what parts their letters. */
const isShort = (column: Column, { letters, isCut }: Name) =>
  !column.locale &&
  namesOf(column)
    .map(joined)
    .some((name) => name === letters || (isCut && name.startsWith(letters)));

/** Short names match as whole words only, because their letters occur anywhere. */
const contains = (column: Column, { plain }: Name) =>
  !column.locale &&
  namesOf(column).some((name) => name.length > 3 && ` ${plain} `.includes(` ${name} `));
