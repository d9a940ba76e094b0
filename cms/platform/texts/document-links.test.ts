import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { documentLinks } from './document-links.ts';

async function pdfWith(...addresses: string[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const link of addresses) document.addPage().text('The report of the seminar', { link });
  document.end();
  return buffer(document);
}

const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));

const relation = (target: string, type = 'hyperlink') =>
  `<Relationship Id="a" Type="http://schemas.example.org/${type}" Target="${target}" TargetMode="External"/>`;

describe('links of a document', () => {
  it('are those of the annotations of all pages of a PDF, each once', async () => {
    const drive = 'https://drive.google.com/file/d/1?a=1&b=2';
    const pdf = await pdfWith(drive, 'https://college.example.in/', drive);
    expect(await documentLinks('report.pdf', pdf)).toEqual([drive, 'https://college.example.in/']);
  });

  it('are limited in number and length', async () => {
    const many = Array.from({ length: 150 }, (_, at) => `https://example.org/${at}`);
    const pdf = await pdfWith(`https://example.org/${'a'.repeat(2001)}`, ...many);
    expect(await documentLinks('report.pdf', pdf)).toEqual(many);
    const rows = Array.from({ length: 1200 }, (_, at) => relation(`https://example.org/${at}`));
    const docx = zipOf({ 'word/_rels/document.xml.rels': `<a>${rows.join('')}</a>` });
    expect(await documentLinks('report.docx', docx)).toHaveLength(1000);
  });

  it.each([
    [
      'report.docx',
      {
        'word/_rels/document.xml.rels': `<a>${relation('https://a.example.org/1')}${relation('pictures/a.png', 'image')}</a>`,
        'word/document.xml':
          '<w:p><w:instrText> HYPER</w:instrText><w:instrText>LINK "https://a.example.org/2"</w:instrText></w:p>',
      },
      ['https://a.example.org/1', 'https://a.example.org/2'],
    ],
    [
      'slides.pptx',
      { 'ppt/slides/_rels/slide1.xml.rels': `<a>${relation('https://a.example.org/3')}</a>` },
      ['https://a.example.org/3'],
    ],
    [
      'report.odt',
      { 'content.xml': '<text:a xlink:href="https://a.example.org/4?a&amp;b">View</text:a>' },
      ['https://a.example.org/4?a&b'],
    ],
  ])('are read from %s', async (name, files, links) => {
    expect((await documentLinks(name, zipOf(files)))?.toSorted()).toEqual(links);
  });

  it.each([
    ['a damaged PDF', 'cut.pdf', Buffer.from('%PDF-1.7 /URI')],
    ['a damaged document', 'cut.docx', Buffer.from('PK')],
    ['a photo', 'photo.jpg', Buffer.from('/URI')],
    ['a PDF without links', 'plain.pdf', Buffer.from('%PDF-1.4 nothing')],
  ])('of %s are none', async (_file, name, content) => {
    expect(await documentLinks(name, content)).toEqual([]);
  });
});
