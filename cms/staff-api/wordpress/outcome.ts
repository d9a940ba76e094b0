import type { Summary } from '../../import/report/report.ts';

/** What came of an import, as it is kept. */
export interface Outcome extends Summary {
  /** Where it came from. */
  origin: string;
  /** Moments between which it was imported, in ISO. */
  begun: string;
  ended: string;
  /** How many were taken back, and how many stay because somebody changed them. */
  undone?: { taken: number; kept: number };
}

/** Of so many records; what it answers is called after each. */
export type Counting = (of: number) => () => Promise<void>;
