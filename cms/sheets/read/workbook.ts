/** Excel's .xlsx: a zip of XML. */
import { Unzip, UnzipInflate, zipSync } from 'fflate';
import readWorkbookFile from 'read-excel-file/universal';
import { Refused } from '../reason.ts';
import { limits } from './limits.ts';
import type { Rows } from './rows.ts';

export const isWorkbook = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03;

/** Its first sheet that has something in it; `most` bytes are unpacked. */
export async function readWorkbook(bytes: Uint8Array, most = limits.unpacked): Promise<Rows> {
  const sheets = await readWorkbookFile(repacked(bytes, most), { trim: false }).catch(() => {
    throw new Refused('broken');
  });
  const { data } = sheets.find((sheet) => sheet.data.length > 0) ?? {};
  return (data ?? []).map((row) => row.map(textOf));
}

/** Of words, a number, a tick or a day. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (!(cell instanceof Date)) return String(cell);
  return cell.toISOString().slice(0, 10).split('-').reverse().join('-');
}

/**
 * What the reader needs of it, unpacked only as far as the limit: the reader itself has none, and what a zip says of its
 * sizes may be a lie.
 */
function repacked(bytes: Uint8Array, most: number): ArrayBuffer {
  const files: Record<string, Uint8Array> = {};
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    if (!/\.(xml|rels)$/.test(file.name)) return;
    const pieces: Uint8Array[] = [];
    file.ondata = (error, piece, isLast) => {
      if (error) throw error;
      unpacked += piece.length;
      if (unpacked > most) throw new Refused('tooLarge', { most: most / 1024 / 1024 });
      pieces.push(piece);
      if (isLast) files[file.name] = new Uint8Array(Buffer.concat(pieces));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE)
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused('broken');
  }
  if (!('xl/workbook.xml' in files)) throw new Refused('broken');
  return zipSync(files, { level: 0 }).buffer as ArrayBuffer;
}

/** Bytes at a time: a thousand times as much can come out of them. */
const PIECE = 16 * 1024;
