'use client';
import { useState } from 'react';
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

  /** Runs a step for each row in turn. A failure is shown in its row, and the others continue. */
  const each = async (some: Row[], step: (row: Row) => Promise<Partial<Row>>) => {
    setMessage('');
    for (const [index, row] of some.entries()) {
      setWorking({ done: index, of: some.length });
      const part = await step(row).catch((error: unknown) => ({
        problem: problemOf(error, say),
      }));
      change(row.key, { problem: undefined, ...part } as Partial<Row>);
    }
    setWorking(undefined);
  };
  return { rows, take, change, changeTo, remove, each, working, message };
}
