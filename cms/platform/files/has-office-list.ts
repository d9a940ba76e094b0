import { isOverLimit } from '../decoders/limited.ts';
import { readSheets } from '../decoders/sheets/read-sheets.ts';
import { isRefusal } from '../refusal.ts';
import { readWithinLimits } from '../texts/read-document.ts';
import { isReadable } from '../texts/readable-files.ts';
import { hasOfficeListIn, isOfficeList, isSheetFile } from './office-list.ts';

/**
 * True for a sheet file with the office's list of missing evidence, also on a hidden sheet. False for a file that cannot be
 * read.
 */
export async function hasOfficeList(name: string, bytes: Uint8Array): Promise<boolean> {
  if (!isSheetFile(name)) return false;
  if (isReadable(name)) {
    const { pages = [] } = await readWithinLimits(name, bytes);
    return pages.some(({ text }) => hasOfficeListIn(text));
  }
  try {
    return (await readSheets(bytes)).some(({ rows }) => isOfficeList(rows));
  } catch (error) {
    if (isRefusal(error) || isOverLimit(error)) return false;
    throw error;
  }
}
