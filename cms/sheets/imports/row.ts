import type { Locale } from '@college/contract/locales';
import type { Reason } from '../reason.ts';

export type Outcome = 'created' | 'changed' | 'unchanged' | 'refused';

/** A mistake or a left-out value, with its column. */
export interface Note extends Reason {
  column?: string;
}

/** A stored row of an import: its cells, its expected or actual result, and the previous values. */
export interface SheetRow {
  /** Row number as in Excel. */
  number: number;
  cells: string[];
  /** The code proposed in the trial. */
  proposed?: string;
  outcome?: Outcome;
  notes?: Note[];
  changes?: { column: string; from: string; to: string }[];
  record?: number;
  /** Previous values of the written fields by language, if the record existed. */
  before?: Partial<Record<Locale, Record<string, unknown>>>;
  /** Texts of the fields after the import. A record that was changed since is not undone. */
  after?: Record<string, string>;
  undone?: boolean;
}
