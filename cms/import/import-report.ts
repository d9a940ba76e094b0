import type { Summary } from './report.ts';

/** What came of undoing an import. */
export interface UndoReport {
  /** Records that were deleted. */
  taken: number;
  /** Records that stay, because somebody changed them or something uses them. */
  kept: number;
  /** Records that somebody had deleted before. Absent in reports from before November 2026, as `left`. */
  gone?: number;
  /** Each record that stays, and why. */
  left?: Summary['left'];
}

/** What came of an import, as it is kept. */
export interface ImportReport extends Summary {
  /** Where it came from. */
  origin: string;
  /** Moments between which it was imported, in ISO. */
  begun: string;
  ended: string;
  undone?: UndoReport;
}

/** Of so many records; what it answers is called after each. */
export type Counting = (of: number) => () => Promise<void>;
