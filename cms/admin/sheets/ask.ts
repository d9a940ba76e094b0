import type { Counts } from '../../sheets/imports/batches.ts';
import type { SheetRow } from '../../sheets/imports/row.ts';
import type { Reason } from '../../sheets/reason.ts';

/** A list that an account may import into. */
export interface Offer {
  name: string;
  label: string;
  slug: string;
}

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

/** As our sheets refuse, and as Payload does. */
interface Said {
  message?: string;
  errors?: { message: string }[];
}

/** What the server refuses: a reason of `words.ts`, or a sentence. */
export class Answered extends Error {
  readonly reason?: Reason;
  constructor({ word, values, message, errors }: Partial<Reason> & Said) {
    super(message ?? errors?.[0]?.message);
    if (word) this.reason = { word, values };
  }
}

export async function ask<Answer>(address: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(address, request);
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Answered(answer);
  return answer;
}
