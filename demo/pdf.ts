/** Makes the demo's PDFs: title, lines and a table on the college's letterhead. */

import { buffer } from 'node:stream/consumers';
import { DEFAULT_LOCALE } from '@college/contract/locales';
import PDFDocument from 'pdfkit';

export interface Sheet {
  title: string;
  lines: string[];
  /** The first row is the header. */
  table?: string[][];
  pages?: number;
}

const college = 'Demo Postgraduate College, Guwahati';
const [red, ink, grey, grid] = ['#b3202c', '#1d2327', '#6c7277', '#d8d2c4'];
const margin = 56;
/** A fixed date, so that the file is the same on every machine. */
const CREATED = new Date('2025-01-01T00:00:00Z');

/** Adds an element to the structure that screen readers read. */
type Tag = (type: 'H1' | 'P', draw: () => void) => void;

/** Draws what screen readers skip. */
function decorate(pdf: PDFKit.PDFDocument, draw: () => void) {
  pdf.markContent('Artifact', { type: 'Layout' });
  draw();
  pdf.endMarkedContent();
}

function letterhead(pdf: PDFKit.PDFDocument, title: string, tag: Tag) {
  const { width } = pdf.page;
  decorate(pdf, () => pdf.rect(0, 0, width, 10).fill(red));
  tag('P', () =>
    pdf
      .fillColor(ink)
      .font('Times-Bold')
      .fontSize(19)
      .text(college, margin, 40, { align: 'center' }),
  );
  tag('P', () =>
    pdf
      .fillColor(grey)
      .font('Helvetica')
      .fontSize(9)
      .text('A demonstration document. office@example.org', { align: 'center' }),
  );
  decorate(pdf, () =>
    pdf
      .moveTo(margin, 86)
      .lineTo(width - margin, 86)
      .lineWidth(1.2)
      .stroke('#b8862b'),
  );
  tag('H1', () => pdf.fillColor(red).font('Times-Bold').fontSize(24).text(title, margin, 112));
  pdf.moveDown(0.6);
}

function table(
  pdf: PDFKit.PDFDocument,
  rows: readonly (readonly string[])[],
  section: PDFKit.PDFStructureElement,
) {
  const width = pdf.page.width - margin * 2;
  const column = width / (rows[0]?.length ?? 1);
  const whole = pdf.struct('Table');
  section.add(whole);
  for (const [i, row] of rows.entries()) {
    const y = pdf.y + 7;
    const line = pdf.struct('TR');
    whole.add(line);
    if (i === 0) decorate(pdf, () => pdf.rect(margin, y - 7, width, 24).fill('#f4efe3'));
    for (const [k, cell] of row.entries()) {
      const draw = () =>
        void pdf
          .fillColor(ink)
          .font(i === 0 ? 'Helvetica-Bold' : 'Helvetica')
          .fontSize(10)
          .text(cell, margin + 6 + k * column, y, { width: column - 10, lineBreak: false });
      line.add(pdf.struct(i === 0 ? 'TH' : 'TD', {}, draw));
    }
    line.end();
    decorate(pdf, () =>
      pdf
        .moveTo(margin, y + 17)
        .lineTo(margin + width, y + 17)
        .lineWidth(0.6)
        .stroke(grid),
    );
    pdf.y = y + 17;
  }
  whole.end();
}

export function printSheet({ title, lines, table: rows, pages = 1 }: Sheet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.5',
    tagged: true,
    lang: DEFAULT_LOCALE,
    displayTitle: true,
    info: { Title: `${title} – ${college}`, Author: college, CreationDate: CREATED },
  });
  const section = pdf.struct('Document');
  pdf.addStructure(section);
  const tag: Tag = (type, draw) => void section.add(pdf.struct(type, {}, draw));
  for (let page = 1; page <= pages; page++) {
    if (page > 1) pdf.addPage();
    letterhead(pdf, page === 1 ? title : `${title}, page ${page}`, tag);
    for (const text of lines)
      tag('P', () =>
        pdf
          .fillColor(ink)
          .font('Helvetica')
          .fontSize(11)
          .text(text, margin, undefined, { lineGap: 4, paragraphGap: 8 }),
      );
    if (rows) table(pdf, rows, section);
    tag('P', () =>
      pdf
        .fillColor(ink)
        .font('Times-Italic')
        .fontSize(11)
        .text('Principal', margin, pdf.page.height - 110, { align: 'right' }),
    );
  }
  section.end();
  pdf.end();
  return buffer(pdf);
}
