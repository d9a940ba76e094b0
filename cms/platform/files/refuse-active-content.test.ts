/** Documents that can act are refused with the reason, and ordinary ones are accepted. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { CFB, utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { refuseActiveContent } from './refuse-active-content.ts';

const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';
const catalogue = (entries: string) => `<< /Type /Catalog /Pages 2 0 R ${entries} >>`;
const bodies = (entries: string, ...more: string[]) => [
  catalogue(entries),
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  page,
  ...more,
];

/** A PDF with these objects, numbered from 1, in the open. */
function pdfOf(objects: string[], begin = '%PDF-1.7\n', first = 1, prev = ''): Buffer {
  let text = begin;
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${first + at} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n${first} ${objects.length}\n${rows}trailer\n<< /Root 1 0 R /Size ${first + objects.length} ${prev} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** The same PDF with its objects in a compressed group, as Word and Acrobat write it. */
function packedPdfOf(objects: string[]): Buffer {
  let heads = '';
  let content = '';
  for (const [at, object] of objects.entries()) {
    heads += `${at + 1} ${content.length} `;
    content += `${object} `;
  }
  const group = deflateSync(Buffer.from(heads + content, 'latin1'));
  const number = objects.length + 1;
  const begin = '%PDF-1.7\n';
  const open = `${begin}${number} 0 obj\n<< /Type /ObjStm /N ${objects.length} /First ${heads.length} /Filter /FlateDecode /Length ${group.length} >>\nstream\n`;
  const parts = [Buffer.from(open, 'latin1'), group, Buffer.from('\nendstream\nendobj\n')];
  const start = Buffer.concat(parts).length;
  const row = (kind: number, where: number, index: number) => [
    kind,
    where >> 8,
    where & 255,
    index,
  ];
  const rows = Buffer.from([
    ...row(0, 0, 0),
    ...objects.flatMap((_, at) => row(2, number, at)),
    ...row(1, begin.length, 0),
    ...row(1, start, 0),
  ]);
  parts.push(
    Buffer.from(
      `${number + 1} 0 obj\n<< /Type /XRef /Size ${number + 2} /W [1 2 1] /Root 1 0 R /Length ${rows.length} >>\nstream\n`,
    ),
    rows,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

/** The PDF with a later revision of its first object. */
const revised = (pdf: Buffer, catalogue: string) =>
  pdfOf(
    [catalogue],
    pdf.toString('latin1'),
    1,
    `/Prev ${pdf.toString('latin1').lastIndexOf('xref\n1')}`,
  );

const stream = (content: string | Buffer, entries = '') => {
  const text = Buffer.from(content).toString('latin1');
  return `<< ${entries} /Length ${text.length} >>\nstream\n${text}\nendstream`;
};
const attached = (name: string, content: string | Buffer) =>
  bodies(
    `/Names << /EmbeddedFiles << /Names [(${name}) 4 0 R] >> >>`,
    `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 5 0 R >> >>`,
    stream(content, '/Type /EmbeddedFile'),
  );
async function written(
  write: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument(options);
  write(document);
  document.end();
  return buffer(document);
}
const words = (document: PDFKit.PDFDocument) => void document.text('Seat plan of the hall');

const codeOf = async (name: string, content: Buffer) =>
  (await refuseActiveContent(name, content))?.code;

describe('a PDF is refused', () => {
  const acting: [string, string, () => Buffer | Promise<Buffer>][] = [
    ['a script when it is opened', 'pdfScript', () => pdfOf(bodies(`/OpenAction ${script}`))],
    [
      'a script in a group of objects',
      'pdfScript',
      () => packedPdfOf(bodies('/OpenAction 4 0 R', script)),
    ],
    [
      'a name with escapes',
      'pdfScript',
      () => pdfOf(bodies('/Open#41ction << /S /J#61va#53cript /J#53 (1) >>')),
    ],
    [
      'a name in another object',
      'pdfScript',
      () => pdfOf(bodies('/OpenAction << /S 4 0 R /JS (1) >>', '/JavaScript')),
    ],
    [
      'a script in a stream',
      'pdfScript',
      () => pdfOf(bodies('/OpenAction << /S /JavaScript /JS 4 0 R >>', stream('app.alert(1)'))),
    ],
    [
      'a script in a later revision',
      'pdfScript',
      () => revised(pdfOf(bodies('')), catalogue(`/OpenAction ${script}`)),
    ],
    [
      'a named script',
      'pdfScript',
      () => pdfOf(bodies(`/Names << /JavaScript << /Names [(a) ${script}] >> >>`)),
    ],
    ['a script of an event', 'pdfScript', () => pdfOf(bodies(`/AA << /WC ${script} >>`))],
    [
      'a script after a harmless action',
      'pdfScript',
      () => pdfOf(bodies(`/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [${script}] >>`)),
    ],
    [
      'a form that calculates',
      'pdfScript',
      () =>
        pdfOf(
          bodies(
            '/AcroForm << /Fields [4 0 R] /CO [4 0 R] >>',
            `<< /FT /Tx /T (sum) /AA << /C ${script} >> >>`,
          ),
        ),
    ],
    [
      'a film with a script',
      'pdfScript',
      () => pdfOf(bodies('/OpenAction << /S /Rendition /JS (1) >>')),
    ],
    ['a program', 'pdfActs', () => pdfOf(bodies('/OpenAction << /S /Launch /F (cmd.exe) >>'))],
    [
      'a button that sends',
      'pdfActs',
      () =>
        pdfOf(
          bodies(
            '/AcroForm << /Fields [4 0 R] >>',
            '<< /FT /Btn /T (send) /A << /S /SubmitForm /F (http://127.0.0.1/) >> >>',
          ),
        ),
    ],
    [
      'an address that opens by itself',
      'pdfActs',
      () => pdfOf(bodies('/OpenAction << /S /URI /URI (http://127.0.0.1/) >>')),
    ],
    [
      'a game',
      'pdfMedia',
      () =>
        pdfOf(
          bodies('', '<< /Type /Annot /Subtype /RichMedia >>').with(
            2,
            page.replace('>>', '/Annots [4 0 R] >>'),
          ),
        ),
    ],
    [
      'a form of LiveCycle',
      'pdfXfa',
      () => pdfOf(bodies('/AcroForm << /Fields [] /XFA 4 0 R >>', stream('<xdp:xdp/>'))),
    ],
    ['a program in it', 'pdfAttachment', () => pdfOf(attached('run.exe', 'MZ'))],
    [
      'a page of HTML in it',
      'pdfAttachment',
      () => pdfOf(attached('page.html', '<script>1</script>')),
    ],
    [
      'a PDF with a script in it',
      'pdfAttachment',
      () => pdfOf(attached('letter.pdf', packedPdfOf(bodies(`/OpenAction ${script}`)))),
    ],
    ['a password to open it', 'fileLocked', () => written(words, { userPassword: 'secret' })],
    [
      'a script under a password to change it',
      'pdfScript',
      async () => {
        const pdf = await written(
          (document) => {
            words(document);
            const action = document.ref({ S: 'JavaScript', JS: 'x' });
            Object.assign(Reflect.get(document, '_root').data, { OpenAction: action });
            action.end('');
          },
          { ownerPassword: 'secret' },
        );
        return pdf;
      },
    ],
    [
      'hidden objects that cannot be read',
      'fileUnchecked',
      () => Buffer.from('%PDF-1.7\n1 0 obj << /Type /ObjStm /N 9 >> endobj\nxref\n%%EOF'),
    ],
  ];
  it.each(acting)('for %s', { timeout: 60_000 }, async (_, code, content) => {
    expect(await codeOf('a.pdf', await content())).toBe(code);
  });
});

describe('an ordinary PDF is accepted', () => {
  const shared = (name: string) => () => readFile(path.join('demo/files', name));
  const ordinary: [string, () => Buffer | Promise<Buffer>][] = [
    ['a scan of the demo', shared('hostel-fee-scan.pdf')],
    ['one printed by Chrome', shared('internal-examination.pdf')],
    ['one padded by a scanner', () => readFile('cms/platform/files/testing/pdf-padded.pdf')],
    ['with a view to open at', () => pdfOf(bodies('/OpenAction [3 0 R /FitH 200]'))],
    ['with a view as an action', () => pdfOf(bodies('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'))],
    ['with a view in another object', () => pdfOf(bodies('/OpenAction 4 0 R', '[3 0 R /Fit]'))],
    [
      'that opens at its first page',
      () => pdfOf(bodies('/OpenAction << /S /Named /N /FirstPage >>')),
    ],
    [
      'with a view on each page',
      () =>
        pdfOf(
          bodies('').with(2, page.replace('>>', '/AA << /O << /S /GoTo /D [3 0 R /Fit] >> >> >>')),
        ),
    ],
    ['with its objects in a group', () => packedPdfOf(bodies('/OpenAction [3 0 R /Fit]'))],
    ['with a later revision', () => revised(pdfOf(bodies('')), catalogue('/Lang (en)'))],
    [
      'with links',
      () => written((document) => void document.text('College', { link: 'http://127.0.0.1/' })),
    ],
    [
      'with a form',
      () =>
        written((document) => {
          document.font('Helvetica');
          document.initForm();
          document.formText('name', 10, 10, 90, 20);
        }),
    ],
    ['with an empty list of XFA', () => pdfOf(bodies('/AcroForm << /Fields [] /XFA [] >>'))],
    [
      'with an outline',
      () =>
        written((document) => {
          words(document);
          document.outline.addItem('First');
        }),
    ],
    [
      'with tags',
      () =>
        written(
          (document) => document.addStructure(document.struct('P', {}, () => words(document))),
          { tagged: true, lang: 'as', pdfVersion: '1.7' },
        ),
    ],
    [
      'with a password to change it',
      () => written(words, { ownerPassword: 'secret', pdfVersion: '1.7' }),
    ],
    [
      'with a document in it',
      () =>
        written((document) => {
          words(document);
          document.file(Buffer.from('a;b'), { name: 'figures.csv' });
        }),
    ],
    ['with a PDF in it', async () => pdfOf(attached('letter.pdf', await written(words)))],
    [
      'about scripts',
      () =>
        written(
          (document) => void document.text('/S /JavaScript /JS and /Launch', { features: [] }),
          { compress: false },
        ),
    ],
    [
      'with script in its title',
      () => written(words, { info: { Title: '<< /S /JavaScript /JS (1) >>' } }),
    ],
    [
      'of many pages',
      () =>
        written((document) => {
          for (let at = 0; at < 200; at += 1) words(document.addPage());
        }),
    ],
    ['that only begins like one', () => Buffer.from('%PDF-1.4\n% plan\nxref\n%%EOF\n')],
  ];
  it.each(ordinary)('%s', { timeout: 60_000 }, async (_, content) => {
    expect(await codeOf('a.pdf', await content())).toBe(undefined);
  });
});

const openXml = (parts: Record<string, string>, type = 'document.main+xml') =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        `<Types><Override ContentType="application/${type}"/></Types>`,
      ),
      'word/document.xml': strToU8('<w:document/>'),
      ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])),
    }),
  );
