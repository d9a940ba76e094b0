/**
 * Recognises Assamese and English text in pictures: PDF pages without text, and photos of notices.
 */
import { decoderCommand, type Limits, runLimited } from './limited.ts';
import type { Recognised } from './tesseract.ts';

/** Limits for one page. A page on its side is read up to four times. */
const limits: Limits = { seconds: 30, megabytes: 700, answer: 2_000_000 };
/**
 * Pages per run. Starting the program takes a third of the time of a page, and a waiting upload has
 * to wait for no more than these.
 */
const AT_ONCE = 5;
/**
 * Failed pages after which the rest is skipped, because one file would otherwise block the queue
 * for hours.
 */
const MOST_FAILURES = 5;

export interface RecognisedPage extends Recognised {
  number: number;
}

/**
 * Recognises pages by number, counted from 1. Pages that exceed the limits are left out and
 * reported.
 */
export async function recognisePages(
  pdf: Uint8Array,
  numbers: readonly number[],
): Promise<{ pages: RecognisedPage[]; failures: unknown[] }> {
  const pages: RecognisedPage[] = [];
  const failures: unknown[] = [];
  for (let at = 0; at < numbers.length && failures.length < MOST_FAILURES; at += AT_ONCE) {
    const batch = numbers.slice(at, at + AT_ONCE);
    // If the group fails, each page is tried alone to find the one that cannot be read.
    const batchResult = await recognise(pdf, batch).catch(() => undefined);
    if (batchResult) pages.push(...batchResult);
    else
      for (const number of batch)
        await recognise(pdf, [number]).then(
          (recognised) => pages.push(...recognised),
          (error: unknown) => failures.push(error),
        );
  }
  return { pages, failures };
}

/** Recognises a picture. Rejects if it is no picture or exceeds the limits. */
export async function recognisePicture(picture: Uint8Array): Promise<Recognised> {
  const [recognised] = await run(picture, []);
  if (!recognised) throw new Error('Nothing was answered.');
  return recognised;
}

async function recognise(pdf: Uint8Array, numbers: number[]): Promise<RecognisedPage[]> {
  const recognised = await run(pdf, numbers);
  return recognised.map((page, index) => ({ ...page, number: numbers[index] ?? 0 }));
}

async function run(file: Uint8Array, numbers: number[]): Promise<Recognised[]> {
  const pages = Math.max(1, numbers.length);
  const [program, ...words] = decoderCommand('./ocr-child.ts', '--allow-addons');
  const answer = await runLimited([program, ...words, ...numbers.map(String)], file, {
    ...limits,
    seconds: limits.seconds * pages,
    answer: limits.answer * pages,
  });
  return JSON.parse(answer.toString('utf8'));
}
