/** A file as rows of cells, whatever it is called: what it is, its first bytes tell. */
import { csvRows } from '../../platform/decoders/csv.ts';
import { decode } from '../../platform/decoders/text.ts';
import { tidy } from '../normal.ts';
import { Refused } from '../reason.ts';
import { limits } from './limits.ts';
import { isMarkup, readMarkup } from './markup.ts';
import type { Rows } from './rows.ts';
import { isWorkbook, readWorkbook } from './workbook.ts';

/** Throws `Refused` with what is wrong with the file as a whole. */
export async function readSheet(bytes: Uint8Array): Promise<Rows> {
  if (bytes.length > limits.bytes)
    throw new Refused('tooLarge', { most: limits.bytes / 1024 / 1024 });
  const rows = (await rowsOf(bytes)).map((row) => row.map(cellText));
  return rectangle(rows);
}

async function rowsOf(bytes: Uint8Array): Promise<Rows> {
  if (isWorkbook(bytes)) return readWorkbook(bytes);
  if (isCompoundFile(bytes)) throw new Refused(isEncrypted(bytes) ? 'encrypted' : 'oldExcel');
  const text = decode(bytes);
  if (text.includes('\0')) throw new Refused('broken');
  return isMarkup(text) ? readMarkup(text) : readCsv(text);
}

function readCsv(text: string): Rows {
  try {
    // One more than is taken, so that it is refused and not cut.
    return csvRows(text, limits.rows + 1);
  } catch {
    throw new Refused('broken');
  }
}

/** A quotation mark before a formula is what made it harmless, here or elsewhere; it is no part of the words. */
const cellText = (text: string) => tidy(text).replace(/^'(?=[=+\-@＝＋－＠])/, '');

/** Without empty rows below and empty columns at the right. */
function rectangle(given: Rows): Rows {
  const isFilled = (row: string[]) => row.some((cell) => cell !== '');
  const rows = given.slice(0, given.findLastIndex(isFilled) + 1);
  if (rows.length === 0) throw new Refused('empty');
  if (rows.length > limits.rows) throw new Refused('tooManyRows', { most: limits.rows });
  const width = rows.reduce((most, row) => Math.max(most, row.findLastIndex(Boolean) + 1), 0);
  if (width > limits.columns) throw new Refused('tooManyColumns', { most: limits.columns });
  return rows.map((row) => Array.from({ length: width }, (_, i) => row[i] ?? ''));
}

/** Of Microsoft: .xls of before 2007, and whatever has a password. */
const isCompoundFile = (bytes: Uint8Array) =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, i) => bytes[i] === byte);
const isEncrypted = (bytes: Uint8Array) =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
