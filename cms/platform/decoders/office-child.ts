/** Child process of `office.ts`: reads a document and writes the text of its pages. */

import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { readCsv } from './csv.ts';
import { decode } from './decode-text.ts';
import { linesOf, type Pages, pagesOf, stylesWithFonts } from './office-xml.ts';
import type { CellSink, Rows } from './sheets/grid.ts';
import { readWorkbook } from './sheets/workbook.ts';

const kind = process.argv[2];
const file = await buffer(process.stdin);

/** The zip entries whose names match, sorted by number. */
function entries(names: RegExp): string[] {
  const files = unzipSync(file, { filter: ({ name }) => names.test(name) });
  const numberOf = (name: string) => Number(/(?<!\d)\d+(?=\.xml$)/.exec(name)?.[0] ?? 0);
  return Object.entries(files)
    .toSorted(([a], [b]) => numberOf(a) - numberOf(b))
    .map(([, content]) => strFromU8(content));
}

/** True for a file with a password: Microsoft's container of an encrypted file, or LibreOffice's list of encrypted ones. */
function isLocked(): boolean {
  if (kind === 'csv') return false;
  if (file.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])))
    return file.includes(Buffer.from('EncryptedPackage', 'utf16le'));
  return entries(/^META-INF\/manifest\.xml$/).some((xml) => xml.includes('encryption-data'));
}

/** Upper bound of unpacked bytes of a workbook. */
const UNPACKED = 200 * 1024 * 1024;

async function readPages(): Promise<Pages> {
  if (kind === 'csv') {
    const lines = openLines();
    readCsv(decode(file), lines.put);
    return [linesOf(lines.rows())];
  }
  if (kind === 'xlsx') {
    const sheets: ReturnType<typeof openLines>[] = [];
    await readWorkbook(file, {
      unpacked: UNPACKED,
      openSheet() {
        const lines = openLines();
        sheets.push(lines);
        return lines;
      },
      closeSheet: () => {},
    });
    return sheets.map((lines) => linesOf(lines.rows()));
  }
  if (kind === 'pptx')
    return entries(/^ppt\/slides\/slide\d+\.xml$/).flatMap((xml) => pagesOf(xml, true));
  const text = kind === 'docx' ? /^word\/document\.xml$/ : /^content\.xml$/;
  const [styles = ''] = entries(/^(?:word\/)?styles\.xml$/);
  const fonts = stylesWithFonts(styles, new Map());
  return entries(text).flatMap((xml) => pagesOf(xml, kind === 'odp' || kind === 'ods', fonts));
}

const pages = isLocked() ? null : await readPages();
// A document without any of these entries is of another kind.
if (pages?.length === 0) process.exit(1);
process.stdout.write(JSON.stringify(pages));

/** Collects the cells of a sheet as lines for the search index, without their positions. */
export function openLines(): CellSink & { rows: () => Rows } {
  const lines = new Map<number, string[]>();
  return {
    put(row, _column, text) {
      const line = lines.get(row) ?? [];
      line.push(text);
      lines.set(row, line);
    },
    merge: () => {},
    rows: () => [...lines.values()],
  };
}
