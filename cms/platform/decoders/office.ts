/** Reads documents of Word, Excel, PowerPoint and LibreOffice in the formats used since 2007. */
import { Refusal } from '../refusal.ts';
import { decoderCommand, type Limits, runLimited } from './limited.ts';

/** Limits for a document, which may unpack to a thousand times its size. */
const limits: Limits = { seconds: 20, megabytes: 500, answer: 5_000_000 };

export const officeKinds = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const;
export type OfficeKind = (typeof officeKinds)[number];

/**
 * Text of each page, sheet or slide. Rejects if the file is of another kind, has a password (as a `Refusal`) or exceeds the
 * limits.
 */
export async function officeTexts(kind: OfficeKind | 'csv', file: Uint8Array): Promise<string[]> {
  const [program, ...words] = decoderCommand('./office-child.ts');
  const answer = await runLimited([program, ...words, kind], file, limits);
  const texts = JSON.parse(answer.toString('utf8'));
  if (texts === null) throw new Refusal('encrypted');
  return texts;
}
