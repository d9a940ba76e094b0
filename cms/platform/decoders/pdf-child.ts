/**
 * Child process of `pdf.ts`: reads a PDF and writes the texts of its first pages and the number of
 * all pages.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { PDFiumLibrary } from '@hyzyla/pdfium';

const most = Number(process.argv[2]);
const wasm = await readFile(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'));
const library = await PDFiumLibrary.init({ wasmBinary: new Uint8Array(wasm).buffer });
const document = await library.loadDocument(await buffer(process.stdin));
const count = document.getPageCount();
const pages = Array.from({ length: Math.min(count, most) }, (_, at) => {
  try {
    return document.getPage(at).getText();
  } catch {
    // A damaged page has no text. The others do.
    return '';
  }
});
process.stdout.write(JSON.stringify({ pages, count }));
