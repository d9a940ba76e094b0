'use client';
import { useState } from 'react';
import { MOST_FILES_AT_ONCE } from '../../../platform/files/upload-refusal.ts';
import { problemOf } from '../../../staff-api/ask.ts';
import { useSay } from '../../use-say.ts';
import type { Pdfs } from './pdfs-in.ts';

/** A chosen file. */
interface Chosen {
  key: string;
  file: File;
}

/** A file with the state of its import. */
export interface FileRow extends Chosen {
  /** Id of the new draft. */
  id?: number;
  isPublished?: boolean;
  /** Error message of the import. */
  problem?: string;
}

/** Bytes of one request, because the server keeps all of its files in memory. A larger file is sent alone. */
const MOST_BYTES_AT_ONCE = 10_000_000;

/** Divides rows into batches for one request each, in their order. */
export function batchesOf<Row extends Chosen>(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const batch = batches.at(-1);
    bytes += row.file.size;
    if (batch && batch.length < MOST_FILES_AT_ONCE && bytes <= MOST_BYTES_AT_ONCE) batch.push(row);
    else {
      batches.push([row]);
      bytes = row.file.size;
    }
  }
  return batches;
}

/**
 * State of a table with a row per chosen file. `guess` derives the first values of a row from its
 * file.
 */
export function useRows<Row extends FileRow>(guess: (file: File) => Omit<Row, keyof FileRow>) {
  const say = useSay();
  const [rows, setRows] = useState<Row[]>([]);
  const [working, setWorking] = useState<{ done: number; of: number }>();
  const [message, setMessage] = useState('');

  const take = ({ files, leftOut, isCut }: Pdfs) => {
    const rowOf = (file: File) => ({ key: crypto.randomUUID(), file, ...guess(file) }) as Row;
    const newRows = files.map(rowOf);
    setRows((before) => [...before, ...newRows]);
    const names = leftOut.join(', ');
    const sentences = [
      names && say('Skipped because they are not PDFs or are too large: {{names}}', { names }),
      isCut &&
        say('These are too many files for one import. Import the remaining files afterwards.'),
    ];
    setMessage(sentences.filter(Boolean).join(' '));
    return newRows;
  };
  const changeTo = (key: string, next: (row: Row) => Row) =>
    setRows((before) => before.map((row) => (row.key === key ? next(row) : row)));
  const change = (key: string, part: Partial<Row>) => changeTo(key, (row) => ({ ...row, ...part }));
  const remove = (key: string) => setRows((before) => before.filter((row) => row.key !== key));

  /**
   * Runs a step for each batch of rows. The step returns the changes of each row. If its request
   * fails, all rows of the batch show the problem, and the next batch follows.
   */
  const inBatches = async (rowsToSend: Row[], step: (batch: Row[]) => Promise<Partial<Row>[]>) => {
    setMessage('');
    let done = 0;
    for (const batch of batchesOf(rowsToSend)) {
      setWorking({ done, of: rowsToSend.length });
      const parts = await step(batch).catch((error: unknown) => {
        const problem = problemOf(error, say);
        return batch.map(() => ({ problem }));
      });
      for (const [at, row] of batch.entries())
        change(row.key, { problem: undefined, ...parts[at] } as Partial<Row>);
      done += batch.length;
    }
    setWorking(undefined);
  };
  return { rows, take, change, changeTo, remove, inBatches, working, message };
}
