import { isOverLimit } from '../../platform/decoders/limited.ts';
import { readSheets } from '../../platform/decoders/sheets/read-sheets.ts';
import { hasOfficeListIn, isOfficeList, isSheetFile } from '../../platform/files/office-list.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { readWithinLimits } from '../../platform/texts/read-document.ts';
import { isReadable } from '../../platform/texts/readable-files.ts';

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
