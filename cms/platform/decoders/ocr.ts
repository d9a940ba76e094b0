/** Letters recognised in pictures, Assamese and English: pages of a PDF that say nothing themselves, photos of notices. */
import { type Limits, ours, runLimited } from './limited.ts';
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
          (found) => pages.push(...found),
          (error: unknown) => failures.push(error),
        );
  }
  return { pages, failures };
}

/** Rejects where it is no picture, or needs more than our limits. */
export async function recognisePicture(picture: Uint8Array): Promise<Recognised> {
  const [found] = await run(picture, []);
  if (!found) throw new Error('Nothing was answered.');
  return found;
}

async function recognise(pdf: Uint8Array, numbers: number[]): Promise<RecognisedPage[]> {
  const found = await run(pdf, numbers);
  return found.map((one, index) => ({ ...one, number: numbers[index] ?? 0 }));
}

async function run(file: Uint8Array, numbers: number[]): Promise<Recognised[]> {
  const pages = Math.max(1, numbers.length);
  const [program, ...words] = ours('./ocr-child.ts', '--allow-addons');
  const answer = await runLimited([program, ...words, ...numbers.map(String)], file, {
    ...limits,
    seconds: limits.seconds * pages,
    answer: limits.answer * pages,
  });
  return JSON.parse(answer.toString('utf8'));
}
