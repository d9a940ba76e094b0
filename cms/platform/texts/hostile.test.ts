/**
 * Hostile and broken files: each fails alone, and the office sees the reason.
 *
 * @long 60 s
 * @for cms/platform/decoders cms/platform/texts
 */

import { buffer } from 'node:stream/consumers';
import { strToU8, type Zippable, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { sentencesOf } from '../../admin/fields/file-text/sentences.ts';
import type { DocumentText } from '../../payload-types.ts';
import { patience } from '../../testing/temporary-cms.ts';
import { readDocument, readWithinLimits } from './read-document.ts';

async function pdf(options: PDFKit.PDFDocumentOptions, ...texts: string[]): Promise<Buffer> {
  const document = new PDFDocument({ ...options, autoFirstPage: false });
  for (const text of texts) document.addPage().text(text);
  document.end();
  return buffer(document);
}
/** Writes a PDF by hand, because no program writes such a file. */
const raw = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((object, at) => `${at + 1} 0 obj ${object} endobj\n`).join('')}trailer << /Root 1 0 R >>\n%%EOF\n`,
  );
const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [name, strToU8(text)]),
      ) as Zippable,
    ),
  );
const word = (body: string, before = '') =>
  zip({ 'word/document.xml': `${before}<w:document><w:body>${body}</w:body></w:document>` });
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const sheet = (cells: string) =>
  zip({
    'xl/workbook.xml':
      '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><dimension ref="A1:XFD1048576"/><sheetData>${cells}</sheetData></worksheet>`,
  });
const cell = (name: string, text: string) =>
  `<c r="${name}" t="inlineStr"><is><t>${text}</t></is></c>`;
const empty = Array.from(
  { length: 50_000 },
  (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" s="1"/></row>`,
).join('');
const pages = (kids: string, ...more: string[]) =>
  raw('<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages ${kids} >>`, ...more);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const secret =
  '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY l "ha"><!ENTITY m "&l;&l;">]>';

const broken = 'This file is damaged or has the wrong type, so it was not read.';
const locked = 'This file is locked with a password, so it was not read.';
const tooLong = 'This file has too much text, so it was not read.';
const nothing = 'No text was found in this file.';

it.each<[string, string, () => Buffer | Promise<Buffer>, string | string[]]>([
  ['no content', 'a.pdf', () => Buffer.alloc(0), broken],
  ['no content', 'a.docx', () => Buffer.alloc(0), broken],
  ['a lock', 'a.pdf', () => pdf({ userPassword: 'x' }, 'Words'), locked],
  ['half of the content', 'a.pdf', async () => (await pdf({}, 'Words')).subarray(0, 300), broken],
  ['an SVG', 'a.pdf', () => Buffer.from(svg), broken],
  ['HTML', 'a.docx', () => Buffer.from('<html><body>Words'), broken],
  ['another kind of document', 'a.xlsx', () => word(paragraph('Words')), broken],
  ['a program', 'a.pdf', () => Buffer.from(`MZ${'\0'.repeat(5000)}%PDF-1.7`), broken],
  ['noise', 'a.jpg', () => Buffer.from('\xff\xd8\xff noise', 'latin1'), broken],
  [
    'pages that contain themselves',
    'a.pdf',
    () => pages('/Kids [2 0 R 2 0 R] /Count 2000000000'),
    broken,
  ],
  [
    'thousands of nested arrays',
    'a.pdf',
    () => pages(`/Kids ${'['.repeat(5000)}${']'.repeat(5000)} /Count 1`),
    // An installed poppler skips the errors and finds no page.
    [broken, nothing],
  ],
  [
    'a page of enormous size',
    'a.pdf',
    () =>
      pages('/Kids [3 0 R] /Count 1', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1e9 1e9] >>'),
    nothing,
  ],
  ['a text of 5 MB', 'a.txt', () => Buffer.alloc(5_000_001, 'a '), tooLong],
  ['an unclosed quotation mark', 'a.csv', () => Buffer.from('a,"b\nc'), broken],
])(
  '%s in %s gives no text but a sentence',
  { timeout: patience },
  async (_what, name, make, sentence) => {
    const result = await readWithinLimits(name, await make());
    expect(result.pages ?? []).toEqual([]);
    expect([sentence].flat()).toContain(sentencesOf(result as DocumentText)[0]);
  },
);

it.each<[string, string, () => Buffer | Promise<Buffer>, string]>([
  ['external entities', 'a.docx', () => word(paragraph('Fee &x;&m;'), secret), 'Fee &x;&m;'],
  [
    'thousands of nested elements',
    'a.docx',
    () => word(`${'<w:sdt>'.repeat(20_000)}${paragraph('Words')}`),
    'Words',
  ],
  [
    'paths outside of the file',
    'a.docx',
    () => zip({ '../../etc/passwd': 'x', 'word/document.xml': paragraph('Words') }),
    'Words',
  ],
  [
    'a sheet with 17 billion cells',
    'a.xlsx',
    () => sheet(`<row r="1048576">${cell('XFD1048576', 'End')}</row>`),
    'End',
  ],
  [
    'many empty rows',
    'a.xlsx',
    () => sheet(`<row r="1">${cell('A1', 'Name')}</row>${empty}`),
    'Name',
  ],
  [
    'a script',
    'a.pdf',
    () =>
      pdf({}, 'Words').then((file) =>
        Buffer.from(
          file
            .toString('latin1')
            .replace(
              '/Type /Catalog',
              '/OpenAction << /S /JavaScript /JS (app.alert(1)) >> /Type /Catalog',
            ),
          'latin1',
        ),
      ),
    'Words',
  ],
  [
    'rows of different lengths',
    'a.csv',
    () => Buffer.from('Name;Post\n"Das; Rina";Librarian;x\n\n'),
    'Name | Post\n\nDas; Rina | Librarian | x',
  ],
])(
  '%s in %s does no harm, and the text is read',
  { timeout: patience },
  async (_what, name, make, text) => {
    const { pages } = await readWithinLimits(name, await make());
    expect(pages).toEqual([{ number: 1, text }]);
  },
);

it('reads the first pages of a file with too many', { timeout: patience }, async () => {
  const long = await readDocument('a.pdf', await pdf({}, 'One and only', 'Two', 'Three'), 2);
  expect(long.pages.map(({ text }) => text)).toEqual(['One and only', 'Two']);
  expect(sentencesOf({ ...long, state: 'read' } as DocumentText)[1]).toBe(
    'The first 200 pages were read, the others were not.',
  );
});
