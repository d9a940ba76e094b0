/** Reads a file as sheets of rows. The first bytes decide the format, not the name. */
import { Refusal } from '../../refusal.ts';
import { readCsv } from '../csv.ts';
import { decode } from '../decode-text.ts';
import { type CellLink, type Layout, openGrid, type Rows } from './grid.ts';
import { isMarkup, readMarkup } from './markup.ts';
import { sheetLimits } from './sheet-limits.ts';
import { readWorkbook } from './workbook.ts';

export interface ParsedSheet {
  name: string;
  rows: Rows;
  links?: readonly CellLink[];
  layout?: Layout;
  /** The reason if the sheet was not read to its end. */
  problem?: Refusal;
}

/**
 * Passes each sheet that is visible and not empty. Throws a `Refusal` if the whole file cannot be
 * read.
 */
export async function parseSheets(
  bytes: Uint8Array,
  answer: (sheet: ParsedSheet) => void,
  unpacked: number = sheetLimits.unpacked,
): Promise<void> {
  let name = '';
  let grid = openGrid();
  const openSheet = (title: string) => {
    name = title;
    grid = openGrid();
    return grid;
  };
  const closeSheet = (problem?: Refusal) => {
    if (problem) return answer({ name, rows: [], problem });
    const rows = grid.rows();
    if (rows.length > 0) answer({ name, rows, links: grid.links, layout: grid.layout });
  };
  if (begins(bytes, 0x50, 0x4b, 0x03))
    return readWorkbook(bytes, { unpacked, openSheet, closeSheet });
  const kind = otherKindOf(bytes);
  if (kind) throw kind;
  if (isOldExcel(bytes)) {
    // Its library is large, and few files are so old.
    const { readOldWorkbook } = await import('./old-workbook.ts');
    return readOldWorkbook(bytes, { openSheet, closeSheet });
  }
  const text = decode(bytes);
  if (text.includes('\0')) throw new Refusal('broken');
  const textKind = textKindOf(text);
  if (textKind) throw new Refusal('otherKind', { kind: textKind });
  if (isMarkup(text)) {
    let hasSheet = false;
    readMarkup(text, {
      openSheet(title) {
        hasSheet = true;
        return openSheet(title);
      },
      closeSheet({ isHidden }) {
        if (!isHidden) closeSheet();
      },
    });
    if (!hasSheet) throw new Refusal('broken');
    return;
  }
  readCsv(text, openSheet('').put);
  closeSheet();
}

const begins = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, at) => bytes[at] === byte);

const isContainer = (bytes: Uint8Array) => begins(bytes, 0xd0, 0xcf, 0x11, 0xe0);

/** Recognises files that are not supported: Word's format before 2007, files with a password, and PDF. */
function otherKindOf(bytes: Uint8Array): Refusal | undefined {
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46)) return new Refusal('otherKind', { kind: '.pdf' });
  if (!isContainer(bytes)) return undefined;
  const has = (name: string) => Buffer.from(bytes).includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) return new Refusal('encrypted');
  return has('WordDocument') ? new Refusal('otherKind', { kind: '.doc' }) : undefined;
}

/** Recognises Excel's formats before 2007. Sheets of Excel 2 to 4 have no container. */
const isOldExcel = (bytes: Uint8Array): boolean =>
  isContainer(bytes) ||
  (begins(bytes, 0x09) && [0x00, 0x02, 0x04].includes(bytes[1] ?? -1) && bytes[3] === 0);

/**
 * Recognises text formats that Excel or LibreOffice open as a sheet but that are not supported
 * here.
 */
function textKindOf(text: string): string | undefined {
  const head = text.slice(0, 2000).trimStart();
  if (/^\{\\rtf/.test(head)) return '.rtf';
  if (/^MIME-Version:/i.test(head)) return '.mht';
  return /^<(\?xml|office:document)/.test(head) && /<office:document[\s>]/.test(head)
    ? '.fods'
    : undefined;
}
