import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { patience } from '../../testing/temporary-cms.ts';
import { type OfficeKind, officeTexts } from './office.ts';

const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
const word = (body: string) =>
  zip({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` });
const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${text}</w:t></w:r></w:p>`;
const slide = (title: string, text: string) =>
  `<p:sld><p:sp><p:nvPr><p:ph type="ctrTitle"/></p:nvPr><a:p><a:r><a:t>${title}</a:t></a:r></a:p></p:sp>
   <p:sp><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sp></p:sld>`;
const open = (body: string) =>
  zip({
    'content.xml': `<office:document-content><office:body>${body}</office:body></office:document-content>`,
  });

describe('an office document', { timeout: patience }, () => {
  it.each<[string, OfficeKind, Uint8Array | Promise<Uint8Array>, string[]]>([
    [
      'of Word',
      'docx',
      word(
        `${paragraph('Fees', 'Heading1')}${paragraph('মাচুল &amp; fees')}<w:p><w:r><w:t>are </w:t></w:r><w:r><w:t>due</w:t><w:br/><w:t>soon</w:t></w:r></w:p>
         <w:tbl><w:tr><w:tc>${paragraph('Name')}</w:tc><w:tc>${paragraph('Post')}</w:tc></w:tr></w:tbl>`,
      ),
      ['# Fees\n\nমাচুল & fees\n\nare due\nsoon\n\nName | Post'],
    ],
    [
      'of Word with a font older than Unicode',
      'docx',
      word(
        `${paragraph('Fees')}<w:p><w:r><w:rPr><w:rFonts w:ascii="Geetanjali"/></w:rPr><w:t>jannE</w:t></w:r><w:r><w:t>Notice</w:t></w:r></w:p>`,
      ),
      ['Fees\n\nNotice'],
    ],
    [
      'of Word with such a font in its styles',
      'docx',
      zip({
        'word/document.xml': `<w:document><w:body>${paragraph('Fees', 'Plain')}${paragraph('jannE', 'Old2')}${paragraph('AWF_')}<w:p><w:r><w:rPr><w:rFonts w:ascii="Arial"/></w:rPr><w:t>Notice</w:t></w:r></w:p></w:body></w:document>`,
        'word/styles.xml': `<w:styles><w:docDefaults><w:rFonts w:ascii="Ramdhenu"/></w:docDefaults><w:style w:type="paragraph" w:styleId="Plain"><w:rFonts w:ascii="Arial"/></w:style>
          <w:style w:styleId="Old"><w:rFonts w:ascii="AS-TTDurga"/></w:style><w:style w:styleId="Old2"><w:basedOn w:val="Old"/></w:style></w:styles>`,
      }),
      ['Fees\n\nNotice'],
    ],
    [
      'of LibreOffice with such a font',
      'odt',
      zip({
        'content.xml': `<office:document-content><style:style style:name="T1"><style:text-properties style:font-name="Luit1"/></style:style>
          <text:p>Fees <text:span text:style-name="T1">jannE <text:span>Jqar</text:span></text:span>are due</text:p><text:p text:style-name="Old">AWF_</text:p></office:document-content>`,
        'styles.xml':
          '<style:style style:name="Old"><style:text-properties fo:font-family="Geetanjali"/></style:style>',
      }),
      ['Fees are due'],
    ],
    [
      'of PowerPoint',
      'pptx',
      zip({
        'ppt/slides/slide10.xml': slide('Last', 'Thanks'),
        'ppt/slides/slide2.xml': slide('First', 'Welcome'),
      }),
      ['# First\n\nWelcome', '# Last\n\nThanks'],
    ],
    [
      'of Excel',
      'xlsx',
      writeWorkbook([
        [{ value: 'Name' }, { value: 'Marks' }],
        [{ value: 'Rina' }, { value: 78.5 }],
      ]).toBuffer(),
      ['Name | Marks\n\nRina | 78.5'],
    ],
    [
      'of LibreOffice',
      'odt',
      open('<text:h>Fees</text:h><text:p>Due<text:s/>in <text:span>May</text:span></text:p>'),
      ['# Fees\n\nDue in May'],
    ],
    [
      'of LibreOffice with slides',
      'odp',
      open(
        '<draw:page><text:p>One</text:p></draw:page><draw:page><text:p>Two</text:p></draw:page>',
      ),
      ['One', 'Two'],
    ],
  ])('%s is read as text', async (_what, kind, file, pages) => {
    expect(await officeTexts(kind, await file)).toEqual(pages);
  });

  it.each<[OfficeKind, Uint8Array]>([
    [
      'docx',
      Buffer.concat([Buffer.from('d0cf11e0', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
    ['odp', zip({ 'META-INF/manifest.xml': '<manifest:encryption-data/>' })],
  ])('of kind %s with a password is refused because of it', async (kind, file) => {
    await expect(officeTexts(kind, file)).rejects.toMatchObject({ code: 'encrypted' });
  });

  it.each<[string, Uint8Array, RegExp]>([
    ['broken', word(paragraph('Words')).subarray(0, 60), /exit code/],
    ['not a document', strToU8('no document'), /exit code/],
    ['of another kind', zip({ 'content.xml': '<a/>' }), /exit code/],
    ['a zip bomb', word(paragraph('0'.repeat(30_000_000))), /more than/],
  ])('is refused if it is %s', async (_what, file, reason) => {
    await expect(officeTexts('docx', file)).rejects.toThrow(reason);
  });
});
