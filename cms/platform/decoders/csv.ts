/**
 * Reads comma-separated values. The separator differs by the language of the computer that wrote
 * the file.
 */

import { errorCode } from '@college/server/error-code';
import { parse } from 'csv-parse/sync';
import { Refusal } from '../refusal.ts';

const delimiters = [',', ';', '\t', '|'];
/** The last column of Excel, counted from 0. */
const LAST_COLUMN = 16_383;
/** Upper bound of characters in a line. */
const LONGEST_LINE = 4_000_000;
/** Upper bounds of characters and lines that are used to find the separator. */
const HEAD = 100_000;
const HEAD_LINES = 50;

/**
 * Passes each cell that is not empty. Throws a `Refusal` if the text is not CSV or exceeds a
 * limit.
 */
export function readCsv(
  text: string,
  put: (row: number, column: number, cell: string) => void,
): void {
  // Excel reads a first line such as `sep=;` as the separator.
  const [hint = '', stated] = /^\ufeff?"?sep ?= ?(.)"?(?:\r\n?|\n)/i.exec(text) ?? [];
  let row = 0;
  try {
    parse(text.slice(hint.length), {
      bom: true,
      delimiter: stated ?? delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_LINE,
      cast(cell, { column }) {
        if (typeof column === 'number' && column > LAST_COLUMN)
          throw new Refusal('tooManyColumns', { most: LAST_COLUMN + 1 });
        return cell;
      },
      on_record(cells: string[]) {
        for (const [column, cell] of cells.entries()) if (cell !== '') put(row, column, cell);
        row += 1;
        return null;
      },
    });
  } catch (error) {
    const code = String(errorCode(error));
    if (!code.startsWith('CSV_')) throw error;
    throw new Refusal(code === 'CSV_MAX_RECORD_SIZE' ? 'tooMuchText' : 'broken');
  }
}

/**
 * The separator that splits most lines into the same number of cells. A title above the table may
 * contain commas.
 */
export function delimiterOf(text: string): string {
  const lines = text
    .slice(0, HEAD)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .slice(0, HEAD_LINES);
  const scores = delimiters.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1).filter(Boolean);
    const same = counts.map((count) => counts.filter((other) => other === count).length);
    const commonest = Math.max(0, ...same);
    const most = Math.max(0, ...counts.filter((_, at) => same[at] === commonest));
    return { delimiter, alike: commonest, lines: counts.length, most };
  });
  const [best] = scores.toSorted(
    (a, b) => b.alike - a.alike || b.lines - a.lines || b.most - a.most,
  );
  return best?.delimiter ?? ',';
}
