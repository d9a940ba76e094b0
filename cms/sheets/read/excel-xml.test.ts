/**
 * Sheets saved as XML by Excel 2003 or a portal.
 *
 * @long 60 s
 * @for cms/platform/decoders cms/sheets/read
 */
import { describe, expect, it } from 'vitest';
import { readSheets } from '../../platform/decoders/sheets/read-sheets.ts';

const cell = (text: string, attributes = '') =>
  `<Cell ${attributes}><Data ss:Type="String">${text}</Data></Cell>`;
const number = (value: string, attributes = '') =>
  `<Cell ${attributes}><Data ss:Type="Number">${value}</Data></Cell>`;
const sheet = (rows: string, name = 'Staff', after = '') =>
  `<Worksheet ss:Name="${name}"><Table>${rows}</Table>${after}</Worksheet>`;

const styles = `<Styles>
  <Style ss:ID="Default" ss:Name="Normal"><Alignment ss:Vertical="Bottom"/></Style>
  <Style ss:ID="phone"><NumberFormat ss:Format="00000000000"/></Style>
  <Style ss:ID="bold" ss:Parent="phone"><Font ss:Bold="1"/></Style>
  <Style ss:ID="amount"><NumberFormat ss:Format="#,##0"/></Style>
</Styles>`;
const workbook = (
  sheets: string,
  first = '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>',
) =>
  `${first}<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${styles}${sheets}</Workbook>`;

async function rowsOf(text: string) {
  const sheets = await readSheets(new TextEncoder().encode(text));
  return sheets.map(({ rows }) => rows);
}

describe('a number is read as its cell shows it', () => {
  it.each([
    ['with the style of the cell', `<Row>${number('3612345678', 'ss:StyleID="phone"')}</Row>`],
    ['with the parent of its style', `<Row>${number('3612345678', 'ss:StyleID="bold"')}</Row>`],
    ['with the style of the row', `<Row ss:StyleID="phone">${number('3612345678')}</Row>`],
    [
      'with the style of the column',
      `<Column ss:StyleID="phone"/><Row>${number('3612345678')}</Row>`,
    ],
    [
      'with the style of the cell rather than the row',
      `<Row ss:StyleID="amount">${number('3612345678', 'ss:StyleID="phone"')}</Row>`,
    ],
  ])('%s', async (_what, rows) => {
    expect(await rowsOf(workbook(sheet(rows)))).toEqual([[['03612345678']]]);
  });

  it('in columns that share a style or have an index', async () => {
    const columns =
      '<Column/><Column ss:StyleID="amount" ss:Span="1"/><Column ss:Index="5" ss:StyleID="phone"/>';
    const row = `<Row>${['1500', '1500', '1500', '1500', '1500'].map((value) => number(value)).join('')}</Row>`;
    expect(await rowsOf(workbook(sheet(columns + row)))).toEqual([
      [['1500', '1,500', '1,500', '1500', '00000001500']],
    ]);
  });

  it('with all of its digits if the file has an exponent', async () => {
    const row = `<Row>${number('9.864000001E9')}</Row>`;
    expect(await rowsOf(workbook(sheet(row)))).toEqual([[['9864000001']]]);
  });
});

it.each([
  ['General Number', 4.5, '4.5'],
  ['Currency', 1500, '1,500.00'],
  ['Fixed', 4.5, '4.50'],
  ['Scientific', 9864000001, '9864000001'],
  ['True/False', 1, '1'],
  ['Short Time', 0.4375, '10:30'],
  ['Short Date', 41825, '05-07-2014'],
])('formats a number as %s: %s becomes %s', async (format, value, text) => {
  const style = `<Style ss:ID="named"><NumberFormat ss:Format="${format}"/></Style></Styles>`;
  const row = `<Row>${number(String(value), 'ss:StyleID="named"')}</Row>`;
  expect(await rowsOf(workbook(sheet(row)).replace('</Styles>', style))).toEqual([[[text]]]);
});

it('reads a time without a day as a time', async () => {
  const row = '<Row><Cell><Data ss:Type="DateTime">1899-12-31T10:30:00.000</Data></Cell></Row>';
  expect(await rowsOf(workbook(sheet(row)))).toEqual([[['10:30']]]);
});

it('reads dates, errors, line breaks and formatted cell, but not comments', async () => {
  const row = [
    '<Cell><Data ss:Type="DateTime">2014-07-05T00:00:00.000</Data></Cell>',
    '<Cell><Data ss:Type="Error">#N/A</Data></Cell>',
    '<Cell><Data ss:Type="Boolean">1</Data></Cell>',
    cell('two&#10;lines'),
    cell('<B xmlns="http://www.w3.org/TR/REC-html40">Rina</B> Das'),
    '<Cell><Data ss:Type="String">Post</Data><Comment ss:Author="Office"><ss:Data>a note</ss:Data></Comment></Cell>',
  ].join('');
  expect(await rowsOf(workbook(sheet(`<Row>${row}</Row>`)))).toEqual([
    [['05-07-2014', '#N/A', 'true', 'two\nlines', 'Rina Das', 'Post']],
  ]);
});

it('repeats a merged cell in each row and counts skipped cells and rows', async () => {
  const rows = `<Row>${cell('Physics', 'ss:MergeDown="1"')}${cell('Rina')}</Row><Row>${cell('Anil', 'ss:Index="2"')}</Row><Row ss:Index="4">${cell('Mina')}</Row>`;
  expect(await rowsOf(workbook(sheet(rows)))).toEqual([
    [
      ['Physics', 'Rina'],
      ['Physics', 'Anil'],
      ['', ''],
      ['Mina', ''],
    ],
  ]);
});

it('leaves out hidden sheets', async () => {
  const hidden = '<WorksheetOptions><Visible>SheetHidden</Visible></WorksheetOptions>';
  const sheets =
    sheet(`<Row>${cell('old')}</Row>`, 'Old', hidden) + sheet(`<Row>${cell('new')}</Row>`);
  expect(await rowsOf(workbook(sheets))).toEqual([[['new']]]);
});

it.each([
  ['without an XML declaration', (text: string) => new TextEncoder().encode(text)],
  ['with a UTF-8 byte order mark', (text: string) => new TextEncoder().encode(`\ufeff${text}`)],
  ['in UTF-16', (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))],
])('recognises a file %s', async (_what, encode) => {
  const [first] = await readSheets(encode(workbook(sheet(`<Row>${cell('x')}</Row>`), '')));
  expect(first).toMatchObject({ name: 'Staff', rows: [['x']] });
});
