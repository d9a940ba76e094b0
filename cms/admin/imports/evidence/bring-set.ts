/** Brings one set of files: its PDF, then the set with it as a draft. */
import { bringFile, write } from '../old-notices/send.ts';
import type { Question } from './read-report.ts';

export interface SetOfFiles {
  file: File;
  /** The number of its question. */
  metric: string;
  title: string;
}

/** `3.4.4 (c)` for the third set of a question. */
const serial = ({ number }: Question, before: number) =>
  before < 26 ? `${number} (${String.fromCharCode(97 + before)})` : `${number} (${before + 1})`;

/** Answers the id of the draft. `before`: how many sets the question has already. Rejects as `ask`. */
export async function bringSet(
  api: string,
  { file, title }: SetOfFiles,
  question: Question,
  before: number,
): Promise<number> {
  const upload = await bringFile(api, file, title);
  return write(`${api}/evidence-files?draft=true`, 'POST', {
    question: question.id,
    sr_no: serial(question, before),
    title,
    uploads: [upload],
    _status: 'draft',
  });
}

export const publishSet = (api: string, id: number): Promise<number> =>
  write(`${api}/evidence-files/${id}`, 'PATCH', { _status: 'published' });
