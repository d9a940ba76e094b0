/** Reads a file as rows of cells. The first bytes decide the format, not the name. */

import { withoutMarks } from '@college/server/csv';
import { errorCode } from '@college/server/error-code';
import type { PayloadRequest } from 'payload';
import { isOverLimit } from '../../platform/decoders/limited.ts';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';
import type { ParsedSheet } from '../../platform/decoders/sheets/parse-sheets.ts';
import { readSheets } from '../../platform/decoders/sheets/read-sheets.ts';
import { sheetLimits } from '../../platform/decoders/sheets/sheet-limits.ts';
import { isUnreadable } from '../../platform/decoders/unreadable.ts';
import { readAtMost } from '../../platform/http/read-at-most.ts';
import type { Column } from '../columns.ts';
import { findHeader, type Header } from '../header.ts';
import { Refused } from '../reason.ts';

/** Thrown if a file has several likely sheets, so that the user must choose one. */
export class ManySheets extends Error {
  readonly code = 'MANY_SHEETS';
  readonly names: string[];
  constructor(names: string[]) {
    super('Several sheets have the same columns.');
    this.names = names;
  }
}

export const isManySheets = (error: unknown): error is ManySheets =>
  errorCode(error) === 'MANY_SHEETS';

export interface ReadSheet {
  /** Name of the sheet; '' if the file has only one. */
  name: string;
  rows: Rows;
  header: Header;
}

/**
 * Reads the sheet with the most known columns, or the named one. Throws `Refused` with the reason
 * if the file cannot be used, and `ManySheets` if several sheets are equally likely.
 */
export async function readSheet(
  bytes: Uint8Array,
  columns: readonly Column[],
  sheetName?: string,
): Promise<ReadSheet> {
  const sheets = await readSheets(bytes).catch(refuse);
  const likely = likeliest(sheets, columns);
  const chosenSheet = sheets.find(({ name }) => sheetName !== undefined && name === sheetName);
  if (!chosenSheet && likely.length > 1) throw new ManySheets(likely.map(({ name }) => name));
  const sheet = chosenSheet ?? likely[0];
  if (!sheet) throw new Refused('empty');
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
  if (isOverLimit(error)) throw new Refused('tooMuch');
  throw isUnreadable(error) ? new Refused(error.word, error.values) : error;
}

/** Removes the apostrophe with which Excel marks a formula or number as text. */
const withoutMark = (cell: string) => withoutMarks(cell).replace(/^['’`](?=[+\d][\d\s-]{4,})/, '');

/** Reads the uploaded file up to the size limit. */
export async function bodyOf({ body }: PayloadRequest): Promise<Uint8Array> {
  const bytes = await readAtMost(body, sheetLimits.bytes);
  if (!bytes) throw new Refused('tooLarge', { most: sheetLimits.bytes / 1024 / 1024 });
  return new Uint8Array(bytes);
}
