/** Writes rows as Excel or CSV. No cell can become a formula. */
import { csvText } from '@college/server/csv';
import writeWorkbook from 'write-excel-file/node';
import type { Rows } from '../../platform/decoders/sheets/grid.ts';

export const formats = {
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    /** Writes every cell as text: '=1+1' stays four characters, and '0091' keeps its zeros. */
    write: (rows: Rows): Promise<Buffer> =>
      writeWorkbook(
        rows.map((row, at) =>
          row.map((value) => ({
            type: String,
            value: value.slice(0, MOST),
            wrap: true,
            alignVertical: 'top' as const,
            ...(at === 0 && { fontWeight: 'bold' as const }),
          })),
        ),
        {
          columns: (rows[0] ?? []).map((_, at) => ({ width: widthOf(rows, at) })),
          stickyRowsCount: 1,
        },
      ).toBuffer(),
  },
  csv: {
    type: 'text/csv; charset=utf-8',
    write: async (rows: Rows): Promise<Buffer> => Buffer.from(csvText(rows)),
  },
} as const;

export type Format = keyof typeof formats;
export const isFormat = (word: string): word is Format => Object.hasOwn(formats, word);

/** Characters that Excel allows in a cell. */
const MOST = 32_000;

/** Width in letters. */
function widthOf(rows: Rows, at: number): number {
  const longest = rows
    .slice(0, 100)
    .reduce((most, row) => Math.max(most, (row[at] ?? '').length), 0);
  return Math.min(Math.max(longest + 2, 10), 50);
}
