import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { sheetLimits as limits } from '../../platform/decoders/sheets/grid.ts';
import { formats } from '../export/write.ts';
import { Refused } from '../reason.ts';
import { rowsIn } from '../testing/workbook.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const unmarked = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const staff = [
  ['Name', 'Post'],
  ['Rina Das', 'Librarian'],
];
const reasonOf = (file: Uint8Array) =>
  rowsIn(file).then(
    () => 'read',
    (error: unknown) => (error instanceof Refused ? error.reason.word : String(error)),
  );

describe('a sheet is read as it comes', () => {
  it.each<[string, Uint8Array]>([
    ['commas', bytes('Name,Post\nRina Das,Librarian\n')],
    ['the mark of UTF-8', bytes('\ufeffName,Post\r\nRina Das,Librarian')],
    ['a first line that names the comma', bytes('sep=;\r\nName;Post\r\nRina Das;Librarian')],
    ['the same in quotation marks', bytes('"sep=;"\r\nName;Post\r\nRina Das;Librarian')],
    ['the same, of an old Macintosh', bytes('\ufeffsep=;\rName;Post\rRina Das;Librarian')],
    ['the same in UTF-16', utf16('sep=|\r\nName|Post\r\nRina Das|Librarian')],
    ['UTF-16 without a mark', unmarked('Name\tPost\r\nRina Das\tLibrarian')],
    [
      'the same, the other byte first',
      Buffer.from(unmarked('Name\tPost\r\nRina Das\tLibrarian')).swap16(),
    ],
    ['semicolons', bytes('Name;Post\nRina Das;Librarian')],
    ['tabs, as Excel saves text', utf16('Name\tPost\r\nRina Das\tLibrarian')],
    [
      'the same, the other byte first',
      Buffer.from(utf16('Name\tPost\nRina Das\tLibrarian')).swap16(),
    ],
    ['quotation marks', bytes('"Name","Post"\n"Rina Das","Librarian"')],
    ['empty lines below', bytes('Name,Post\nRina Das,Librarian\n,\n,\n')],
    ['empty columns at the right', bytes('Name,Post,,\nRina Das,Librarian,,')],
    [
      'HTML that calls itself .xls',
      bytes(
        '<html><head><style>td{color:red}</style></head><table><tr><th>Name<th>Post</tr><tr><td> Rina&nbsp;Das </td><td>Librarian</td></tr></table>',
      ),
    ],
    [
      'the XML of Excel 2003',
      bytes(
        '<?xml version="1.0"?><Workbook xmlns:ss="urn:x"><Worksheet><Table><Row><Cell><Data ss:Type="String">Name</Data></Cell><Cell ss:Index="2"><Data>Post</Data></Cell></Row><Row><Cell><Data>Rina Das</Data></Cell><Cell><Data>Librarian</Data></Cell></Row></Table></Worksheet></Workbook>',
      ),
    ],
  ])('%s', async (_name, file) => {
    expect(await rowsIn(file)).toEqual(staff);
  });

  it.each([
    ['UTF-16 without a mark', (text: string) => unmarked(text)],
    ['the same, the other byte first', (text: string) => Buffer.from(unmarked(text)).swap16()],
  ])('with Assamese words in %s', async (_name, encode) => {
    expect(await rowsIn(encode('নাম\tপদবী\r\nৰীণা দাস\tগ্ৰন্থাগাৰিক\r\nĀnil\tx\r\n'))).toEqual([
      ['নাম', 'পদবী'],
      ['ৰীণা দাস', 'গ্ৰন্থাগাৰিক'],
      ['Ānil', 'x'],
    ]);
  });

  it.each([
    ['a comment', '<!-- of a portal --><table><tr><td>Name<td>Post'],
    ['elements of a page', '<center><font size=2><table><tr><td>Name<td>Post'],
    ['no table', '<tr><td>Name</td><td>Post</td></tr>'],
  ])('as HTML with %s in front', async (_what, html) => {
    expect(await rowsIn(bytes(html))).toEqual([['Name', 'Post']]);
  });

  it('as .xlsx', async () => {
    expect(await rowsIn(await formats.xlsx.write(staff))).toEqual(staff);
  });

  it('with what wide cells cover left empty', async () => {
    const html = '<table><tr><td colspan=2>Staff</td><td>x</td></tr></table>';
    expect(await rowsIn(bytes(html))).toEqual([['Staff', '', 'x']]);
  });

  it('with the letters that a font joins, and without marks within words', async () => {
    expect(await rowsIn(bytes('O\ufb03ce,ex\u00adam\u200e'))).toEqual([['Office', 'exam']]);
  });

  it('without what nobody sees, and without the quotation mark that kept a formula still', async () => {
    const file = bytes(`Na\u200bme\u0007,'=1+1\n"two\nlines",'tis`);
    expect(await rowsIn(file)).toEqual([
      ['Na me', '=1+1'],
      ['two\nlines', "'tis"],
    ]);
  });
});

describe('a file that is none of ours is refused with its reason', () => {
  const compound = (words: string) =>
    new Uint8Array(
      Buffer.concat([
        Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
        Buffer.from(words, 'utf16le'),
      ]),
    );
  it.each<[string, () => Uint8Array]>([
    ['empty', () => bytes('\n,,\n')],
    ['empty', () => new Uint8Array()],
    ['tooMuchText', () => new Uint8Array(limits.bytes).fill(32)],
    ['tooLarge', () => new Uint8Array(limits.bytes + 1)],
    ['tooManyRows', () => bytes('a\n'.repeat(limits.rows + 1))],
    ['tooManyRows', () => bytes(`<table>${'<tr><td>a'.repeat(limits.rows + 1)}`)],
    ['tooManyColumns', () => bytes(`${'a,'.repeat(limits.columns)}a`)],
    ['encrypted', () => compound('EncryptedPackage')],
    ['oldExcel', () => compound('Workbook')],
    ['broken', () => bytes('PK\u0003\u0004 and then nothing of a zip')],
    ['broken', () => zipSync({ 'a.txt': strToU8('a') })],
    ['otherKind', () => zipSync({ 'word/document.xml': strToU8('<w/>') })],
    ['otherKind', () => bytes('%PDF-1.7 \u0000\u0001')],
    ['otherKind', () => bytes('{\\rtf1 a letter}')],
    ['otherKind', () => bytes('MIME-Version: 1.0\nContent-Type: multipart/related')],
    ['otherKind', () => bytes('<?xml version="1.0"?><office:document xmlns:office="urn:x"/>')],
    ['broken', () => bytes('<html><body>Session expired</body></html>')],
  ])('%s', async (reason, file) => {
    expect(await reasonOf(file())).toBe(reason);
  });

  it('and not one whose first sheet is empty', async () => {
    const cells = staff.map((row) => row.map((value) => ({ type: String, value })));
    const sheets = [
      { sheet: 'Empty', data: [] },
      { sheet: 'Staff', data: cells },
    ];
    expect(await rowsIn(await writeWorkbook(sheets).toBuffer())).toEqual(staff);
  });

  it('and not one that is as large as it may be', async () => {
    const { rows, columns } = limits;
    expect(await rowsIn(bytes('a\n'.repeat(rows)))).toHaveLength(rows);
    const markup = `<table>${'<tr><td>a'.repeat(rows)}`;
    expect(await rowsIn(bytes(markup))).toHaveLength(rows);
    const [row] = await rowsIn(bytes(`${'a,'.repeat(columns - 1)}a`));
    expect(row).toHaveLength(columns);
  });
});
