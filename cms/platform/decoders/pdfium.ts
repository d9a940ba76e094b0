/** Functions of PDFium for which its package has no method. For child processes only, because they read files of anybody. */
import { PDFiumModule } from '@hyzyla/pdfium';

/** Bytes of a pointer or of an `int`. */
export const WORD = 4;

const pdfium = await PDFiumModule({});
pdfium._FPDF_InitLibraryWithConfig({ version: 2 });
const functions = new Map<string, unknown>(Object.entries(pdfium.wasmExports));

/** Calls a C function, with numbers and addresses of memory. Returns its number, which is 0 for a failure. */
export function call(name: string, ...values: number[]): number {
  const run = functions.get(name);
  if (typeof run !== 'function') throw new Error(`PDFium has no function ${name}.`);
  return Number(run(...values));
}

/** Reserves memory, filled with zeros. */
export function reserve(bytes: number): number {
  const place = pdfium.wasmExports.malloc(bytes);
  if (place === 0) throw new Error('There is no memory left.');
  pdfium.HEAPU8.fill(0, place, place + bytes);
  return place;
}

export const release = (place: number): void => pdfium.wasmExports.free(place);
export const clear = (place: number): void => {
  pdfium.HEAPU8.fill(0, place, place + WORD);
};
export const numberAt = (place: number): number =>
  new DataView(pdfium.HEAPU8.buffer).getInt32(place, true);
/** A copy of the bytes at a place. */
export const bytesAt = (place: number, length: number): Uint8Array =>
  pdfium.HEAPU8.slice(place, place + length);

/** Puts a text into memory, as C takes it. */
export function placeText(text: string): number {
  const place = reserve(text.length + 1);
  pdfium.HEAPU8.set(Buffer.from(text, 'latin1'), place);
  return place;
}

/** Opens a PDF. Throws an error if it is damaged or locked. */
export function openDocument(pdf: Uint8Array): number {
  const place = reserve(pdf.length);
  pdfium.HEAPU8.set(pdf, place);
  const document = call('FPDF_LoadMemDocument', place, pdf.length, 0);
  if (document === 0) throw new Error('This PDF cannot be opened.');
  return document;
}
