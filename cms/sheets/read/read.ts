/** Reads a file as rows of cells. The first bytes decide the format, not the name. */

import { withoutMarks } from '@college/server/csv';
import type { PayloadRequest } from 'payload';
import { isOverLimit } from '../../platform/decoders/limited.ts';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';
import type { ParsedSheet } from '../../platform/decoders/sheets/parse-sheets.ts';
import { readSheets } from '../../platform/decoders/sheets/read-sheets.ts';
import { sheetLimits } from '../../platform/decoders/sheets/sheet-limits.ts';
import { readAtMost } from '../../platform/http/read-at-most.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Column } from '../columns.ts';
import { findHeader, type Header } from '../header.ts';

export interface ReadSheet {
  /** Name of the sheet; '' if the file has only one. */
  name: string;
  rows: Rows;
  header: Header;
}

/**
 * Reads the sheet with the most known columns, or the named one. Throws a `Refusal` with the reason
 * if the file cannot be used, or has several sheets that are equally likely.
 */
export async function readSheet(
  bytes: Uint8Array,
  columns: readonly Column[],
  sheetName?: string,
): Promise<ReadSheet> {
  const sheets = await readSheets(bytes).catch(refuse);
  const likely = likeliest(sheets, columns);
  const chosenSheet = sheets.find(({ name }) => sheetName !== undefined && name === sheetName);
  if (!chosenSheet && likely.length > 1)
    throw new Refusal('manySheets', { sheets: likely.map(({ name }) => name) });
  const sheet = chosenSheet ?? likely[0];
  if (!sheet) throw new Refusal('empty');
  if (sheet.problem) refuse(sheet.problem);
  const rows = sheet.rows.map((row) => row.map(withoutMark));
  return { name: sheet.name, rows, header: findHeader(rows, columns) };
}

/** Returns the sheets with the most known columns; the first sheet if no column is known. */
function likeliest(sheets: ParsedSheet[], columns: readonly Column[]): ParsedSheet[] {
  const counts = sheets.map(({ rows }) => findHeader(rows, columns).columns.filter(Boolean).length);
  const most = Math.max(0, ...counts);
  if (most > 0) return sheets.filter((_, at) => counts[at] === most);
  // A sheet that is too large has no rows here but may be the right one.
  return sheets
    .filter(({ problem }) => problem)
    .concat(sheets)
    .slice(0, 1);
}

function refuse(error: unknown): never {
  if (isOverLimit(error)) throw new Refusal('tooMuch');
  throw error;
}

/** Removes the apostrophe with which Excel marks a formula or number as text. */
const withoutMark = (cell: string) => withoutMarks(cell).replace(/^['’`](?=[+\d][\d\s-]{4,})/, '');

/** Reads the uploaded file up to the size limit. */
export async function bodyOf({ body }: PayloadRequest): Promise<Uint8Array> {
  const bytes = await readAtMost(body, sheetLimits.bytes);
  if (!bytes) throw new Refusal('tooLarge', { most: sheetLimits.bytes / 1024 / 1024 });
  return new Uint8Array(bytes);
}
