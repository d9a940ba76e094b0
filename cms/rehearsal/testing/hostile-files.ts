/** Files and questions of reports that were written to stop a rehearsal. */
import { buffer } from 'node:stream/consumers';
import { csvText } from '@college/server/csv';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { sheetFor } from './clean-report.ts';

interface Hostile {
  name: string;
  content: string | Buffer;
  /** Number of the metric; 3.4.4 has the template of agreements. */
  metric?: string;
  question?: string;
}

const LONGEST_CELL = 32_700;
const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at));
const text = (content: string): Hostile => ({ name: 'notes.txt', content });
const cells = (...cell: string[]): Hostile => ({
  name: 'rows.csv',
  content: csvText([['Name', 'Link', 'Year'], ...cell.map((each) => ['Camp', each, '2024-25'])]),
});
const workbook = (sheet: Uint8Array): Hostile => ({
  name: 'rows.xlsx',
  content: Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      ),
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': sheet,
    }),
  ),
});

/** A PDF whose clickable words lead to an address, with the same address in its text. */
async function pdf(address: string, words: string): Promise<Hostile> {
  const document = new PDFDocument();
  document.text(words).text('View', { link: address });
  document.end();
  return { name: 'camp.pdf', content: await buffer(document) };
}

/** The sheet of a template, with these rows below its headings. */
async function template(
  name: string,
  metric: string,
  count: number,
  cell: (row: number, column: number) => string,
): Promise<Hostile> {
  const [headings = []] = await sheetFor(name);
  const rows = many(count, String).map((_, row) => headings.map((_, column) => cell(row, column)));
  return { name: `${name}.csv`, content: csvText([headings, ...rows]), metric };
}

export const hostileFiles: Record<string, () => Hostile | Promise<Hostile>> = {
  'a link that is a pattern without end': () => pdf('http://(a+)+b/', `${'a'.repeat(5000)}!`),
  'such a link in a question': () => ({ ...text('a'), question: 'http://(a+)+b/ http://(a+)+b/' }),
  'a link with an open bracket': () => pdf('http://(www.naac.gov.in/', 'http://(www.naac.gov.in/'),
  'links with other signs of patterns': async () =>
    cells(
      ...['[', ']', '{1}', '*', '?', '+', '\\', '|', '^$', '(?='].map(
        (sign) => `http://${sign}.x/`,
      ),
    ),
  'links with quotes and angle brackets': async () =>
    cells('http://a"b/x', "http://a'b/'", 'http://a<b>/"', 'https://x"@y.z/?"="'),
  '8 KB of www.': () => cells('www.'.repeat(2048)),
  '32 KB of www.': () => text('www.'.repeat(LONGEST_CELL / 4)),
  'addresses that lines divide': () => text('http://a.b/ \n'.repeat(20_000)),
  'hyphens and spaces': () =>
    text(`${'- '.repeat(30_000)}${' '.repeat(30_000)}${'-'.repeat(30_000)}`),
  'cells of dots, spaces, slashes and brackets': () =>
    cells(
      ...['.', ' x', '/', '(', ')', '[', ',', '\n', '!', ':'].map(
        (sign) => `http://a.b/${sign.repeat(Math.floor(LONGEST_CELL / sign.length) - 20)}x`,
      ),
    ),
  'cells of digits and letters': () =>
    cells(
      ...['1', '1.', '1,', '2024-', '20-', '1 2 ', 'a', 'a@', 'X-'].map(
        (sign) => `${sign.repeat(Math.floor(LONGEST_CELL / sign.length) - 1)}x`,
      ),
    ),
  'a cell that is too long': () => cells('x'.repeat(40_000)),
  'a text of years': () => text('2024-25, 12-08-2024, August 2023, ১৪ মাৰ্চ ২০২২ '.repeat(20_000)),
  'control characters': () =>
    text('\u0000\u0001\u0008\u001b[2J\u007f\u0085\u2028\ufeff'.repeat(5000)),
  'writing from right to left': () =>
    cells('\u202egnp.exe\u202c', '\u2066\u2067\u200f'.repeat(3000), 'مرحبا https://a.b/مرحبا'),
  'letters below letters': () =>
    cells(`a${'\u0301'.repeat(20_000)}`, `ক${'\u09cd'.repeat(20_000)}`),
  'formulas and commands': () =>
    cells('=1+1', "=cmd|' /C calc'!A0", '@SUM(A1)', '{{7*7}}', '<script>alert(1)</script>'),
  'names of properties': () =>
    cells('__proto__', 'constructor', 'toString', 'https://__proto__/constructor'),
  'many totals': () => ({
    name: 'rows.csv',
    content: csvText([
      ['Name', 'Students', 'Year'],
      ...many(9000, String).map((at) => [Number(at) % 2 ? 'Total' : 'Camp', '5', '2024']),
    ]),
  }),
  'many columns like headings': async () => {
    const [headings = []] = await sheetFor('papers');
    const row = many(100, (at) => headings[at % headings.length] ?? '');
    return { name: 'rows.csv', content: csvText(many(200, String).map(() => row)) };
  },
  'long headings': () => ({
    name: 'rows.csv',
    content: csvText(
      many(20, String).map(() => many(20, (at) => `Name of teacher ${at} `.repeat(400))),
    ),
  }),
  'agreements whose names begin alike': () =>
    template('mous', '3.5.2', 5000, (row, column) =>
      column === 1 ? `A${'b'.repeat(row % 300)}` : 'x',
    ),
  '20,000 agreements': () =>
    template('mous', '3.5.2', 19_990, (row, column) => (column === 1 ? `Institution ${row}` : 'x')),
  'cells nested deeply': () =>
    workbook(strToU8(`<worksheet><sheetData>${'<row>'.repeat(100_000)}`)),
  'a workbook that unpacks to a gigabyte': () => workbook(new Uint8Array(300_000_000)),
  'a sheet that is HTML, nested deeply': () => ({
    name: 'rows.xls',
    content: `<html><table>${'<tr><td>'.repeat(50_000)}`,
  }),
  'an empty file': () => text(' '),
};

/** A sheet of as many rows as are read, each with so many links. */
export const longestSheet = (links: number): Hostile => ({
  name: 'rows.csv',
  content: csvText([
    ['Name', ...many(links, (at) => `Link ${at}`), 'Year'],
    ...many(19_990, String).map((row) => [
      'Camp',
      ...many(links, (at) => `https://files.example.net/${row}-${at}.pdf`),
      '2024-25',
    ]),
  ]),
});
