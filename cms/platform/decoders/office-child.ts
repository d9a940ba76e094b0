/** Run by `office.ts` in a process of its own: a document comes in, the words of its pages go out. */
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { readCsv } from './csv.ts';
import { linesOf, type Pages, pagesOf } from './office-xml.ts';
import { openLines } from './sheets/lines.ts';
import { readWorkbook } from './sheets/workbook.ts';
import { decode } from './text.ts';

const kind = process.argv[2];
const file = await buffer(process.stdin);

/** The entries whose names fit, in the order of their numbers. */
function entries(names: RegExp): string[] {
  const found = unzipSync(file, { filter: ({ name }) => names.test(name) });
  const numberOf = (name: string) => Number(/\d+(?=\.xml$)/.exec(name)?.[0] ?? 0);
  return Object.entries(found)
    .toSorted(([one], [other]) => numberOf(one) - numberOf(other))
    .map(([, content]) => strFromU8(content));
}

/** Bytes of a workbook. */
const UNPACKED = 200 * 1024 * 1024;

async function read(): Promise<Pages> {
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

const pages = await read();
// What has none of these is no such document.
if (pages.length === 0) process.exit(1);
process.stdout.write(JSON.stringify(pages));
