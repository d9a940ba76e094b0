import { errorCode } from '@college/server/error-code';
import type { words } from '../words/sheets.ts';

/** Why a file, row or cell is refused: a key of `cms/words/sheets.ts` with its values. */
export interface Reason {
  word: keyof typeof words.en.reasons;
  values?: Record<string, string | number>;
}

export class Refused extends Error {
  readonly code = 'REFUSED';
  readonly reason: Reason;
  constructor(word: Reason['word'], values?: Reason['values']) {
    super(word);
    this.name = 'Refused';
    this.reason = { word, values };
  }
}

export const isRefused = (error: unknown): error is Refused => errorCode(error) === 'REFUSED';
