import type { Locale } from '@college/contract/locales';
import type { Reason } from '../reason.ts';

export type Outcome = 'created' | 'changed' | 'unchanged' | 'refused';

/** A mistake or a left-out value, with its column. */
export interface Note extends Reason {
  column?: string;
}

/** A row of an import, as it is kept: what the sheet says, what comes or came of it, what was there before. */
export interface SheetRow {
  /** Row number as in Excel. */
  number: number;
  cells: string[];
  /** A code that was proposed when the row was tried. */
  proposed?: string;
  outcome?: Outcome;
  notes?: Note[];
  changes?: { column: string; from: string; to: string }[];
  record?: number;
  /** Values of the fields that were written, by language; of a record that was there. */
  before?: Partial<Record<Locale, Record<string, unknown>>>;
  /** Fields as text, as they were left: whoever changed them since is not undone. */
  after?: Record<string, string>;
  undone?: boolean;
}
