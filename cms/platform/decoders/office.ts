/** The words of documents of Word, Excel, PowerPoint and LibreOffice, as they are kept since 2007. */
import { decoderCommand, type Limits, runLimited } from './limited.ts';

/** Of a whole document, which may unpack to a thousand times its size. */
const limits: Limits = { seconds: 20, megabytes: 500, answer: 5_000_000 };

export const officeKinds = ['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'] as const;
export type OfficeKind = (typeof officeKinds)[number];

/** Paragraphs of each page, sheet or slide. Rejects where it is none, or needs more than our limits. */
export async function officeTexts(kind: OfficeKind | 'csv', file: Uint8Array): Promise<string[]> {
  const [program, ...words] = decoderCommand('./office-child.ts');
  const answer = await runLimited([program, ...words, kind], file, limits);
  return JSON.parse(answer.toString('utf8'));
}
