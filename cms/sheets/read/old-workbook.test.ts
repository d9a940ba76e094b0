import { utils, type WorkBook, type WorkSheet, write } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { readSheets } from '../../platform/decoders/sheets/read-sheets.ts';
import { sheetLimits } from '../../platform/decoders/sheets/sheet-limits.ts';
import { isRefusal } from '../../platform/refusal.ts';

/** Writes sheets as Excel 97 did. */
function oldFile(sheets: Record<string, WorkSheet>, change?: (book: WorkBook) => void) {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  change?.(book);
  const file: ArrayBuffer = write(book, { type: 'array', bookType: 'biff8' });
  return new Uint8Array(file);
}
const { aoa_to_sheet: sheetOf } = utils;

it('reads words, numbers and days as Excel shows them, with links and joined cells', async () => {
  const sheet = sheetOf([
    ['Name', 'Joined', 'Fee', 'Share', 'Still here', 'Page'],
    ['ৰীণা দাস', 45_478, 1234.5, 0.25, true, 'View'],
    ['Anil', 45_479.5, 98_640_000_01, 2, false, ''],
  ]);
  Object.assign(sheet.B2 ?? {}, { z: 'dd/mm/yyyy' });
  Object.assign(sheet.B3 ?? {}, { z: 'm/d/yy h:mm' });
  Object.assign(sheet.C2 ?? {}, { z: '#,##0.00' });
  Object.assign(sheet.D2 ?? {}, { z: '0%' });
  Object.assign(sheet.F2 ?? {}, { l: { Target: 'https://example.org/page' } });
  sheet['!merges'] = [utils.decode_range('F2:F3')];
  sheet['!cols'] = [{}, {}, { hidden: true }];
  const [read] = await readSheets(oldFile({ Staff: sheet }));
  expect(read?.name).toBe('Staff');
  expect(read?.rows).toEqual([
    ['Name', 'Joined', 'Fee', 'Share', 'Still here', 'Page'],
    ['ৰীণা দাস', '05-07-2024', '1,234.50', '25%', 'true', 'View'],
    ['Anil', '06-07-2024 12:00', '9864000001', '2', 'false', 'View'],
  ]);
  expect(read?.links).toEqual([{ row: 1, column: 5, address: 'https://example.org/page' }]);
  expect(read?.layout).toEqual({
    hidden: [{ kind: 'columns', first: 2, last: 2 }],
    joined: [{ row: 1, lastRow: 2, column: 5, lastColumn: 5 }],
  });
});

it('reads visible sheets only', async () => {
  const file = oldFile({ One: sheetOf([['a']]), Two: sheetOf([['b']]) }, (book) => {
    book.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
  });
  expect((await readSheets(file)).map(({ name }) => name)).toEqual(['Two']);
});

it('refuses rows above the limit, and a file that was cut', async () => {
  const many = Array.from({ length: sheetLimits.rows + 1 }, (_, at) => [at]);
  const [sheet] = await readSheets(oldFile({ Many: sheetOf(many) }));
  expect(sheet?.problem?.code).toBe('tooManyRows');
  const cut = oldFile({ One: sheetOf([['a']]) }).slice(0, 1500);
  const reason = await readSheets(cut).catch((error: unknown) => error);
  expect(isRefusal(reason, 'broken')).toBe(true);
});
