/** Collects the cells of a sheet within limits, and without memory for empty rows. */
import { Refusal } from '../../refusal.ts';
import { tidy } from '../decode-text.ts';
import { sheetLimits } from './sheet-limits.ts';

/** Receives the cells of a sheet. Rows and columns count from 0. */
export interface CellSink {
  put: (row: number, column: number, text: string) => void;
  /** Merged cells of a column. The rows below the first get its text too. `last` is the last column of the same cells. */
  merge: (column: number, from: number, to: number, last?: number) => void;
  /** Rows or columns that are not shown, from the first to the last. */
  hide?: (kind: 'rows' | 'columns', first: number, last: number) => void;
  /** The address to which a cell is linked. */
  link?: (row: number, column: number, address: string) => void;
}

/** The text of a cell with a formula that no program has calculated. */
export const FORMULA_WITHOUT_VALUE = '#FORMULA!';

/** A cell that shows a word such as `View` and leads to an address. */
export interface CellLink {
  row: number;
  column: number;
  address: string;
}

/** Rows and columns that a sheet hides, and cells that it joins: places from 0, the last one included. */
export interface Layout {
  hidden: { kind: 'rows' | 'columns'; first: number; last: number }[];
  /** Joined cells, from the first to the last row and column. */
  joined: { row: number; lastRow: number; column: number; lastColumn: number }[];
}

/** Rows of equal length; empty cells are ''. Dates are DD-MM-YYYY. */
export type Rows = string[][];

/** Collects cells as rows. Throws a `Refusal` at a limit. */
export function openGrid(): CellSink & {
  rows: () => Rows;
  links: readonly CellLink[];
  layout: Layout;
} {
  const links: CellLink[] = [];
  const layout: Layout = { hidden: [], joined: [] };
  const filled: string[][] = [];
  const merges: { column: number; from: number; to: number }[] = [];
  let characters = 0;
  let width = 0;
  const put = (row: number, column: number, raw: string) => {
    const text = tidy(raw);
    if (text === '') return;
    if (row >= sheetLimits.rows) throw new Refusal('tooManyRows', { most: sheetLimits.rows });
    if (column >= sheetLimits.columns)
      throw new Refusal('tooManyColumns', { most: sheetLimits.columns });
    if (text.length > sheetLimits.cell)
      throw new Refusal('cellTooLong', { most: sheetLimits.cell });
    characters += text.length;
    if (characters > sheetLimits.characters) throw new Refusal('tooMuchText');
    width = Math.max(width, column + 1);
    const cells = filled[row] ?? [];
    cells[column] = text;
    filled[row] = cells;
  };
  const fillMerged = () => {
    let steps = 0;
    for (const { column, from, to } of merges) {
      const text = filled[from]?.[column];
      if (!text) continue;
      for (let row = from + 1; row <= Math.min(to, filled.length - 1); row++) {
        // Merged cells do not overlap in Excel, so more steps than this are an attack.
        steps += 1;
        if (steps > sheetLimits.rows * sheetLimits.columns) throw new Refusal('broken');
        // A row that is otherwise empty stays empty.
        const cells = filled[row];
        if (cells && !cells[column]) put(row, column, text);
      }
    }
  };
  return {
    put,
    merge(column, from, to, last = column) {
      if ((to > from || last > column) && layout.joined.length < sheetLimits.rows)
        layout.joined.push({ row: from, lastRow: to, column, lastColumn: last });
      if (to > from && column < sheetLimits.columns) merges.push({ column, from, to });
      if (merges.length > sheetLimits.rows * 10) throw new Refusal('broken');
    },
    link(row, column, address) {
      characters += address.length;
      if (characters > sheetLimits.characters) throw new Refusal('tooMuchText');
      links.push({ row, column, address });
    },
    hide(kind, first, last) {
      const [before] = layout.hidden.slice(-1);
      if (before?.kind === kind && before.last === first - 1) before.last = last;
      else if (layout.hidden.length < sheetLimits.rows) layout.hidden.push({ kind, first, last });
    },
    links,
    layout,
    rows() {
      fillMerged();
      return Array.from({ length: filled.length }, (_, row) =>
        Array.from({ length: width }, (_cell, column) => filled[row]?.[column] ?? ''),
      );
    },
  };
}

/** The column index of 1 to 3 letters: 'A' is 0, 'XFD' is 16383. */
export function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
