/** Run by `office.ts` in a process of its own: a document comes in, the words of its pages go out. */

import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { readCsv } from './csv.ts';
import { decode } from './decode-text.ts';
import { linesOf, type Pages, pagesOf } from './office-xml.ts';
import type { CellSink, Rows } from './sheets/grid.ts';
import { readWorkbook } from './sheets/workbook.ts';

const kind = process.argv[2];
const file = await buffer(process.stdin);

/** The entries whose names fit, in the order of their numbers. */
function entries(names: RegExp): string[] {
  const files = unzipSync(file, { filter: ({ name }) => names.test(name) });
  const numberOf = (name: string) => Number(/\d+(?=\.xml$)/.exec(name)?.[0] ?? 0);
  return Object.entries(files)
    .toSorted(([a], [b]) => numberOf(a) - numberOf(b))
    .map(([, content]) => strFromU8(content));
}

/** Bytes of a workbook. */
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
  if (kind === 'docx')
    return entries(/^word\/document\.xml$/).flatMap((xml) => pagesOf(xml, false));
  if (kind === 'pptx')
    return entries(/^ppt\/slides\/slide\d+\.xml$/).flatMap((xml) => pagesOf(xml, true));
  return entries(/^content\.xml$/).flatMap((xml) => pagesOf(xml, kind !== 'odt'));
}

const pages = await readPages();
// What has none of these is no such document.
if (pages.length === 0) process.exit(1);
process.stdout.write(JSON.stringify(pages));

/** The cells of a sheet as lines to search in, wherever they stand. */
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
