import type { en } from 'payload/i18n/en';
import type { FindingCode } from './findings.ts';
import type { words as sheets } from './sheets.ts';

/** All texts of Payload. A language that lacks one does not compile. */
export type PayloadsWords = (typeof en)['translations'];

/** Labels and descriptions of collections by their English text. */
export type Labels = Record<string, string>;

/** Texts of the admin in a language. */
export interface AdminWords {
  payload: PayloadsWords;
  /** Texts of the rich-text editor. */
  lexical: Record<string, Record<string, string>>;
  labels: Labels;
  sheets: typeof sheets.en;
  /** Sentences of findings of a rehearsal, by their code. */
  findings: Record<FindingCode, string>;
}