const openDocument = (parts: Record<string, string>) =>
  Buffer.from(
    zipSync({
      mimetype: strToU8('application/vnd.oasis.opendocument.text'),
      'content.xml': strToU8('<office:document-content/>'),
      ...Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strToU8(part)])),
    }),
  );
/** An old file of Office with these parts. */
function container(parts: Record<string, Uint8Array>): Buffer {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(parts)) CFB.utils.cfb_add(file, `/${name}`, content);
  return Buffer.from(CFB.write(file, { type: 'buffer' }));
}
const workbook = (kind: number) =>
  Buffer.from([0x09, 8, 2, 0, 0, 0, 0x85, 0, 9, 0, 0, 0, 0, 0, 0, kind, 1, 0, 65, 0x0a, 0, 0, 0]);
const slides = (hasMacros: number) =>
  Buffer.from([2, 0, 0, 4, 12, 0, 0, 0, 1, 0, 0, 0, hasMacros, 0, 0, 0, 2, 0, 0, 0]);

describe('an office document', () => {
  const oldSheet = () => {
    const sheet = utils.aoa_to_sheet([['Name'], ['Rina Das']]);
    const book = { SheetNames: ['Staff'], Sheets: { Staff: sheet } };
    return Buffer.from(write(book, { type: 'buffer', bookType: 'biff8' }));
  };
  it.each<[string, string, () => Buffer, string | undefined]>([
    ['a.docx', 'without macros', () => openXml({}), undefined],
    ['a.docx', 'with macros', () => openXml({ 'word/vbaProject.bin': 'x' }), 'fileMacros'],
    ['a.xlsx', 'with macros', () => openXml({ 'xl/vbaProject.bin': 'x' }), 'fileMacros'],
    [
      'a.pptx',
      'with macros under another name',
      () => openXml({ 'ppt/a.bin': 'x' }, 'vnd.ms-office.vbaProject'),
      'fileMacros',
    ],
    [
      'a.docx',
      'that is a .docm',
      () => openXml({}, 'vnd.ms-word.document.macroEnabled.main+xml'),
      'fileMacros',
    ],
    [
      'a.odt',
      'without macros',
      () => openDocument({ 'Basic/Standard/script-lb.xml': '', 'Basic/script-lc.xml': '' }),
      undefined,
    ],
    [
      'a.odt',
      'with macros',
      () => openDocument({ 'Basic/Standard/Module1.xml': '' }),
      'fileMacros',
    ],
    ['a.ods', 'with scripts', () => openDocument({ 'Scripts/python/a.py': '' }), 'fileMacros'],
    ['a.xls', 'without macros', oldSheet, undefined],
    [
      'a.xls',
      'with macros',
      () => container({ '_VBA_PROJECT_CUR/VBA/dir': new Uint8Array(9) }),
      'fileMacros',
    ],
    ['a.xls', 'with a sheet', () => container({ Workbook: workbook(0) }), undefined],
    [
      'a.xls',
      'with a sheet of Excel 4 macros',
      () => container({ Workbook: workbook(1) }),
      'fileMacros',
    ],
    ['a.doc', 'without macros', () => container({ WordDocument: new Uint8Array(9) }), undefined],
    [
      'a.doc',
      'with macros',
      () => container({ 'Macros/VBA/dir': new Uint8Array(9) }),
      'fileMacros',
    ],
    ['a.ppt', 'without macros', () => container({ 'PowerPoint Document': slides(0) }), undefined],
    ['a.ppt', 'with macros', () => container({ 'PowerPoint Document': slides(1) }), 'fileMacros'],
    [
      'a.docx',
      'with a password',
      () => container({ EncryptedPackage: new Uint8Array(9) }),
      'fileLocked',
    ],
    [
      'a.xls',
      'that is a page of HTML',
      () => Buffer.from('<html><script>1</script>'),
      'fileUnchecked',
    ],
  ])('%s %s', { timeout: 60_000 }, async (name, _, content, code) => {
    expect(await codeOf(name, content())).toBe(code);
  });
});
