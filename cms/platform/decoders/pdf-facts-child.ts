/** Child process of `pdf-facts.ts`: reads a PDF and writes its tags, language and title. */
import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { bytesAt, call, openDocument, placeText, release, reserve } from './pdfium.ts';

/** Pages that are searched for tags. The first ones may be empty. */
const FIRST_PAGES = 5;
const LONGEST_TITLE = 1000;
/** Bytes that one compressed group of objects may have. */
const LARGEST_GROUP = 20_000_000;

function hasTags(document: number): boolean {
  if (call('FPDFCatalog_IsTagged', document) === 0) return false;
  const pages = Math.min(call('FPDF_GetPageCount', document), FIRST_PAGES);
  return Array.from({ length: pages }, (_, number) => {
    const page = call('FPDF_LoadPage', document, number);
    const tree = page === 0 ? 0 : call('FPDF_StructTree_GetForPage', page);
    return tree !== 0 && call('FPDF_StructTree_CountChildren', tree) > 0;
  }).some(Boolean);
}

function titleOf(document: number): string {
  const name = placeText('Title');
  const length = call('FPDF_GetMetaText', document, name, 0, 0);
  if (length <= 2 || length > LONGEST_TITLE) return '';
  const place = reserve(length);
  call('FPDF_GetMetaText', document, name, place, length);
  // The last two bytes are the zero that ends a text.
  const title = new TextDecoder('utf-16le').decode(bytesAt(place, length - 2));
  release(place);
  return title.trim();
}

/** The objects of a PDF as text: those in the open, and those in compressed groups. */
function* objectsOf(pdf: Buffer): Generator<string> {
  const text = pdf.toString('latin1');
  yield text;
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    const begin = text.indexOf('stream', index);
    const end = text.indexOf('endstream', begin);
    if (begin < 0 || end < 0) continue;
    const from = begin + 'stream'.length + (text[begin + 6] === '\r' ? 2 : 1);
    try {
      const limit = { maxOutputLength: LARGEST_GROUP, finishFlush: 2 };
      yield inflateSync(pdf.subarray(from, end), limit).toString('latin1');
    } catch {
      // A group that is damaged, too large or packed otherwise names no language.
    }
  }
}

/** The language in the catalogue. PDFium has a function to set it, and none to read it. */
function languageOf(pdf: Buffer): string {
  for (const objects of objectsOf(pdf))
    for (const { index } of objects.matchAll(/\/Type\s*\/Catalog\b/g)) {
      const [, open = '', hex = ''] =
        /\/Lang\s*(?:\(([^)]{1,40})\)|<([0-9A-Fa-f\s]{1,160})>)/.exec(
          dictionaryAround(objects, index),
        ) ?? [];
      const language = plain(open ? Buffer.from(open, 'latin1') : Buffer.from(hex, 'hex'));
      if (language) return language;
    }
  return '';
}

/** The dictionary, between `<<` and `>>`, that contains a place. */
function dictionaryAround(objects: string, place: number): string {
  let depth = 0;
  let begin = place;
  while (begin > 0 && depth <= 0) {
    begin -= 1;
    if (objects.startsWith('<<', begin)) depth += 1;
    else if (objects.startsWith('>>', begin)) depth -= 1;
  }
  depth = 0;
  let end = place;
  while (end < objects.length && depth <= 0) {
    end += 1;
    if (objects.startsWith('>>', end)) depth += 1;
    else if (objects.startsWith('<<', end)) depth -= 1;
  }
  return objects.slice(begin, end);
}

/** A language tag; '' for other bytes, such as those of an encrypted text. */
function plain(bytes: Buffer): string {
  const text =
    bytes[0] === 0xfe ? new TextDecoder('utf-16be').decode(bytes) : bytes.toString('latin1');
  return /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.exec(text.trim())?.[0] ?? '';
}

const pdf = await buffer(process.stdin);
const document = openDocument(pdf);
const facts = { tagged: hasTags(document), language: languageOf(pdf), title: titleOf(document) };
process.stdout.write(JSON.stringify(facts));
