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
const [red, ink, grey, line] = ['#b3202c', '#1d2327', '#6c7277', '#d8d2c4'];
const margin = 56;
/** A fixed date, so that the file is the same on every machine. */
const CREATED = new Date('2025-01-01T00:00:00Z');

function letterhead(pdf: PDFKit.PDFDocument, title: string) {
  const { width } = pdf.page;
  pdf.rect(0, 0, width, 10).fill(red);
  pdf.fillColor(ink).font('Times-Bold').fontSize(19).text(college, margin, 40, { align: 'center' });
  pdf
    .fillColor(grey)
    .font('Helvetica')
    .fontSize(9)
    .text('A demonstration document. office@example.org', { align: 'center' });
  pdf
    .moveTo(margin, 86)
    .lineTo(width - margin, 86)
    .lineWidth(1.2)
    .stroke('#b8862b');
  pdf.fillColor(red).font('Times-Bold').fontSize(24).text(title, margin, 112);
  pdf.moveDown(0.6);
}

function table(pdf: PDFKit.PDFDocument, rows: readonly (readonly string[])[]) {
  const width = pdf.page.width - margin * 2;
  const column = width / (rows[0]?.length ?? 1);
  for (const [i, row] of rows.entries()) {
    const y = pdf.y + 7;
    if (i === 0) pdf.rect(margin, y - 7, width, 24).fill('#f4efe3');
    pdf
      .fillColor(ink)
      .font(i === 0 ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(10);
    for (const [k, cell] of row.entries()) {
      pdf.text(cell, margin + 6 + k * column, y, { width: column - 10, lineBreak: false });
    }
    pdf
      .moveTo(margin, y + 17)
      .lineTo(margin + width, y + 17)
      .lineWidth(0.6)
      .stroke(line);
    pdf.y = y + 17;
  }
}

export function printSheet({ title, lines, table: rows, pages = 1 }: Sheet): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    lang: DEFAULT_LOCALE,
    displayTitle: true,
    info: { Title: `${title} – ${college}`, Author: college, CreationDate: CREATED },
  });
  for (let page = 1; page <= pages; page++) {
    if (page > 1) pdf.addPage();
    letterhead(pdf, page === 1 ? title : `${title}, page ${page}`);
    pdf.fillColor(ink).font('Helvetica').fontSize(11);
    for (const text of lines) pdf.text(text, margin, undefined, { lineGap: 4, paragraphGap: 8 });
    if (rows) table(pdf, rows);
    pdf
      .fillColor(ink)
      .font('Times-Italic')
      .fontSize(11)
      .text('Principal', margin, pdf.page.height - 110, { align: 'right' });
  }
  pdf.end();
  return buffer(pdf);
}
