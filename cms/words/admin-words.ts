import type { en } from 'payload/i18n/en';
import type { words as sheets } from './sheets.ts';

/** Every word of Payload's own; a language that lacks one does not compile. */
export type PayloadsWords = (typeof en)['translations'];

/** Labels and descriptions of content types: what stands in the code, in English, and how a language says it. */
export type Labels = Record<string, string>;

/** How the admin speaks a language. */
export interface AdminWords {
  payload: PayloadsWords;
  /** Of the editor of long texts. */
  lexical: Record<string, Record<string, string>>;
  labels: Labels;
  sheets: typeof sheets.en;
}
