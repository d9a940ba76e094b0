/**
 * Child process of `document-links.ts`: reads a PDF and writes the addresses behind the clickable
 * places of its first pages.
 */
import { buffer } from 'node:stream/consumers';
import { bytesAt, call, clear, numberAt, openDocument, release, reserve, WORD } from './pdfium.ts';

const [mostPages = 0, mostLinks = 0, longest = 0] = process.argv.slice(2).map(Number);

/** Type of an action that opens an address (PDFACTION_URI in fpdf_doc.h). */
const OPENS_ADDRESS = 3;

function addressOf(document: number, link: number): string {
  const action = call('FPDFLink_GetAction', link);
  if (action === 0 || call('FPDFAction_GetType', action) !== OPENS_ADDRESS) return '';
  const length = call('FPDFAction_GetURIPath', document, action, 0, 0);
  if (length <= 1 || length > longest) return '';
  const place = reserve(length);
  call('FPDFAction_GetURIPath', document, action, place, length);
  // The last byte is the zero that ends a text in C.
  const address = new TextDecoder().decode(bytesAt(place, length - 1));
  release(place);
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
    clear(position);
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
