/**
 * Reads the text of a PDF page by page: with poppler where it is installed, because it keeps
 * Assamese intact, else with PDFium.
 */
import { errorCode } from '@college/server/error-code';
import { decoderCommand, type Limits, runLimited } from './limited.ts';

/** Limits for a whole document. */
const limits: Limits = { seconds: 20, megabytes: 400, answer: 20_000_000 };
/** Bytes. Larger files are not read. */
export const LARGEST = 25_000_000;
export const MOST_PAGES = 200;

/**
 * Texts of the first pages, '' for a page without text. Rejects if the file is no PDF, broken,
 * locked by a password, or exceeds the limits.
 */
export async function textsOf(pdf: Uint8Array, pages = MOST_PAGES): Promise<string[]> {
  if (pdf.length > LARGEST) throw new Error('This PDF is too large to be read.');
  const texts = await byPoppler(pdf, pages).catch((error: unknown) => {
    if (isNotInstalled(error)) return byPdfium(pdf, pages);
    throw error;
  });
  return texts.map(clean);
}

/**
 * True for the error of starting a program that is not installed. The system reports EACCES if a
 * folder of the PATH may not be read, such as one of root.
 */
const isNotInstalled = (error: unknown): boolean =>
  ['ENOENT', 'EACCES'].some((code) => code === errorCode(error));

async function byPoppler(pdf: Uint8Array, pages: number): Promise<string[]> {
  const words = ['-enc', 'UTF-8', '-f', '1', '-l', String(pages), '-', '-'];
  const text = await runLimited(['pdftotext', ...words], pdf, limits);
  // Each page ends with a form feed.
  return text.toString('utf8').split('\f').slice(0, -1);
}

async function byPdfium(pdf: Uint8Array, pages: number): Promise<string[]> {
  const [program, ...words] = decoderCommand('./pdf-child.ts');
  const answer = await runLimited([program, ...words, String(pages)], pdf, limits);
  return JSON.parse(answer.toString('utf8')).pages;
}

/** Removes PDFium's marks of divided lines and other control characters. */
const clean = (text: string): string =>
  text
    .replace(/\uFFFE\s*/g, '')
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are removed here
    .replace(/[\0-\x08\x0B-\x1F\x7F\uFFFF]/g, '')
    .normalize('NFC')
    .trim();
