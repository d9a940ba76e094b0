/** The files in a PDF portfolio, of which other programs show only a cover that says so. */
import { z } from 'zod';
import { decoderCommand, type Limits, runLimited } from './limited.ts';
import { LARGEST } from './pdf.ts';

const limits: Limits = { seconds: 20, megabytes: 400, answer: 60_000_000 };
/** Files that are read. Further ones are left out. */
const MOST_FILES = 50;

const Files = z.array(z.object({ name: z.string(), content: z.base64() }));

/** True for a portfolio: by its catalogue, or by the words of its cover where that is compressed. */
export const isPortfolio = (pdf: Uint8Array, cover: string): boolean =>
  Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length).includes('/Collection') ||
  (/\bportfolio\b/i.test(cover) && /\b(?:acrobat|adobe)\b/i.test(cover) && cover.length < 1000);

/** The files in a PDF in their order. Rejects if it is broken, locked or exceeds the limits. */
export async function filesIn(pdf: Uint8Array): Promise<{ name: string; content: Uint8Array }[]> {
  const [program, ...words] = decoderCommand('./pdf-files-child.ts');
  const command = [program, ...words, String(MOST_FILES), String(LARGEST)] as const;
  const answer = await runLimited([...command], pdf, limits);
  return Files.parse(JSON.parse(answer.toString('utf8'))).map(({ name, content }) => ({
    name,
    content: Buffer.from(content, 'base64'),
  }));
}
