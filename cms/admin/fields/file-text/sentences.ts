import type { DocumentText } from '../../../payload-types.ts';
import type { Sentence } from '../../../words/say.ts';

const unread: Record<NonNullable<DocumentText['problem']>, Sentence> = {
  locked: 'This file is locked with a password, so it was not read.',
  broken: 'This file is broken, or not what its name says, so it was not read.',
  large: 'This file has more than 25 MB, so it was not read.',
  long: 'This file says more than can be kept, so it was not read.',
  slow: 'Reading this file took too long, so it was given up.',
  memory: 'This file needs more memory than is given to it, so it was not read.',
};
const incomplete: Record<NonNullable<DocumentText['problem']>, Sentence> = {
  ...unread,
  long: 'The first 200 pages were read, the others were not.',
  slow: 'Some pages took too long and were not read.',
  memory: 'Some pages need more memory than is given to them and were not read.',
  broken: 'Some pages could not be read.',
};
const asRead: Record<NonNullable<DocumentText['read']>, Sentence> = {
  text: 'This is the text of the file, as a machine read it. It is found by searching, and visitors who cannot see the file get it.',
  ocr: 'This file is a scan; visitors who cannot see get this text. A machine recognised it: please look through it.',
  person: 'This text was written here. It stays until the file is replaced.',
};

/** Of a kind for which there is no reader. */
export const notReadable: Sentence =
  'Files of this old kind are not read: they are not found by what they say, and visitors who cannot see get no text. Save it as .docx, .xlsx, .pptx or PDF, and let that take its place.';

/** What became of the text of a file, and what the office can do. */
export function sentencesOf({ state, read, problem }: DocumentText): Sentence[] {
  if (state === 'waiting' || state === 'reading')
    return ['The text of this file is being read. It stands here in a few minutes.'];
  if (state === 'read') return [asRead[read ?? 'text'], ...(problem ? [incomplete[problem]] : [])];
  const why: Sentence = problem ? unread[problem] : 'No words were found in this file.';
  return [why, 'Visitors who cannot see it get no text: write here what it says.'];
}
