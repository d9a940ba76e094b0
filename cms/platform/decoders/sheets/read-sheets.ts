/** Reads the sheets of an uploaded file: .xlsx, .ods, .xls (also where it is HTML or XML), or CSV. */
import { Refusal } from '../../refusal.ts';
import type { Limits } from '../limited.ts';
import { parseInChild } from '../parse-in-child.ts';
import type { CellLink } from './grid.ts';
import type { ParsedSheet } from './parse-sheets.ts';
import { sheetLimits } from './sheet-limits.ts';
import type { SheetLine } from './sheets-child.ts';

const limits: Limits = { seconds: 20, megabytes: 400, answer: 100_000_000 };
const task = { program: 'platform/decoders/sheets/sheets-child.ts' };

/**
 * All visible sheets with content, in their order. Throws a `Refusal` if the whole file cannot be
 * read, and `OverLimit` if reading exceeds the limits.
 */
export async function readSheets(bytes: Uint8Array): Promise<ParsedSheet[]> {
  const most = sheetLimits.bytes;
  if (bytes.length > most) throw new Refusal('tooLarge', { most: most / 1024 / 1024 });
  const sheets: ParsedSheet[] = [];
  let links: CellLink[] = [];
  for await (const line of parseInChild<SheetLine>(task, bytes, limits)) {
    if ('row' in line) sheets.at(-1)?.rows.push(line.row);
    else if ('link' in line) links.push(line.link);
    else if ('layout' in line) Object.assign(sheets.at(-1) ?? {}, line);
    else {
      const { sheet: name, problem } = line;
      const reason = problem && new Refusal(problem.code, problem.values);
      links = [];
      sheets.push({ name, rows: [], links, problem: reason });
    }
  }
  if (sheets.length === 0) throw new Refusal('empty');
  return sheets;
}
