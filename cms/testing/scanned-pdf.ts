/** Makes PDFs whose pages are pictures, like those of a scanner. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';

/** The first page of a PDF as a photo. */
export async function photoOf(pdf: Buffer): Promise<Buffer> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
  const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer });
  const document = await library.loadDocument(pdf);
  const { data, width, height } = await document
    .getPage(0)
    .render({ scale: 200 / 72, colorSpace: 'Gray', render: 'bitmap' });
  library.destroy();
  return sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
}

export async function pdfWithTexts(...texts: string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A5', autoFirstPage: false });
  for (const text of texts) document.addPage().fontSize(14).text(text);
  document.end();
  return buffer(document);
}

export async function scanned(...texts: string[]): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A5', margin: 0, autoFirstPage: false });
  for (const text of texts)
    document
      .addPage()
      .image(await photoOf(await pdfWithTexts(text)), { width: document.page.width });
  document.end();
  return buffer(document);
}

/** A PDF with tags, title and language. */
export async function taggedPdf(): Promise<Buffer> {
  const document = new PDFDocument({
    pdfVersion: '1.5',
    tagged: true,
    lang: 'en-IN',
    info: { Title: 'Fees – মাচুল' },
  });
  const paragraph = () => void document.text('The fee is due.');
  document.addStructure(document.struct('Document', {}, [document.struct('P', {}, paragraph)]));
  document.end();
  return buffer(document);
}
