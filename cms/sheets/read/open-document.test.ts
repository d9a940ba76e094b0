/** Sheets of LibreOffice. */
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readSheets } from '../../platform/decoders/sheets/read-sheets.ts';

const namespaces = ['office', 'table', 'text', 'style', 'dc']
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(' ');
const cell = (text: string, attributes = '') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const sheet = (rows: string, attributes = 'table:name="Staff"') =>
  `<table:table ${attributes}>${rows}</table:table>`;

const documentOf = (sheets: string, styles = '') =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<?xml version="1.0"?><office:document-content ${namespaces}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });

async function rowsOf(sheets: string, styles?: string) {
  return (await readSheets(documentOf(sheets, styles))).map(({ rows }) => rows);
}

it('reads words, numbers as they are shown, and days', async () => {
  const day = cell('5. Jul 14', 'office:value-type="date" office:date-value="2014-07-05"');
  const long = cell('9.78E+12', 'office:value-type="float" office:value="9780306406157"');
  const rows = row(cell('Rina &amp; Anil'), cell('1,500', 'office:value="1500"'), day, long);
  expect(await rowsOf(sheet(rows))).toEqual([
    [['Rina & Anil', '1,500', '05-07-2014', '9780306406157']],
  ]);
});

it('reads repeated, left out and joined cells, and leaves out notes', async () => {
  const rows = [
    row(
      cell('Physics', 'table:number-rows-spanned="2"'),
      cell('x', 'table:number-columns-repeated="2"'),
    ),
    row(
      '<table:covered-table-cell/>',
      '<table:table-cell table:number-columns-repeated="1"/>',
      '<table:table-cell><office:annotation><text:p>a note</text:p></office:annotation><text:p>two<text:line-break/>lines</text:p></table:table-cell>',
    ),
    '<table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="1024"/></table:table-row>',
  ].join('');
  expect(await rowsOf(sheet(rows))).toEqual([
    [
      ['Physics', 'x', 'x'],
      ['Physics', '', 'two\nlines'],
    ],
  ]);
});

it('keeps the address of a word that is a link', async () => {
  const link = '<text:a xlink:href="https://example.org/a">View</text:a>';
  const [first] = await readSheets(documentOf(sheet(row(cell('x'), cell(link)))));
  expect([first?.rows, first?.links]).toEqual([
    [['x', 'View']],
    [{ row: 0, column: 1, address: 'https://example.org/a' }],
  ]);
});

it('leaves out hidden and empty sheets', async () => {
  const hidden =
    '<style:style style:name="ta1"><style:table-properties table:display="false"/></style:style>';
  const sheets =
    sheet(row(cell('old')), 'table:name="Old" table:style-name="ta1"') +
    sheet('', 'table:name="Empty"') +
    sheet(row(cell('new')));
  expect(await rowsOf(sheets, hidden)).toEqual([[['new']]]);
});

it.each([
  [
    'tooManyRows',
    '<table:table-row table:number-rows-repeated="1000000"><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row>',
  ],
  ['tooManyColumns', row(cell('x', 'table:number-columns-repeated="16000"'))],
  ['tooDeep', '<table:table-row>'.repeat(300)],
])('refuses a document with %s', async (code, rows) => {
  await expect(rowsOf(sheet(rows))).rejects.toMatchObject({ code });
});

it('reads which rows and columns are hidden and which cells are joined', async () => {
  const rows = [
    '<table:table-column/><table:table-column table:visibility="collapse"/>',
    row(cell('x', 'table:number-columns-spanned="2"')),
    row(cell('y')).replace('>', ' table:visibility="filter">'),
  ].join('');
  const [first] = await readSheets(documentOf(sheet(rows)));
  expect(first?.layout).toEqual({
    hidden: [
      { kind: 'columns', first: 1, last: 1 },
      { kind: 'rows', first: 1, last: 1 },
    ],
    joined: [{ row: 0, lastRow: 0, column: 0, lastColumn: 1 }],
  });
});
