/** Reads the sheets of LibreOffice's .ods from its `content.xml`. */
import { Refusal } from '../../refusal.ts';
import type { ElementHandlers } from './bounded-parser.ts';
import { type CellSink, FORMULA_WITHOUT_VALUE } from './grid.ts';
import { isoDayText } from './number-text.ts';
import { sheetLimits } from './sheet-limits.ts';

interface Sheets {
  openSheet: (name: string) => CellSink;
  closeSheet: (problem?: Refusal) => void;
}

interface Cell {
  column: number;
  /** Columns with the same cell. */
  times: number;
  /** Rows and columns that the cell covers. */
  rows: number;
  columns: number;
  text: string;
  address: string | undefined;
}

/** Breaks within a paragraph. */
const breaks: Record<string, string> = { s: ' ', tab: ' ', 'line-break': '\n' };

const isUnseen = (visibility: string | undefined) => /^(?:collapse|filter)$/.test(visibility ?? '');
const count = (attribute: string | undefined): number => Math.max(1, Number(attribute) || 1);

/** Passes the cells of all visible sheets. Hidden ones have a style that is not displayed. */
export function openDocumentHandlers({ openSheet, closeSheet }: Sheets): ElementHandlers {
  const hiddenStyles = new Set<string>();
  let style = '';
  let sink: CellSink | undefined;
  let row = 0;
  let rowTimes = 1;
  let isHidden = false;
  /** The next column of `table-column`, which describe the columns before the rows. */
  let nextColumn = 0;
  let column = 0;
  let cells: Cell[] = [];
  let cell: Cell | undefined;
  /** The day of a date, or the digits of a number that the sheet shows with an exponent. */
  let value: string | undefined;
  /** True for a formula without a value, which no program has calculated. */
  let isCalculated = false;
  let paragraphs: string[] = [];
  let isParagraph = false;
  let notes = 0;

  const closeCell = () => {
    if (!cell) return;
    const display = paragraphs.join('\n');
    const text =
      value !== undefined && (/e[+-]?\d/i.test(display) || value.includes('-')) ? value : display;
    if (text.trim() !== '') cells.push({ ...cell, text });
    else if (isCalculated) cells.push({ ...cell, text: FORMULA_WITHOUT_VALUE });
    column += cell.times;
    cell = undefined;
  };
  const closeRow = () => {
    const last = cells.length > 0 ? row + Math.min(rowTimes, sheetLimits.rows + 1) : row;
    for (let at = row; at < last; at++)
      for (const each of cells) {
        const end = each.column + Math.min(each.times, sheetLimits.columns + 1);
        for (let place = each.column; place < end; place++) sink?.put(at, place, each.text);
        if (each.address) sink?.link?.(at, each.column, each.address);
        if (each.rows > 1 || each.columns > 1)
          sink?.merge(each.column, at, at + each.rows - 1, each.column + each.columns - 1);
      }
    if (isHidden) sink?.hide?.('rows', row, row + rowTimes - 1);
    row += rowTimes;
  };

  return {
    open(name, attributes) {
      if (name === 'style') style = attributes.name ?? '';
      if (name === 'table-properties' && attributes.display === 'false') hiddenStyles.add(style);
      if (name === 'table') {
        row = 0;
        nextColumn = 0;
        sink = hiddenStyles.has(attributes['style-name'] ?? '')
          ? undefined
          : openSheet(attributes.name ?? '');
      }
      if (name === 'table-column') {
        const end = nextColumn + count(attributes['number-columns-repeated']);
        if (isUnseen(attributes.visibility)) sink?.hide?.('columns', nextColumn, end - 1);
        nextColumn = end;
      }
      if (name === 'table-row') {
        rowTimes = count(attributes['number-rows-repeated']);
        isHidden = isUnseen(attributes.visibility);
        column = 0;
        cells = [];
      }
      if (name === 'table-cell' || name === 'covered-table-cell') {
        cell = {
          column,
          times: count(attributes['number-columns-repeated']),
          rows: count(attributes['number-rows-spanned']),
          columns: count(attributes['number-columns-spanned']),
          text: '',
          address: undefined,
        };
        isCalculated = Boolean(attributes.formula) && !attributes['value-type'];
        const day = attributes['date-value'];
        value = day === undefined ? attributes.value : isoDayText(day);
        paragraphs = [];
      }
      if (name === 'a' && cell) cell.address ??= attributes.href;
      if (name === 'annotation') notes += 1;
      if (name === 'p' && cell && notes === 0) {
        isParagraph = true;
        paragraphs.push('');
      }
      if (isParagraph && breaks[name]) add(breaks[name]);
    },
    text(piece) {
      if (isParagraph && notes === 0) add(piece);
    },
    close(name) {
      if (name === 'annotation') notes -= 1;
      if (name === 'p') isParagraph = false;
      if (name === 'table-cell' || name === 'covered-table-cell') closeCell();
      if (name === 'table-row') closeRow();
      if (name === 'table') {
        if (sink) closeSheet();
        sink = undefined;
      }
    },
  };

  function add(piece: string): void {
    const last = paragraphs.length - 1;
    paragraphs[last] += piece;
    if ((paragraphs[last] ?? '').length > sheetLimits.rawCell)
      throw new Refusal('cellTooLong', { most: sheetLimits.cell });
  }
}
