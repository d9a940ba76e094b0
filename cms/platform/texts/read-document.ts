/** Reads the text of a file page by page. */

import { isOldFont } from '../../reading/old-fonts.ts';
import { decode } from '../decoders/decode-text.ts';
import { isOverLimit, OverLimit } from '../decoders/limited.ts';
import { recognisePages, recognisePicture } from '../decoders/ocr.ts';
import { officeTexts } from '../decoders/office.ts';
import { LARGEST, MOST_PAGES, textsOf } from '../decoders/pdf.ts';
import { filesIn, isPortfolio } from '../decoders/pdf-files.ts';
import { extensionOf } from '../files/file-types.ts';
import { isRefusal } from '../refusal.ts';
import {
  fixRecognition,
  isLegible,
  type PageText,
  paragraphsOf,
  withoutOldFonts,
} from './page-text.ts';
import { isPicture, officeKindOf } from './readable-files.ts';

export type Problem = 'locked' | 'broken' | 'large' | 'long' | 'slow' | 'memory';

export interface Reading {
  read: 'text' | 'ocr';
  pages: PageText[];
  /** Pages of the file; of a very long file, the pages that were read. */
  page_count: number;
  /** Confidence of the recognition, 0 to 100. */
  confidence?: number;
  problem?: Problem;
}

/** Letters. A page with fewer is a picture with a stamp or a number. */
const MIN_LETTERS = 20;
/** Minimum confidence, because recognition also returns scraps for pictures without text. */
const MIN_CONFIDENCE = 50;
const LEAST_IN_WORDS = 1 / 3;
const words = /[\p{L}\p{M}\p{N}]{3,}|\p{N}{2,}/gu;
/** Letters of plain text and of office documents. */
const MOST_LETTERS = 5_000_000;

/** The stored result of a reading. */
export type ExtractedText = Partial<Reading> & { state: 'read' | 'nothing' | 'failed' };

/** Reads a file and never rejects: a file that cannot be read gets a state and the reason. */
export async function readWithinLimits(
  filename: string,
  content: Uint8Array,
): Promise<ExtractedText> {
  try {
    const reading = await readDocument(filename, content);
    return { state: reading.pages.length > 0 ? 'read' : 'nothing', ...reading };
  } catch (error) {
    return { state: 'failed', problem: problemOf(error, content) };
  }
}

/** Reads a file. Rejects if it cannot be read at all; `problemOf` gives the reason. */
export async function readDocument(
  filename: string,
  content: Uint8Array,
  mostPages = MOST_PAGES,
): Promise<Reading> {
  const extension = extensionOf(filename);
  if (extension === 'txt') return readingOfPages([plainText(content)]);
  if (extension === 'csv') return readingOfParagraphs(await officeTexts('csv', content));
  if (isPicture(filename)) return readPicture(content);
  const kind = officeKindOf(filename);
  if (kind) {
    const texts = await officeTexts(kind, content);
    return readingOfParagraphs(
      texts.map((text) => withoutOldFonts(text).trim()),
      mostPages,
    );
  }
  const texts = await textsOf(content, mostPages + 1);
  if (isPortfolio(content, texts[0] ?? '')) {
    const files = await filesIn(content);
    if (files.length > 0) return readFiles(files, mostPages);
  }
  if (isWaitingPage(content, texts)) return { read: 'text', pages: [], page_count: texts.length };
  const first = texts.slice(0, mostPages);
  const isOld = hasOldFont(content);
  const legible = first.map((text) => (isLegible(text) ? withoutOldFonts(text, isOld) : ''));
  const extracted = readingOfPages(legible);
  const nearlyEmpty = first.flatMap((text, at) =>
    hasLittleText(text) || legible[at] !== text ? [at + 1] : [],
  );
  /** Lines in an old font were left out of the text, so a recognised text that is a little longer has them. */
  const isShortened = (number: number) =>
    Boolean(legible[number - 1]) && legible[number - 1] !== first[number - 1];
  const reading =
    nearlyEmpty.length > 0
      ? await withRecognisedPages(content, nearlyEmpty, extracted, isShortened)
      : extracted;
  return texts.length > mostPages ? { ...reading, problem: 'long' } : reading;
}

/**
 * Reads the files of a portfolio as one document, whose pages are numbered through. A file that cannot be read is a page
 * without text.
 */
