/** Checks that a sheet of a template shows all its rows and columns, joins no cells and has no errors of formulas. */
import type { EvidenceSheet } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Limits } from '../rules.ts';
import { inRow, inSheet, listed, type Place, sheetsIn } from './place.ts';

export const sheetLayout = (
  { report }: CheckContext,
  { errors }: Limits<'sheet-layout'>,
): NewFinding[] =>
  sheetsIn(report).flatMap((place) =>
    place.sheet.isRecords
      ? []
      : [
          ...(place.sheet.template ? [...hidden(place), ...joined(place)] : []),
          ...formulaErrors(place, errors),
        ],
  );

/** The letters of a column index: 0 is 'A', 26 is 'AA'. */
const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode('A'.charCodeAt(0) + (column % 26));

/** Numbers of the rows of data in Excel. */
const dataRows = ({ entries }: EvidenceSheet) => new Set(entries.map(({ row }) => row));

function hidden(place: Place): NewFinding[] {
  const { sheet } = place;
  const { layout, header } = sheet;
  const rows = [...dataRows(sheet)].filter((row) =>
    layout.hidden.some(
      ({ kind, first, last }) => kind === 'rows' && first < row && row <= last + 1,
    ),
  );
  const columns = header.flatMap((heading, column) =>
    heading &&
    layout.hidden.some(
      ({ kind, first, last }) => kind === 'columns' && first <= column && column <= last,
    )
      ? [heading]
      : [],
  );
  return [
    ...(rows.length > 0
      ? [inSheet(place, { code: 'rowsHidden', values: { rows: listed(rows) }, part: 'rows' })]
      : []),
    ...columns.map((column) =>
      inSheet(place, { code: 'columnHidden', values: { column }, part: column }),
    ),
  ];
}

function joined(place: Place): NewFinding[] {
  const { sheet } = place;
  const rows = dataRows(sheet);
  const [first] = rows;
  if (first === undefined) return [];
  // A title above the headings and a year above its rows are joined rightly.
  const cells = sheet.layout.joined
    .filter(({ row, lastRow }) => row + 1 >= first && (rows.has(row + 1) || rows.has(lastRow + 1)))
    .map(
      ({ row, lastRow, column, lastColumn }) =>
        `${columnName(column)}${row + 1}:${columnName(lastColumn)}${lastRow + 1}`,
    );
  if (cells.length === 0) return [];
  return [
    inSheet(place, { code: 'cellsJoined', values: { cells: listed(cells) }, part: 'joined' }),
  ];
}

function formulaErrors(place: Place, errors: readonly string[]): NewFinding[] {
  const { header, entries, totals } = place.sheet;
  return [...entries, ...totals].flatMap((entry) =>
    entry.cells.flatMap((cell, column): NewFinding[] => {
      const value = cell.trim();
      if (!errors.includes(value) && !/^Err:\d{3}$/.test(value)) return [];
      const values = { value, column: header[column] ?? columnName(column) };
      return [inRow(place, entry, { code: 'formulaError', values, part: `${column}` })];
    }),
  );
}
