/** A file as rows of cells, whatever it is called: what it is, its first bytes tell. */

import { withoutMarks } from '@college/server/csv';
import type { PayloadRequest } from 'payload';
import { OverLimit } from '../../platform/decoders/limited.ts';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';
import { sheetLimits } from '../../platform/decoders/sheets/grid.ts';
import type { ParsedSheet } from '../../platform/decoders/sheets/parse-sheets.ts';
import { readSheets } from '../../platform/decoders/sheets/read-sheets.ts';
import { Unreadable } from '../../platform/decoders/unreadable.ts';
import { readAtMost } from '../../platform/http/read-at-most.ts';
import type { Column } from '../columns.ts';
import { findHeader, type Header } from '../header.ts';
import { Refused } from '../reason.ts';

/** A file has several sheets that may be meant: whoever sent it chooses. */
export class ManySheets extends Error {
  readonly names: string[];
  constructor(names: string[]) {
    super('Several sheets have the same columns.');
    this.names = names;
  }
}

export interface ReadSheet {
  /** '' for a file that is one sheet. */
  name: string;
  rows: Rows;
  header: Header;
}

/**
 * The sheet whose columns are known best, or the one of a name. Throws `Refused` with what is wrong with the file as a
 * whole, and `ManySheets` if several sheets are as likely.
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
  // One that is too large has no rows here: it may be the one.
  return sheets
    .filter(({ problem }) => problem)
    .concat(sheets)
    .slice(0, 1);
}

function refuse(error: unknown): never {
  if (error instanceof OverLimit) throw new Refused('tooMuch');
  throw error instanceof Unreadable ? new Refused(error.word, error.values) : error;
}

/** An apostrophe before a formula or a number is how Excel marks text; it is no part of the words. */
const withoutMark = (cell: string) => withoutMarks(cell).replace(/^['’`](?=[+\d][\d\s-]{4,})/, '');

/** A file as it was sent, and no more of it than we read. */
export async function bodyOf({ body }: PayloadRequest): Promise<Uint8Array> {
  const bytes = await readAtMost(body, sheetLimits.bytes);
  if (!bytes) throw new Refused('tooLarge', { most: sheetLimits.bytes / 1024 / 1024 });
  return new Uint8Array(bytes);
}
