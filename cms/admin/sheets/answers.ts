import type { Counts } from '../../import/import-job.ts';
import type { SheetRow } from '../../sheets/imports/row.ts';

/** A list that an account may import into. */
export interface Offer {
  name: string;
  label: string;
  slug: string;
}

/** The import that a file became, or the names of its sheets, of which one is to be chosen. */
export type ReadAnswer = { id: number } | { sheets: string[] };

/** An import, as the admin is told of it. */
export interface ImportState {
  id: number;
  file_name: string;
  list: string;
  state: string;
  rows: number;
  done: number;
  header: number;
  columns: string[];
  counts?: Counts;
  offered: { key: string; label: string; required: boolean }[];
  /** The first rows of the sheet. */
  top: string[][];
}

export interface RowsAnswer {
  total: number;
  rows: SheetRow[];
}
