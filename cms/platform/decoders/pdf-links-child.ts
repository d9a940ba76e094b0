/**
 * Child process of `document-links.ts`: reads a PDF and writes the addresses behind the clickable
 * places of its first pages. Calls PDFium itself, because the package has no method for links.
 */
import { buffer } from 'node:stream/consumers';
import { PDFiumModule } from '@hyzyla/pdfium';

const [mostPages = 0, mostLinks = 0, longest = 0] = process.argv.slice(2).map(Number);

/** Type of an action that opens an address (PDFACTION_URI in fpdf_doc.h). */
const OPENS_ADDRESS = 3;
/** Bytes of a pointer or of an `int`. */
const WORD = 4;

const pdfium = await PDFiumModule({});
pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
const functions = new Map<string, unknown>(Object.entries(pdfium.wasmExports));

/** Calls a C function, with numbers and addresses of memory. Returns its number, which is 0 for a failure. */
function call(name: string, ...values: number[]): number {
  const run = functions.get(name);
  if (typeof run !== 'function') throw new Error(`PDFium has no function ${name}.`);
  return Number(run(...values));
}

function reserve(bytes: number): number {
  const place = pdfium.wasmExports.malloc(bytes);
  if (place === 0) throw new Error('There is no memory left.');
  return place;
}

const numberAt = (place: number): number =>
  new DataView(pdfium.HEAPU8.buffer).getInt32(place, true);

function openDocument(pdf: Uint8Array): number {
  const place = reserve(pdf.length);
  pdfium.HEAPU8.set(pdf, place);
  const document = call('FPDF_LoadMemDocument', place, pdf.length, 0);
  if (document === 0) throw new Error('This PDF cannot be opened.');
  return document;
}

function addressOf(document: number, link: number): string {
  const action = call('FPDFLink_GetAction', link);
  if (action === 0 || call('FPDFAction_GetType', action) !== OPENS_ADDRESS) return '';
  const length = call('FPDFAction_GetURIPath', document, action, 0, 0);
  if (length <= 1 || length > longest) return '';
  const place = reserve(length);
  call('FPDFAction_GetURIPath', document, action, place, length);
  // The last byte is the zero that ends a text in C.
  const address = new TextDecoder().decode(pdfium.HEAPU8.slice(place, place + length - 1));
  pdfium.wasmExports.free(place);
  return address.trim();
}

function linksOf(document: number): Set<string> {
  const addresses = new Set<string>();
  const position = reserve(WORD);
  const link = reserve(WORD);
  const pages = Math.min(call('FPDF_GetPageCount', document), mostPages);
  for (let number = 0; number < pages; number++) {
    const page = call('FPDF_LoadPage', document, number);
    // A damaged page has no links. The others do.
    if (page === 0) continue;
    pdfium.HEAPU8.fill(0, position, position + WORD);
    while (call('FPDFLink_Enumerate', page, position, link) !== 0) {
      addresses.add(addressOf(document, numberAt(link)));
      if (addresses.size > mostLinks) return addresses;
    }
    call('FPDF_ClosePage', page);
  }
  return addresses;
}

const links = linksOf(openDocument(await buffer(process.stdin)));
process.stdout.write(JSON.stringify([...links].filter(Boolean).slice(0, mostLinks)));
