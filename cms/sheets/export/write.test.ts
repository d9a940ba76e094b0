import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { rowsIn } from '../testing/workbook.ts';
import { formats, writeSheets } from './write.ts';

/** Formulas that a spreadsheet would execute if they were not text. */
const hostile = [
  '=1+1',
  '+91 98640',
  '-2+3',
  'Sir,\n=1+1',
  '@SUM(A1)',
  "=cmd|' /C calc'!A0",
  '\uff1d1+1',
];
const rows = [
  ['Name', ...hostile.map((_, i) => `Cell ${i}`)],
  ['ৰীণা দাস, "Dr"', ...hostile],
];

describe.each(['csv', 'xlsx'] as const)('%s', (format) => {
  it('reads back the rows that were written', async () => {
    expect(await rowsIn(await formats[format].write(rows))).toEqual(rows);
  });
});

it('writes at most as many characters into a cell as Excel accepts', async () => {
  const [, [cell = ''] = []] = await rowsIn(
    await formats.xlsx.write([['Text'], ['x'.repeat(40_000)]]),
  );
  expect(cell).toHaveLength(32_000);
});

it('marks CSV as UTF-8 and starts no cell with the sign of a formula', async () => {
  const file = (await formats.csv.write(rows)).toString();
  expect(file.charCodeAt(0)).toBe(0xfeff);
  const begins = file.split(/[,\r\n]+/).map((cell) => cell.replace(/^[\ufeff"]/, '')[0]);
  expect(begins.filter((first) => '=+-@\uff1d'.includes(first ?? ' '))).toEqual([]);
});

it('links cells of a sheet to websites only', async () => {
  const names = Array.from({ length: 28 }, (_, at) => `Cell ${at}`);
  const addresses = [
    'https://example.org/?a=1&b="<2>"',
    'javascript:alert(1)',
    'file:///etc',
    '/x',
  ];
  const links = addresses.map((address, at) => ({ row: 0, column: 27 - at, address }));
  const files = unzipSync(await writeSheets([{ rows: [names], links }, { rows: [['Second']] }]));
  const xml = (name: string) => strFromU8(files[`xl/worksheets/${name}`] ?? new Uint8Array());
  expect(xml('sheet1.xml').match(/<hyperlink .*?>/g)).toEqual([
    '<hyperlink ref="AB1" r:id="link0"/>',
  ]);
  expect(xml('_rels/sheet1.xml.rels').match(/Target="[^"]*"/g)).toEqual([
    'Target="https://example.org/?a=1&amp;b=%22%3C2%3E%22"',
  ]);
  expect(xml('sheet2.xml')).not.toContain('hyperlink');
});

it('writes XML that can be read, whatever is in addresses, cells and names', async () => {
  const texts = [
    ...[
      'http://a"b/x',
      "http://a'b/x",
      'http://a&b/<x>',
      'http://a.b/"<>&\'`|^{}[]',
      'http://x"@a.b/#"<',
    ],
    ...['https://a.b/\ud800', 'https://a.b/\u0001?\u0000', 'http://[::1]/"', 'http://কলেজ.ভাৰত/"'],
    ...[
      '\u0000\u0008\u001f\ufffe\uffff',
      '\ud800',
      'a\udc00',
      ']]>',
      '</t></c>',
      '&amp;',
      '_x0000_',
    ],
    `${'x'.repeat(31_999)}\u{1f600}`,
  ];
  const rows = [texts, texts];
  const links = texts.map((address, column) => ({ row: 1, column, address }));
  const bytes = await writeSheets([{ rows, links }]);
  for (const [name, content] of Object.entries(unzipSync(bytes)))
    expect(XMLValidator.validate(strFromU8(content)), name).toBe(true);
  const [first, second] = await rowsIn(bytes);
  expect(second).toEqual(first);
  expect(first?.slice(0, 4)).toEqual(texts.slice(0, 4));
});
