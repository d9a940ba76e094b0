/** Child process of `office.ts`: reads a document and writes the text of its pages. */

import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { readCsv } from './csv.ts';
import { decode } from './decode-text.ts';
import { linesOf, type Pages, pagesOf } from './office-xml.ts';
import type { CellSink, Rows } from './sheets/grid.ts';
import { readWorkbook } from './sheets/workbook.ts';
import { readWordFonts } from './word-fonts.ts';

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
  if (kind === 'docx') {
    const [styles = ''] = entries(/^word\/styles\.xml$/);
    const [theme = ''] = entries(/^word\/theme\/theme\d*\.xml$/);
    const fonts = readWordFonts(styles, theme);
    return entries(/^word\/document\.xml$/).flatMap((xml) => pagesOf(xml, false, fonts));
  }
  if (kind === 'pptx')
    return entries(/^ppt\/slides\/slide\d+\.xml$/).flatMap((xml) => pagesOf(xml, true));
  return entries(/^content\.xml$/).flatMap((xml) => pagesOf(xml, kind !== 'odt'));
}

const pages = await readPages();
// A document without any of these entries is of another kind.
if (pages.length === 0) process.exit(1);
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
