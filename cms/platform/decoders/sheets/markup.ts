/**
 * Reads .xls files that are really HTML tables, as university portals write them, or Excel's XML of
 * 2003.
 */
import { Refusal } from '../../refusal.ts';
import { boundedParser } from './bounded-parser.ts';
import type { CellSink } from './grid.ts';
import { isoDayText, type NumberText, numberTextOf, plainNumber } from './number-text.ts';
import { sheetLimits } from './sheet-limits.ts';

const HEAD = 100_000;

/** True for XML, and for HTML that contains a table. */
export function isMarkup(text: string): boolean {
  const head = text.slice(0, HEAD);
  if (isExcelXml(head) || /^\s*<(!doctype|html|\?xml)\b/i.test(head)) return true;
  return /^\s*<[!a-z]/i.test(head) && /<(table|tr|td)\b/i.test(head);
}

const isExcelXml = (text: string) => /<(\w+:)?Workbook[\s>]/.test(text.slice(0, HEAD));

export interface MarkupReader {
  openSheet: (name: string) => CellSink;
  closeSheet: (of: { isHidden: boolean }) => void;
}

const isRow = (name: string) => name === 'tr' || name === 'row';
const isCell = (name: string) => ['td', 'th', 'cell'].includes(name);
const isBreak = (name: string) => ['br', 'p', 'div', 'li'].includes(name);
const isUnseen = (name: string) => ['style', 'script', 'title', 'comment'].includes(name);
const MOST_STYLES = 10_000;

/** Named number formats of Excel's XML. */
const namedFormats: Record<string, string> = {
  'short date': 'dd-mm-yyyy',
  'medium date': 'dd-mm-yyyy',
  'long date': 'dd-mm-yyyy',
  'general date': 'dd-mm-yyyy h:mm',
  percent: '0.00%',
  fixed: '0.00',
  standard: '#,##0.00',
  currency: '#,##0.00',
  'euro currency': '#,##0.00',
  scientific: '0.00E+00',
  'general number': 'General',
  'yes/no': 'General',
  'true/false': 'General',
  'on/off': 'General',
  'long time': 'h:mm:ss',
  'medium time': 'h:mm',
  'short time': 'h:mm',
};

/**
 * Passes the cells of HTML as one sheet, and those of Excel's XML sheet by sheet. Throws
 * `Unreadable` at a limit.
 */
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
  const isXml = isExcelXml(text);
  /**
   * Styles of rows and columns. A cell without its own style has that of its row, else of its
   * column.
   */
  let rowStyle = '';
  let columnStyles: string[] = [];
  let nextColumn = 0;
  const formats = new Map<string, NumberText>();
  /** The last row that a cell above spans, by column. */
  let covered: number[] = [];

  const begin = (name: string) => {
    sink = reader.openSheet(name);
    row = -1;
    covered = [];
    columnStyles = [];
    nextColumn = 0;
    isHidden = false;
  };
  const styleColumns = (attributes: Record<string, string>) => {
    if (attributes.index) nextColumn = placeOf(attributes.index);
    const end = nextColumn + spanOf(undefined, attributes.span, sheetLimits.columns);
    for (let at = nextColumn; at < Math.min(end, sheetLimits.columns); at++)
      columnStyles[at] = attributes.styleid ?? '';
    nextColumn = end;
  };
  const end = () => {
    if (sink) reader.closeSheet({ isHidden });
    sink = undefined;
  };
  const textOf = (content: string): string => {
    if (type === 'DateTime') return timeOnly(content) ?? isoDayText(content.trim());
    if (type === 'Boolean') return content.trim() === '1' ? 'true' : 'false';
    const number = Number(content);
    if (type !== 'Number' || content.trim() === '' || !Number.isFinite(number)) return content;
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
      open(tag, values) {
        const name = tag.toLowerCase();
        const attributes = isXml ? inSmallLetters(values) : values;
        if (isUnseen(name)) unseen += 1;
        if (name === 'worksheet') {
          end();
          begin(attributes.name ?? '');
        }
        if (name === 'visible') isVisible = true;
        if (name === 'style') {
          styleId = attributes.id ?? '';
          const parent = formats.get(attributes.parent ?? '');
          if (parent) formats.set(styleId, parent);
        }
        if (name === 'column') styleColumns(attributes);
        if (name === 'numberformat' && formats.size < MOST_STYLES) {
          const pattern = attributes.format ?? '';
          formats.set(
            styleId,
            numberTextOf(0, namedFormats[pattern.toLowerCase()] ?? pattern, false),
          );
        }
        if (isRow(name)) {
          if (!sink) begin('');
          // Excel's XML leaves out empty rows and cells and gives the index of the next one.
          row = attributes.index ? placeOf(attributes.index) : row + 1;
          column = 0;
          rowStyle = attributes.styleid ?? '';
          cell = undefined;
        }
        if (isCell(name) && sink) {
          closeCell();
          if (attributes.index) column = placeOf(attributes.index);
          while ((covered[column] ?? -1) >= row) column += 1;
          cell = '';
          type = '';
          style = attributes.styleid || rowStyle || columnStyles[column] || '';
          wide = spanOf(attributes.colspan, attributes.mergeacross, sheetLimits.columns + 1);
          high = spanOf(attributes.rowspan, attributes.mergedown, sheetLimits.rows);
        }
        if (name === 'data') type = attributes.type ?? '';
        if (isBreak(name) && cell) cell += '\n';
      },
      text(words) {
        if (isVisible && /hidden/i.test(words)) isHidden = true;
        if (cell === undefined || unseen > 0) return;
        cell += isXml ? words : words.replace(/\s+/g, ' ');
        if (cell.length > sheetLimits.rawCell)
          throw new Refusal('cellTooLong', { most: sheetLimits.cell });
      },
      close(tag) {
        const name = tag.toLowerCase();
        if (isUnseen(name)) unseen -= 1;
        if (name === 'visible') isVisible = false;
        if (isCell(name)) closeCell();
        if (name === 'worksheet') end();
      },
    },
    isXml ? 'xml' : 'html',
  );
  parser.write(text);
  parser.end();
  closeCell();
  end();
}

const inSmallLetters = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]));

/** The time of a value without a date, which Excel's XML writes with its first day. */
const timeOnly = (content: string) => /^\s*1899-12-3[01]T(\d\d:\d\d)/.exec(content)?.[1];

/** Converts an index that counts from 1. Values beyond the limits stay beyond them. */
const placeOf = (index: string) => Math.max(0, Math.min(Math.trunc(Number(index)) || 1, 2e6) - 1);

/**
 * Rows or columns of a cell: `colspan` counts all of them, `ss:MergeAcross` those besides the
 * first.
 */
const spanOf = (all: string | undefined, more: string | undefined, most: number) =>
  Math.max(1, Math.min(Number(all ?? Number(more ?? 0) + 1) || 1, most));
