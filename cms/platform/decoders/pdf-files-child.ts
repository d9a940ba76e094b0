/** Child process of `pdf-files.ts`: reads a PDF and writes the files in it. */
import { buffer } from 'node:stream/consumers';
import { bytesAt, call, numberAt, openDocument, release, reserve, WORD } from './pdfium.ts';

const [mostFiles = 0, largest = 0] = process.argv.slice(2).map(Number);

/** Bytes that `fill` writes at a place, once it has told how many there are. */
function filled(fill: (place: number, length: number) => number, most: number): Uint8Array {
  const length = fill(0, 0);
  if (length <= 0 || length > most) return new Uint8Array();
  const place = reserve(length);
  fill(place, length);
  const bytes = bytesAt(place, length);
  release(place);
  return bytes;
}

const document = openDocument(await buffer(process.stdin));
const count = Math.min(call('FPDFDoc_GetAttachmentCount', document), mostFiles);
const size = reserve(WORD);
const files = Array.from({ length: count }, (_, at) => {
  const file = call('FPDFDoc_GetAttachment', document, at);
  const name = filled((place, length) => call('FPDFAttachment_GetName', file, place, length), 2000);
  const content = filled((place, length) => {
    call('FPDFAttachment_GetFile', file, place, length, size);
    return numberAt(size);
  }, largest);
  return {
    // The last two bytes are the zero that ends a text.
    name: new TextDecoder('utf-16le').decode(name.slice(0, -2)),
    content: Buffer.from(content).toString('base64'),
  };
});
process.stdout.write(JSON.stringify(files));
