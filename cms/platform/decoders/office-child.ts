/** Run by `office.ts` in a process of its own: a document comes in, the words of its pages go out. */
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import readWorkbook from 'read-excel-file/universal';
import { linesOf, type Pages, pagesOf } from './office-xml.ts';

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

async function read(): Promise<Pages> {
  if (kind === 'xlsx') {
    const sheets = await readWorkbook(new Uint8Array(file).buffer);
    return sheets.map(({ data }) => linesOf(data));
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