async function readFiles(
  files: readonly { name: string; content: Uint8Array }[],
  mostPages: number,
): Promise<Reading> {
  const pages: PageText[] = [];
  const confidences: number[] = [];
  let count = 0;
  for (const { name, content } of files) {
    if (count >= mostPages) break;
    const isNested = extensionOf(name) === 'pdf' && isPortfolio(content, '');
    const reading = isNested
      ? undefined
      : await readDocument(name, content, mostPages - count)
          // A file that cannot be read must not hide the others.
          .catch(() => undefined);
    for (const { number, text } of reading?.pages ?? [])
      pages.push({ number: count + number, text });
    if (reading?.confidence !== undefined) confidences.push(reading.confidence);
    count += Math.max(1, reading?.page_count ?? 0);
  }
  return {
    read: confidences.length > 0 ? 'ocr' : 'text',
    pages,
    page_count: count,
    ...(confidences.length > 0 && { confidence: Math.min(...confidences) }),
    ...(count >= mostPages && { problem: 'long' as const }),
  };
}

/** True for the page that a form of Adobe's XFA, or a portfolio of files, shows in every other program. */
const isWaitingPage = (pdf: Uint8Array, texts: readonly string[]): boolean =>
  texts.length === 1 &&
  (/(?:please wait\W|open this pdf portfolio).*(?:adobe|viewer|reader)/is.test(texts[0] ?? '') ||
    (Buffer.from(pdf).includes('/XFA') &&
      /\/NeedsRendering\s+true/.test(Buffer.from(pdf).toString('latin1'))));

/** True if a PDF names a font older than Unicode. Names in compressed parts are not found. */
const hasOldFont = (pdf: Uint8Array): boolean =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/BaseFont\s*\/([^\s/<>[\]()]{1,100})/g),
  ].some(([, name = '']) => isOldFont(name));

const lengthOf = (text: string) => text.replace(/\s/g, '').length;
const hasLittleText = (text: string) => lengthOf(text) < MIN_LETTERS || !isLegible(text);

const isWriting = ({ text, confidence }: { text: string; confidence: number }) =>
  confidence >= MIN_CONFIDENCE &&
  (text.match(words) ?? []).join('').length >= lengthOf(text) * LEAST_IN_WORDS;

const readingOfPages = (texts: string[]): Reading => ({
  read: 'text',
  pages: texts.flatMap((text, at) => pageOf(at + 1, text)),
  page_count: texts.length,
});

/** Result for formats that mark their paragraphs. */
const readingOfParagraphs = (texts: string[], mostPages = MOST_PAGES): Reading => ({
  read: 'text',
  pages: texts.flatMap((text, at) => (text ? [{ number: at + 1, text }] : [])).slice(0, mostPages),
  page_count: texts.length,
  ...(texts.length > mostPages && { problem: 'long' }),
});

function pageOf(number: number, text: string): PageText[] {
  const paragraphs = paragraphsOf(text);
  return paragraphs ? [{ number, text: paragraphs }] : [];
}

/** Adds recognised text for pages without text of their own. */
async function withRecognisedPages(
  pdf: Uint8Array,
  silent: number[],
  extracted: Reading,
  isShortened: (number: number) => boolean,
): Promise<Reading> {
  const { pages, failures } = await recognisePages(pdf, silent);
  const sure = pages.filter(isWriting);
  const pagesByNumber = new Map(extracted.pages.map((page) => [page.number, page]));
  const recognisedText = sure
    .flatMap(({ number, text }) => pageOf(number, fixRecognition(text)))
    .filter(
      ({ number, text }) =>
        text.length >
        (isShortened(number) ? 1.2 : 2) * (pagesByNumber.get(number)?.text.length ?? 0),
    );
  const problem = failures.length > 0 ? { problem: problemOf(failures[0], pdf) } : {};
  if (recognisedText.length === 0) return { ...extracted, ...problem };
  for (const page of recognisedText) pagesByNumber.set(page.number, page);
  return {
    ...extracted,
    ...problem,
    read: 'ocr',
    confidence: sure.reduce((sum, { confidence }) => sum + confidence, 0) / sure.length,
    pages: [...pagesByNumber.values()].toSorted((a, b) => a.number - b.number),
  };
}

async function readPicture(picture: Uint8Array): Promise<Reading> {
  const recognisedText = await recognisePicture(picture);
  const { text, confidence } = recognisedText;
  const isAccepted = isWriting(recognisedText) && lengthOf(text) >= MIN_LETTERS;
  const pages = isAccepted ? pageOf(1, fixRecognition(text)) : [];
  return { read: 'ocr', confidence, pages, page_count: 1 };
}

function plainText(content: Uint8Array): string {
  if (content.length > MOST_LETTERS) throw new OverLimit('Plain text', 'answer', MOST_LETTERS);
  return decode(content);
}

const overLimits: Record<OverLimit['limit'], Problem> = {
  seconds: 'slow',
  megabytes: 'memory',
  answer: 'long',
};

function problemOf(error: unknown, content: Uint8Array): Problem {
  if (content.length > LARGEST) return 'large';
  if (isRefusal(error) && error.code === 'encrypted') return 'locked';
  if (isOverLimit(error)) return overLimits[error.limit];
  return Buffer.from(content).includes('/Encrypt') ? 'locked' : 'broken';
}
