/**
 * Workbooks made by people and by other programs.
 *
 * @long 60 s
 * @for cms/platform/decoders cms/sheets/read
 */
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSheets } from '../../platform/decoders/sheets/read-sheets.ts';
import { rowsIn, words, workbookOf } from '../testing/workbook.ts';

const numbers = (style: number, ...values: (number | string)[]) =>
  values.map((value) => `<c s="${style}"><v>${value}</v></c>`).join('');

describe('a number is read as its cell shows it', () => {
  it.each<[string, number | string, string]>([
    ['General', 3612345678, '3612345678'],
    ['General', '9.864000001E9', '9864000001'],
    ['General', 0.30000000000000004, '0.3'],
    ['General', 4.5, '4.5'],
    ['00000000000', 3612345678, '03612345678'],
    ['0000\\-000000', 3612345678, '3612-345678'],
    ['"+91 "0000000000', 9864000001, '+91 9864000001'],
    ['[<=9999999]###\\-####;(###) ###\\-####', 9864000001, '(986) 400-0001'],
    ['0', 9864000001, '9864000001'],
    ['0.00E+00', 9864000001, '9864000001'],
    ['0', 4.5, '4.5'],
    ['0.00', 12.5, '12.50'],
    ['#,##0', 1500, '1,500'],
    ['0%', 0.75, '75%'],
    ['0%', 0.755, '75.5%'],
    ['dd/mm/yyyy', 41825, '05-07-2014'],
    ['[$-4009]d mmmm yyyy;@', 41825, '05-07-2014'],
    ['mmm\\-yy', 41825, '05-07-2014'],
    ['yyyy', 41825, '2014'],
    ['dd-mm-yyyy hh:mm', 41825.5, '05-07-2014 12:00'],
    ['dd-mm-yyyy hh:mm', 41825, '05-07-2014'],
    ['h:mm', 0.4375, '10:30'],
    ['d/m/yy', 1, '01-01-1900'],
    ['d/m/yy', 61, '01-03-1900'],
    ['d/m/yy', -1, '-1'],
    ['not a "format', 7, '7'],
  ])('with the format %s: %s becomes %s', async (pattern, value, text) => {
    const file = workbookOf([{ rows: `<row>${numbers(1, value)}</row>` }], { formats: [pattern] });
    expect(await rowsIn(file)).toEqual([[text]]);
  });

  it('with dates counted from 1904 if the workbook does so', async () => {
    const rows = `<row>${numbers(1, 40363)}<c t="d"><v>2014-07-05T00:00:00</v></c></row>`;
    const file = workbookOf([{ rows }], { formats: ['dd/mm/yyyy'], is1904: true });
    expect(await rowsIn(file)).toEqual([['05-07-2014', '05-07-2014']]);
  });
});

it('reads shared, formatted and inline texts and results of formulas', async () => {
  const strings = [
    '<si><t xml:space="preserve">Rina </t></si>',
    '<si><r><t>Anil </t></r><r><rPr><b/></rPr><t>Bora</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh></si>',
    '<si><t>two_x000D_\nlines</t></si>',
    '<si><t>no\u00a0break</t></si>',
  ].join('');
  const shared = [0, 1, 2, 3].map((at) => `<c t="s"><v>${at}</v></c>`).join('');
  const others = [
    '<c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c>',
    '<c t="str"><f>A1&amp;"x"</f><v>a text</v></c>',
    '<c><f>1+1</f><v>2</v></c>',
    '<c t="b"><v>1</v></c><c t="b"><v>0</v></c>',
    '<c t="e"><v>#N/A</v></c>',
    '<c t="s"><v>99</v></c>',
  ].join('');
  expect(
    await rowsIn(workbookOf([{ rows: `<row>${shared}${others}</row>` }], { strings })),
  ).toEqual([
    [
      'Rina',
      'Anil Bora',
      'two\nlines',
      'no break',
      'inline',
      'a text',
      '2',
      'true',
      'false',
      '#N/A',
    ],
  ]);
});

it('marks a formula that no program has calculated', async () => {
  const formula = '<f>"98640"&amp;"00001"</f>';
  const rows = `<row r="1"><c r="A1">${formula}<v/></c><c r="B1" t="str">${formula}<v/></c>${words('C1', 'x')}<c r="D1" t="str">${formula}</c></row>`;
  expect(await rowsIn(workbookOf([{ rows }]))).toEqual([['#FORMULA!', '', 'x', '#FORMULA!']]);
});

it('reads elements with a prefix, and fills in skipped cells and rows', async () => {
  const rows = `<x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:t>b</x:t></x:is></x:c></x:row><x:row><x:c r="A3"><x:v>3</x:v></x:c></x:row>`;
  expect(await rowsIn(workbookOf([{ rows }]))).toEqual([
    ['', ''],
    ['', 'b'],
    ['3', ''],
  ]);
});

