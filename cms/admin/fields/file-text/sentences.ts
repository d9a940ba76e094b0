import type { DocumentText } from '../../../payload-types.ts';
import type { Sentence } from '../../../words/say.ts';

const unread: Record<NonNullable<DocumentText['problem']>, Sentence> = {
  locked: 'This file is locked with a password, so it was not read.',
  broken: 'This file is damaged or has the wrong type, so it was not read.',
  large: 'This file is larger than 25 MB, so it was not read.',
  long: 'This file has too much text, so it was not read.',
  slow: 'Reading this file took too long, so it was stopped.',
  memory: 'This file is too complex, so it was not read.',
};
const incomplete: Record<NonNullable<DocumentText['problem']>, Sentence> = {
  ...unread,
  long: 'The first 200 pages were read, the others were not.',
  slow: 'Some pages took too long and were not read.',
  memory: 'Some pages are too complex and were not read.',
  broken: 'Some pages could not be read.',
};
const sourceTexts: Record<NonNullable<DocumentText['read']>, Sentence> = {
  text: 'This text was read from the file automatically. The search finds it, and visitors who cannot see the file can read it.',
  ocr: 'This file is a scan. Its text was recognised automatically for visitors who cannot see it. Please check it.',
  person: 'This text was typed by a person. It stays until the file is replaced.',
};

/** Shown for old file types that cannot be read. */
export const notReadable: Sentence =
  'This old type of file cannot be read. The search does not find its text, and visitors who cannot see the file cannot hear it. Save it as .docx, .xlsx, .pptx or PDF, and replace this file with the new one.';

/** Returns the state of a file's text, and what the office can do. */
export function sentencesOf({ state, read: source, problem }: DocumentText): Sentence[] {
  if (state === 'waiting' || state === 'reading')
    return ['The text of this file is being read. It will appear here in a few minutes.'];
  if (state === 'read')
    return [sourceTexts[source ?? 'text'], ...(problem ? [incomplete[problem]] : [])];
  const reason: Sentence = problem ? unread[problem] : 'No text was found in this file.';
  return [
    reason,
    'This file has no text for visitors who cannot see it. Type the text of the file here.',
  ];
}
