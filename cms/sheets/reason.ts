import type { words } from '../words/sheets.ts';

/** Why a file, a row or a cell is not taken: a word of `cms/words/sheets.ts` and what it speaks of. */
export interface Reason {
  word: keyof typeof words.en.reasons;
  values?: Record<string, string | number>;
}

export class Refused extends Error {
  readonly reason: Reason;
  constructor(word: Reason['word'], values?: Reason['values']) {
    super(word);
    this.name = 'Refused';
    this.reason = { word, values };
  }
}
