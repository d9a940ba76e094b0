/** Letters recognised in pictures, Assamese and English: pages of a PDF that say nothing themselves, photos of notices. */
import { decoderCommand, type Limits, runLimited } from './limited.ts';
import type { Recognised } from './tesseract.ts';

/** Of one page. */
const limits: Limits = { seconds: 20, megabytes: 700, answer: 2_000_000 };
/** To begin takes a third as long as a page; and an upload that waits for its turn waits for no more than these. */
const AT_ONCE = 5;
/** Pages: one of which so many fail is given up, or it would keep all others waiting for hours. */
const MOST_FAILURES = 5;

export interface RecognisedPage extends Recognised {
  number: number;
}

/** Pages by their numbers, from 1; those that cannot be recognised within the limits are left out, and told. */
export async function recognisePages(
  pdf: Uint8Array,
  numbers: readonly number[],
): Promise<{ pages: RecognisedPage[]; failures: unknown[] }> {
  const pages: RecognisedPage[] = [];
  const failures: unknown[] = [];
  for (let at = 0; at < numbers.length && failures.length < MOST_FAILURES; at += AT_ONCE) {
    const some = numbers.slice(at, at + AT_ONCE);
    // One that cannot be read is found by asking for each alone.
    const together = await recognise(pdf, some).catch(() => undefined);
    if (together) pages.push(...together);
    else
      for (const number of some)
        await recognise(pdf, [number]).then(
          (recognised) => pages.push(...recognised),
          (error: unknown) => failures.push(error),
        );
  }
  return { pages, failures };
}

/** Rejects where it is no picture, or needs more than our limits. */
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
