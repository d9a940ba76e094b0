/** Tags, language and title of a PDF, which screen readers need. */
import { z } from 'zod';
import { decoderCommand, type Limits, runLimited } from './limited.ts';

const limits: Limits = { seconds: 10, megabytes: 400, answer: 10_000 };

const Facts = z.object({
  /** True if the order of reading and the kinds of its parts are marked. */
  tagged: z.boolean(),
  /** A BCP 47 tag such as `en-IN`; '' if the file names none. */
  language: z.string(),
  title: z.string(),
});
export type PdfFacts = z.output<typeof Facts>;

/** Reads the facts. Rejects if the file is broken, locked or exceeds the limits. */
export async function readPdfFacts(pdf: Uint8Array): Promise<PdfFacts> {
  const answer = await runLimited(decoderCommand('./pdf-facts-child.ts'), pdf, limits);
  return Facts.parse(JSON.parse(answer.toString('utf8')));
}
