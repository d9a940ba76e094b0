/** What a file says, page by page. */
import { OverLimit } from '../decoders/limited.ts';
import { LARGEST, MOST_PAGES, textsOf } from '../decoders/pdf.ts';
import { extensionOf } from '../files/types.ts';
import type { PageText } from '../tables/document-texts.ts';
import { paragraphsOf } from './paragraphs.ts';

export type Problem = 'locked' | 'broken' | 'large' | 'long' | 'slow' | 'memory';

export interface Reading {
  read: 'text' | 'ocr';
  pages: PageText[];
  /** Of the file; of one that is too long, as many as were looked at. */
  page_count: number;
  problem?: Problem;
}

/** Rejects where it cannot be read at all; `problemOf` says why. */
export async function readDocument(filename: string, content: Uint8Array): Promise<Reading> {
  if (extensionOf(filename) === 'txt') return ofPages([plainText(content)]);
  const texts = await textsOf(content, MOST_PAGES + 1);
  const isLong = texts.length > MOST_PAGES;
  return { ...ofPages(texts.slice(0, MOST_PAGES)), ...(isLong && { problem: 'long' }) };
}

const ofPages = (texts: string[]): Reading => ({
  read: 'text',
  pages: texts.flatMap((text, at) => {
    const paragraphs = paragraphsOf(text);
    return paragraphs ? [{ number: at + 1, text: paragraphs }] : [];
  }),
  page_count: texts.length,
});

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
