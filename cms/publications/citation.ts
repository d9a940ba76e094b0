/** A publication as a BibTeX or RIS file describes it, in plain text. */
import { z } from 'zod';
import { citationLimits } from './preview.ts';

const text = z.string().max(citationLimits.field);
const names = z.array(text).max(citationLimits.authors + 1);

export const Citation = z.object({
  /** The type in the file, such as `inproceedings` or `JOUR`. */
  type: text,
  title: text,
  authors: names,
  editors: names,
  /** The journal, book or proceedings. */
  container: text,
  conference: text,
  publisher: text,
  volume: text,
  issue: text,
  pages: text,
  edition: text,
  /** Year, month and day, as far as they are known. */
  date: z.array(z.number().int()).max(3),
  /** A date that is no number, such as `in press`. */
  writtenDate: text,
  doi: text,
  /** Numbers that may be an ISSN or an ISBN. */
  numbers: z.array(text).max(20),
  url: text,
});
export type Citation = z.infer<typeof Citation>;

/** An entry of a file, by its key or title: a citation, or the reason why it was left out. */
export type Entry =
  | { name: string; citation: Citation }
  | { name: string; problem: 'unreadable' | 'tooLong' };
