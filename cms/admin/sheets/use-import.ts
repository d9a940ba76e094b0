'use client';
import { useEffect, useState } from 'react';
import type { Counts, Step } from '../../import/import-job.ts';
import type { SheetRow } from '../../sheets/imports/row.ts';
import { ask, isAnswered } from '../../staff-api/ask.ts';

/** Milliseconds between two requests while a job runs. */
const PAUSE = 1000;

/** True while a step of an import runs in the background. */
export const isWorking = (state: string): state is 'trying' | 'importing' | 'undoing' =>
  ['trying', 'importing', 'undoing'].includes(state);

/**
 * The state of an import, read repeatedly while a job runs, and a function that reads it at once.
 */
export function useImport<State extends { state: string }>(address: string | undefined) {
  const [state, setState] = useState<State>();
  const [refusal, setRefusal] = useState<string>();
  const [isLost, setLost] = useState(false);
  const [look, setLook] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` triggers another request
  useEffect(() => {
    setRefusal(undefined);
    if (address === undefined) return setState(undefined);
    let next: ReturnType<typeof setTimeout>;
    let isOver = false;
    const see = async () => {
      try {
        const seen = await ask<State>(address);
        if (isOver) return;
        setState(seen);
        setLost(false);
        if (isWorking(seen.state)) next = setTimeout(see, PAUSE);
      } catch (error) {
        if (isOver) return;
        if (isAnswered(error) && error.message) return setRefusal(error.message);
        setLost(true);
        next = setTimeout(see, PAUSE * 5);
      }
    };
    void see();
    return () => {
      isOver = true;
      clearTimeout(next);
    };
  }, [address, look]);
  return { state, refusal, isLost, look: () => setLook((looks) => looks + 1) };
}

/** A list that an account may import into. */
export interface Offer {
  name: string;
  label: string;
  slug: string;
}

/** State of an import as sent to the admin. */
export interface ImportState {
  id: number;
  file_name: string;
  list: string;
  state: string;
  rows: number;
  done: number;
  /** True if the step was given up because the server stopped during each try. */
  interrupted?: boolean;
  header: number;
  columns: string[];
  counts?: Counts;
  offered: { key: string; label: string; required: boolean }[];
  /** Steps that may follow a failed one. */
  next?: Step[];
  /** The first rows of the sheet. */
  top: string[][];
}

export interface RowsAnswer {
  total: number;
  rows: SheetRow[];
}
