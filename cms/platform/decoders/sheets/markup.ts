/** What calls itself .xls and is a table of HTML, as university portals write it, or Excel's XML of 2003. */
import { Unreadable } from '../unreadable.ts';
import { boundedParser } from './bounded-parser.ts';
import { type CellSink, sheetLimits } from './grid.ts';
import { isoDayText, type NumberText, numberTextOf, plainNumber } from './number-text.ts';

export const isMarkup = (text: string): boolean =>
  /^\s*<(!doctype|html|table|head|meta|\?xml|body|div|style)\b/i.test(text.slice(0, 10_000));

export interface MarkupReader {
  openSheet: (name: string) => CellSink;
  closeSheet: (of: { isHidden: boolean }) => void;
}

const isRow = (name: string) => name === 'tr' || name === 'row';
const isCell = (name: string) => ['td', 'th', 'cell'].includes(name);
const isBreak = (name: string) => ['br', 'p', 'div', 'li'].includes(name);
const isUnseen = (name: string) => ['style', 'script', 'title', 'comment'].includes(name);
const MOST_STYLES = 10_000;

/** Formats of Excel's XML that have a name. */
const namedFormats: Record<string, string> = {
  'short date': 'dd-mm-yyyy',
  'medium date': 'dd-mm-yyyy',
  'long date': 'dd-mm-yyyy',
  'general date': 'dd-mm-yyyy h:mm',
  percent: '0.00%',
  fixed: '0.00',
  standard: '#,##0.00',
};

/** Passes the cells of HTML as one sheet, those of Excel's XML sheet by sheet. Throws `Unreadable` at a bound. */
export function readMarkup(text: string, reader: MarkupReader): void {
  let sink: CellSink | undefined;
  let row = -1;
  let column = 0;
  let cell: string | undefined;
  let wide = 1;
  let high = 1;
  let style = '';
  let type = '';
  let unseen = 0;
  let isHidden = false;
  let isVisible = false;
  let styleId = '';
  const formats = new Map<string, NumberText>();
  /** The last row that a cell above reaches down to, by column. */
  let covered: number[] = [];

  const begin = (name: string) => {
    sink = reader.openSheet(name);
    row = -1;
    covered = [];
    isHidden = false;
  };
  const end = () => {
    if (sink) reader.closeSheet({ isHidden });
    sink = undefined;
  };
  const textOf = (written: string): string => {
    if (type === 'DateTime') return isoDayText(written.trim());
    if (type === 'Boolean') return written.trim() === '1' ? 'true' : 'false';
    const number = Number(written);
    if (type !== 'Number' || written.trim() === '' || !Number.isFinite(number)) return written;
    return (formats.get(style) ?? plainNumber)(number);
  };
  const closeCell = () => {
    if (cell === undefined || !sink) return;
    sink.put(row, column, textOf(cell));
    if (high > 1) sink.merge(column, row, row + high - 1);
    for (let at = column; high > 1 && at < column + wide; at++) covered[at] = row + high - 1;
    column += wide;
    cell = undefined;
  };

  const parser = boundedParser(
    {
      open(given, attributes) {
        const name = given.toLowerCase();
        if (isUnseen(name)) unseen += 1;
        if (name === 'worksheet') {
          end();
          begin(attributes.name ?? '');
        }
        if (name === 'visible') isVisible = true;
        if (given === 'Style') styleId = attributes.id ?? '';
        if (name === 'numberformat' && formats.size < MOST_STYLES) {
          const pattern = attributes.format ?? '';
          formats.set(
            styleId,
            numberTextOf(0, namedFormats[pattern.toLowerCase()] ?? pattern, false),
          );
        }
        if (isRow(name)) {
          if (!sink) begin('');
          // Excel's XML leaves empty rows and cells out and counts.
          row = attributes.index ? placeOf(attributes.index) : row + 1;
          column = 0;
          cell = undefined;
        }
        if (isCell(name) && sink) {
          closeCell();
          if (attributes.index) column = placeOf(attributes.index);
          while ((covered[column] ?? -1) >= row) column += 1;
          cell = '';
          type = '';
          style = attributes.styleid ?? '';
          wide = spanOf(attributes.colspan, attributes.mergeacross, sheetLimits.columns + 1);
          high = spanOf(attributes.rowspan, attributes.mergedown, sheetLimits.rows);
        }
        if (name === 'data') type = attributes.type ?? '';
        if (isBreak(name) && cell) cell += '\n';
      },
      text(words) {
        if (isVisible && /hidden/i.test(words)) isHidden = true;
        if (cell === undefined || unseen > 0) return;
        cell += words.replace(/\s+/g, ' ');
        if (cell.length > sheetLimits.rawCell)
          throw new Unreadable('cellTooLong', { most: sheetLimits.cell });
      },
      close(given) {
        const name = given.toLowerCase();
        if (isUnseen(name)) unseen -= 1;
        if (name === 'visible') isVisible = false;
        if (isCell(name)) closeCell();
        if (name === 'worksheet') end();
      },
    },
    'html',
  );
  parser.write(text);
  parser.end();
  closeCell();
  end();
}

/** A place that is counted from 1; one beyond every bound stays beyond it. */
const placeOf = (index: string) => Math.max(0, Math.min(Math.trunc(Number(index)) || 1, 2e6) - 1);

/** Rows or columns of a cell: `colspan` counts all of them, `ss:MergeAcross` those besides the first. */
const spanOf = (all: string | undefined, more: string | undefined, most: number) =>
  Math.max(1, Math.min(Number(all ?? Number(more ?? 0) + 1) || 1, most));
