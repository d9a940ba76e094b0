/** Reads .xls files of Excel from before 2007. */
import { type CellObject, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { isRefusal, Refusal } from '../../refusal.ts';
import type { CellSink } from './grid.ts';
import { type NumberText, numberTextOf } from './number-text.ts';
import { sheetLimits } from './sheet-limits.ts';
import { formulaLink, MOST_SHEETS, type WorkbookReader } from './workbook.ts';

/**
 * Passes the cells of all visible sheets to the reader. Throws a `Refusal` if the whole file
 * cannot be read.
 */
export function readOldWorkbook(bytes: Uint8Array, reader: Omit<WorkbookReader, 'unpacked'>): void {
  const { SheetNames: names, Sheets: sheets, Workbook: facts } = parsed(bytes);
  const format = formatter(facts?.WBProps?.date1904 === true);
  for (const [at, name] of names.slice(0, MOST_SHEETS).entries()) {
    const sheet = sheets[name];
    if (!sheet || facts?.Sheets?.[at]?.Hidden) continue;
    const sink = reader.openSheet(name);
    try {
      readCells(sheet, sink, format);
      reader.closeSheet();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      reader.closeSheet(error);
    }
  }
}

function parsed(bytes: Uint8Array): WorkBook {
  try {
    // One row more than the limit, so that a longer sheet is refused and not cut.
    const limits = { sheetRows: sheetLimits.rows + 1 };
    return read(bytes, { type: 'array', dense: true, cellNF: true, cellStyles: true, ...limits });
  } catch (error) {
    const isLocked = error instanceof Error && /password/i.test(error.message);
    throw new Refusal(isLocked ? 'encrypted' : 'broken');
  }
}

/** The formatter for a number format; a cell without one has that of Excel. */
function formatter(is1904: boolean): (pattern: unknown) => NumberText {
  const formats = new Map<string, NumberText>();
  return (pattern) => {
    const text = typeof pattern === 'string' ? pattern : '';
    const format = formats.get(text) ?? numberTextOf(0, text, is1904);
    formats.set(text, format);
    return format;
  };
}

function readCells(sheet: WorkSheet, sink: CellSink, format: ReturnType<typeof formatter>): void {
  for (const [at, { hidden }] of itemsOf(sheet['!rows'])) if (hidden) sink.hide?.('rows', at, at);
  for (const [at, { hidden }] of itemsOf(sheet['!cols']))
    if (hidden) sink.hide?.('columns', at, at);
  for (const { s: first, e: last } of sheet['!merges'] ?? [])
    sink.merge(first.c, first.r, last.r, last.c);
  for (const [row, cells] of itemsOf(sheet['!data']))
    for (const [column, cell] of itemsOf(cells)) {
      sink.put(row, column, textOf(cell, format));
      const address = cell.l?.Target ?? formulaLink(cell.f ?? '');
      if (address) sink.link?.(row, column, address);
    }
}

/** The items of a list with gaps, with their places. */
function* itemsOf<Item>(
  items: readonly (Item | null | undefined)[] = [],
): Generator<[number, Item]> {
  for (const [at, item] of items.entries()) if (item) yield [at, item];
}

function textOf(
  { t: type, v: value, w: text, z: pattern }: CellObject,
  format: ReturnType<typeof formatter>,
): string {
  if (type === 'e') return text ?? '';
  return typeof value === 'number' ? format(pattern)(value) : String(value ?? '');
}
