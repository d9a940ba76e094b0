import type { Counts } from '../../import/import-job.ts';
import type { SheetRow } from '../../sheets/imports/row.ts';

/** A list that an account may import into. */
export interface Offer {
  name: string;
  label: string;
  slug: string;
}

/** The import created from a file, or the names of its sheets if one must be chosen. */
export type ReadAnswer = { id: number } | { sheets: string[] };

/** State of an import as sent to the admin. */
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
