/** What a file says, page by page. */
import { OverLimit } from '../decoders/limited.ts';
import { recognisePages, recognisePicture } from '../decoders/ocr.ts';
import { officeTexts } from '../decoders/office.ts';
import { LARGEST, MOST_PAGES, textsOf } from '../decoders/pdf.ts';
import { extensionOf } from '../files/types.ts';
import type { PageText } from '../tables/document-texts.ts';
import { isLegible } from './legible.ts';
import { mendRecognised } from './mend.ts';
import { paragraphsOf } from './paragraphs.ts';
import { isPicture, officeKindOf } from './readable.ts';

export type Problem = 'locked' | 'broken' | 'large' | 'long' | 'slow' | 'memory';

export interface Reading {
  read: 'text' | 'ocr';
  pages: PageText[];
  /** Of the file; of one that is too long, as many as were looked at. */
  page_count: number;
  /** Of the recognition, 0 to 100. */
  confidence?: number;
  problem?: Problem;
}

/** Letters: a page that says less is a picture with a stamp or a number. */
const LEAST = 20;
/** Of what is no writing the recognition makes something, too, and is not sure of it. */
const LEAST_CONFIDENCE = 50;

/** Rejects where it cannot be read at all; `problemOf` says why. */
export async function readDocument(filename: string, content: Uint8Array): Promise<Reading> {
  if (extensionOf(filename) === 'txt') return ofPages([plainText(content)]);
  if (isPicture(filename)) return readPicture(content);
  const kind = officeKindOf(filename);
  if (kind) return ofParagraphs(await officeTexts(kind, content));
  const texts = await textsOf(content, MOST_PAGES + 1);
  const first = texts.slice(0, MOST_PAGES);
  const said = ofPages(first.map((text) => (isLegible(text) ? text : '')));
  const silent = first.flatMap((text, at) => (saysLittle(text) ? [at + 1] : []));
  const reading = silent.length > 0 ? await recognised(content, silent, said) : said;
  return texts.length > MOST_PAGES ? { ...reading, problem: 'long' } : reading;
}

const saysLittle = (text: string) => text.replace(/\s/g, '').length < LEAST || !isLegible(text);

const ofPages = (texts: string[]): Reading => ({
  read: 'text',
  pages: texts.flatMap((text, at) => pageOf(at + 1, text)),
  page_count: texts.length,
});

/** Of what says itself where a paragraph ends. */
const ofParagraphs = (texts: string[]): Reading => ({
  read: 'text',
  pages: texts.flatMap((text, at) => (text ? [{ number: at + 1, text }] : [])).slice(0, MOST_PAGES),
  page_count: texts.length,
  ...(texts.length > MOST_PAGES && { problem: 'long' }),
});

function pageOf(number: number, text: string): PageText[] {
  const paragraphs = paragraphsOf(text);
  return paragraphs ? [{ number, text: paragraphs }] : [];
}

/** With what is recognised of the pages that say nothing themselves. */
async function recognised(pdf: Uint8Array, silent: number[], said: Reading): Promise<Reading> {
  const { pages, failures } = await recognisePages(pdf, silent);
  const sure = pages.filter(({ confidence }) => confidence >= LEAST_CONFIDENCE);
  const known = new Map(said.pages.map((page) => [page.number, page]));
  const found = sure
    .flatMap(({ number, text }) => pageOf(number, mendRecognised(text)))
    .filter(({ number, text }) => text.length > 2 * (known.get(number)?.text.length ?? 0));
  const problem = failures.length > 0 ? { problem: problemOf(failures[0], pdf) } : {};
  if (found.length === 0) return { ...said, ...problem };
  for (const page of found) known.set(page.number, page);
  return {
    ...said,
    ...problem,
    read: 'ocr',
    confidence: sure.reduce((sum, one) => sum + one.confidence, 0) / sure.length,
    pages: [...known.values()].toSorted((one, other) => one.number - other.number),
  };
}

async function readPicture(picture: Uint8Array): Promise<Reading> {
  const { text, confidence } = await recognisePicture(picture);
  const isWriting = confidence >= LEAST_CONFIDENCE && text.replace(/\s/g, '').length >= LEAST;
  const pages = isWriting ? pageOf(1, mendRecognised(text)) : [];
  return { read: 'ocr', confidence, pages, page_count: 1 };
}

/** UTF-8 or UTF-16 by its mark, else as old Windows wrote it. */
function plainText(content: Uint8Array): string {
  const [first, second] = content;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

const overLimits: Record<OverLimit['limit'], Problem> = {
  seconds: 'slow',
  megabytes: 'memory',
  answer: 'long',
};

export function problemOf(error: unknown, content: Uint8Array): Problem {
  if (content.length > LARGEST) return 'large';
  if (error instanceof OverLimit) return overLimits[error.limit];
  return Buffer.from(content).includes('/Encrypt') ? 'locked' : 'broken';
}