it('repeats a merged cell in each of its rows that has another value', async () => {
  const rows = [
    `<row r="1">${words('A1', 'Physics')}${words('B1', 'Rina')}</row>`,
    `<row r="2">${words('B2', 'Anil')}</row>`,
    `<row r="4">${words('B4', 'Mina')}</row>`,
  ].join('');
  const after = '<mergeCells><mergeCell ref="A1:A4"/><mergeCell ref="B1:C1"/></mergeCells>';
  expect(await rowsIn(workbookOf([{ rows, after }]))).toEqual([
    ['Physics', 'Rina'],
    ['Physics', 'Anil'],
    ['', ''],
    ['Physics', 'Mina'],
  ]);
});

it('leaves out hidden and empty sheets', async () => {
  const rows = `<row>${words('A1', 'x')}</row>`;
  const file = workbookOf([
    { name: 'Old', state: 'hidden', rows },
    { name: 'Older', state: 'veryHidden', rows },
    { name: 'Empty', rows: '' },
    { name: 'Staff &amp; others', rows },
  ]);
  expect((await readSheets(file)).map(({ name }) => name)).toEqual(['Staff & others']);
});

describe('refuses another kind of file by its name', () => {
  const zip = (name: string, text = 'x') => zipSync({ [name]: strToU8(text) });
  it.each([
    ['.odp', zip('mimetype', 'application/vnd.oasis.opendocument.presentation')],
    ['.odt', zip('mimetype', 'application/vnd.oasis.opendocument.text')],
    ['.docx', zip('word/document.xml')],
    ['.pptx', zip('ppt/presentation.xml')],
    ['.numbers', zip('Index/Document.iwa')],
    ['.xlsb', zip('xl/workbook.bin')],
    ['.pdf', strToU8('%PDF-1.4')],
  ])('%s', async (kind, file) => {
    await expect(rowsIn(file)).rejects.toMatchObject({
      code: 'otherKind',
      values: { kind },
    });
  });
});

describe('refuses as broken', () => {
  it.each([
    ['a zip without a workbook', zipSync({ 'xl/other.xml': strToU8('<w/>') })],
    ['a zip that is cut off', strToU8('PK\u0003\u0004')],
  ])('%s', async (_what, file) => {
    await expect(rowsIn(file)).rejects.toMatchObject({ code: 'broken' });
  });

  it('a zip with damaged bytes', async () => {
    const file = Buffer.from(workbookOf([{ rows: `<row>${words('A1', 'x'.repeat(500))}</row>` }]));
    const header = file.indexOf('PK\u0003\u0004');
    const begins = header + 30 + file.readUInt16LE(header + 26) + file.readUInt16LE(header + 28);
    file.fill(0xff, begins, begins + 20);
    await expect(rowsIn(file)).rejects.toMatchObject({ code: 'broken' });
  });
});

it('a word that is a link keeps its address', async () => {
  const rows = `<row>${words('A1', 'View')}${words('B1', 'x')}</row>`;
  const after =
    '<hyperlinks><hyperlink ref="A1" r:id="h1"/><hyperlink ref="B1" location="x"/></hyperlinks>';
  const target = 'https://example.org/a?b=1&amp;c=2';
  const relations = `<Relationships><Relationship Id="h1" Type="urn:hyperlink/hyperlink" Target="${target}" TargetMode="External"/></Relationships>`;
  const more = { 'xl/worksheets/_rels/sheet0.xml.rels': strToU8(relations) };
  const [sheet] = await readSheets(workbookOf([{ rows, after }], { more }));
  expect(sheet?.rows).toEqual([['View', 'x']]);
  expect(sheet?.links).toEqual([{ row: 0, column: 0, address: 'https://example.org/a?b=1&c=2' }]);
});

it('reads the address of a formula that makes a link', async () => {
  const formula = 'HYPERLINK(&quot;https://example.org/a?b&quot;,&quot;View&quot;)';
  const rows = `<row><c t="str"><f>SUM(1)</f><v>1</v></c><c t="str"><f>${formula}</f><v>View</v></c></row>`;
  const [sheet] = await readSheets(workbookOf([{ rows }]));
  expect(sheet).toMatchObject({
    rows: [['1', 'View']],
    links: [{ row: 0, column: 1, address: 'https://example.org/a?b' }],
  });
});

it('reads which rows and columns are hidden and which cells are joined', async () => {
  const rows = `<row r="1">${words('A1', 'x')}</row><row r="2" hidden="1">${words('A2', 'x')}</row><row r="3" hidden="true">${words('A3', 'x')}</row>`;
  const columns = '<cols><col min="2" max="3" hidden="1"/><col min="4" max="4"/></cols>';
  const after = `${columns}<mergeCells><mergeCell ref="A1:B2"/></mergeCells>`;
  const [sheet] = await readSheets(workbookOf([{ rows, after }]));
  expect(sheet?.layout).toEqual({
    hidden: [
      { kind: 'rows', first: 1, last: 2 },
      { kind: 'columns', first: 1, last: 2 },
    ],
    joined: [{ row: 0, lastRow: 1, column: 0, lastColumn: 1 }],
  });
});
