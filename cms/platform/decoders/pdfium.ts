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

/** Number of the document; 0 if it is damaged or locked. */
function loadDocument(pdf: Uint8Array): number {
  const place = reserve(pdf.length);
  pdfium.HEAPU8.set(pdf, place);
  return call('FPDF_LoadMemDocument', place, pdf.length, 0);
}

/** Error of a PDF that needs a password (FPDF_ERR_PASSWORD in fpdfview.h). */
const NEEDS_PASSWORD = 4;
/** Writes the whole document, without its encryption (FPDF_REMOVE_SECURITY in fpdf_save.h). */
const WITHOUT_SECURITY = 3;

/**
 * A WebAssembly module that imports a function of three numbers and exports it again, because PDFium calls only such
 * functions.
 */
const bridge = new Uint8Array([
  ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 8, 1, 96, 3, 127, 127, 127, 1, 127],
  ...[2, 7, 1, 1, 101, 1, 102, 0, 0, 7, 5, 1, 1, 102, 0, 0],
]);
const isTable = (value: unknown): value is WebAssembly.Table =>
  typeof value === 'object' && value !== null && 'set' in value;
/** The only free place in PDFium's table of functions. */
const FREE = 0;

/**
 * A PDF as PDFium writes it anew: the objects of its newest revision that are in use, each in the open, with names without
 * escapes.
 */
export function copyOf(pdf: Uint8Array): Buffer | 'locked' | 'broken' {
  const document = loadDocument(pdf);
  if (document === 0) return call('FPDF_GetLastError') === NEEDS_PASSWORD ? 'locked' : 'broken';
  const pieces: Uint8Array[] = [];
  const write = (_self: number, place: number, length: number) => {
    pieces.push(bytesAt(place, length));
    return 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bridge), { e: { f: write } });
  const table = functions.get('__indirect_function_table');
  if (!isTable(table)) throw new Error('PDFium has no table of functions.');
  table.set(FREE, exports.f);
  // FPDF_FILEWRITE: its version, and the function that writes.
  const writer = reserve(2 * WORD);
  new DataView(pdfium.HEAPU8.buffer).setInt32(writer, 1, true);
  new DataView(pdfium.HEAPU8.buffer).setInt32(writer + WORD, FREE, true);
  const isWritten = call('FPDF_SaveAsCopy', document, writer, WITHOUT_SECURITY) !== 0;
  return isWritten ? Buffer.concat(pieces) : 'broken';
}

/** Opens a PDF. Throws an error if it is damaged or locked. */
export function openDocument(pdf: Uint8Array): number {
  const document = loadDocument(pdf);
  if (document === 0) throw new Error('This PDF cannot be opened.');
  return document;
}
