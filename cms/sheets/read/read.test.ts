import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { sheetLimits as limits } from '../../platform/decoders/sheets/sheet-limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { formats } from '../export/write.ts';
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
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );

describe('a sheet is read', () => {
  it.each<[string, Uint8Array]>([
    ['with commas', bytes('Name,Post\nRina Das,Librarian\n')],
    ['with a UTF-8 byte order mark', bytes('\ufeffName,Post\r\nRina Das,Librarian')],
    [
      'with a first line that names the separator',
      bytes('sep=;\r\nName;Post\r\nRina Das;Librarian'),
    ],
    [
      'with a quoted first line that names the separator',
      bytes('"sep=;"\r\nName;Post\r\nRina Das;Librarian'),
    ],
    [
      'with a first line that names the separator, and line ends of old Macintosh',
      bytes('\ufeffsep=;\rName;Post\rRina Das;Librarian'),
    ],
    [
      'with a first line that names the separator, in UTF-16',
      utf16('sep=|\r\nName|Post\r\nRina Das|Librarian'),
    ],
    ['in UTF-16 without a byte order mark', unmarked('Name\tPost\r\nRina Das\tLibrarian')],
    [
      'in UTF-16 without a byte order mark, big-endian',
      Buffer.from(unmarked('Name\tPost\r\nRina Das\tLibrarian')).swap16(),
    ],
    ['with semicolons', bytes('Name;Post\nRina Das;Librarian')],
    ['with tabs, as Excel saves text', utf16('Name\tPost\r\nRina Das\tLibrarian')],
    ['with tabs, big-endian', Buffer.from(utf16('Name\tPost\nRina Das\tLibrarian')).swap16()],
    ['with quotation marks', bytes('"Name","Post"\n"Rina Das","Librarian"')],
    ['with empty lines at the end', bytes('Name,Post\nRina Das,Librarian\n,\n,\n')],
    ['with empty columns at the right', bytes('Name,Post,,\nRina Das,Librarian,,')],
    [
      'from HTML in a file called .xls',
      bytes(
        '<html><head><style>td{color:red}</style></head><table><tr><th>Name<th>Post</tr><tr><td> Rina&nbsp;Das </td><td>Librarian</td></tr></table>',
      ),
    ],
    [
      'from XML of Excel 2003',
      bytes(
        '<?xml version="1.0"?><Workbook xmlns:ss="urn:x"><Worksheet><Table><Row><Cell><Data ss:Type="String">Name</Data></Cell><Cell ss:Index="2"><Data>Post</Data></Cell></Row><Row><Cell><Data>Rina Das</Data></Cell><Cell><Data>Librarian</Data></Cell></Row></Table></Worksheet></Workbook>',
      ),
    ],
  ])('%s', async (_name, file) => {
    expect(await rowsIn(file)).toEqual(staff);
  });

  it.each([
    ['UTF-16 without a byte order mark', (text: string) => unmarked(text)],
    [
      'big-endian UTF-16 without a byte order mark',
      (text: string) => Buffer.from(unmarked(text)).swap16(),
    ],
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
    ['no table element', '<tr><td>Name</td><td>Post</td></tr>'],
  ])('from HTML with %s in front', async (_what, html) => {
    expect(await rowsIn(bytes(html))).toEqual([['Name', 'Post']]);
  });

  it('from .xlsx', async () => {
    expect(await rowsIn(await formats.xlsx.write(staff))).toEqual(staff);
  });

  it('with empty cells where a wide cell covers columns', async () => {
    const html = '<table><tr><td colspan=2>Staff</td><td>x</td></tr></table>';
    expect(await rowsIn(bytes(html))).toEqual([['Staff', '', 'x']]);
  });

  it('with plain letters for ligatures, and without invisible marks within words', async () => {
    expect(await rowsIn(bytes('O\ufb03ce,ex\u00adam\u200e'))).toEqual([['Office', 'exam']]);
  });

  it('without invisible signs, and without the quotation mark before a formula', async () => {
    const file = bytes(`Na\u200bme\u0007,'=1+1\n"two\nlines",'tis`);
    expect(await rowsIn(file)).toEqual([
      ['Na me', '=1+1'],
      ['two\nlines', "'tis"],
    ]);
  });
});

describe('a file is refused for the right reason', () => {
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
    [
      'encrypted',
      () =>
        zipSync({
          mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
          'content.xml': new Uint8Array(64),
          'META-INF/manifest.xml': strToU8(
            '<m:manifest xmlns:m="x"><m:encryption-data/></m:manifest>',
          ),
        }),
    ],
    [
      'encrypted',
      () =>
        zipSync({
          mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
          'encrypted-package': new Uint8Array(64),
          'META-INF/manifest.xml': strToU8(
            '<m:manifest xmlns:m="x"><m:encryption-data/></m:manifest>',
          ),
        }),
    ],
    ['broken', () => compound('Workbook')],
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

  it('but not if its first sheet is empty', async () => {
    const cells = staff.map((row) => row.map((value) => ({ type: String, value })));
    const sheets = [
      { sheet: 'Empty', data: [] },
      { sheet: 'Staff', data: cells },
    ];
    expect(await rowsIn(await writeWorkbook(sheets).toBuffer())).toEqual(staff);
  });

  it('but not if it is exactly as large as the limit', async () => {
    const { rows, columns } = limits;
    expect(await rowsIn(bytes('a\n'.repeat(rows)))).toHaveLength(rows);
    const markup = `<table>${'<tr><td>a'.repeat(rows)}`;
    expect(await rowsIn(bytes(markup))).toHaveLength(rows);
    const [row] = await rowsIn(bytes(`${'a,'.repeat(columns - 1)}a`));
    expect(row).toHaveLength(columns);
  });
});
