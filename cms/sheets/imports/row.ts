import { type Locale, locales } from '@college/contract/locales';
import { z } from 'zod';
import { mainLocale } from '../../platform/college-languages.ts';
import { jsonColumn } from '../../platform/database/json-column.ts';
import { FORMULA_WITHOUT_VALUE } from '../../platform/decoders/sheets/grid.ts';
import { isRefusal } from '../../platform/refusal.ts';
import { isSheetCode, type RefusalValues, type SheetCode } from '../../words/refusals.ts';
import type { Column } from '../columns.ts';
import { isBlank, isSheetError, readCell } from '../values/values.ts';
import type { Session } from './session.ts';

const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

/** A mistake or a left-out value, with its column. */
export interface Note {
  code: SheetCode;
  values?: RefusalValues;
  column?: string;
}

const storedNote = z.preprocess(
  // Rows that were stored before 28 November 2026 call the code `word`.
  (note) => (note instanceof Object && 'word' in note ? { ...note, code: note.word } : note),
  z.custom<Note>((note) => note instanceof Object && 'code' in note),
);

/** A stored row of an import: its cells, its expected or actual result, and the previous values. */
export type SheetRow = z.output<typeof SheetRow>;

/** Results of an undo. `gone` for a record that somebody deleted before. */
export const undoResults = ['kept', 'undone', 'gone'] as const;
export type UndoResult = (typeof undoResults)[number];

/** Result of the undo for a row; undefined before it, and for rows that wrote nothing. */
export const undoResultOf = ({ undone, kept }: SheetRow): UndoResult | undefined =>
  undone ? 'undone' : kept && (kept.code === 'gone' ? 'gone' : 'kept');

/** True for a row that added its record, which the undo moves to the recycle bin. */
export const addsRecord = ({ outcome, before }: SheetRow): boolean =>
  outcome === 'created' && !before;

const SheetRow = z.object({
  /** Row number as in Excel. */
  number: z.number(),
  cells: z.array(z.string()),
  /** The code proposed in the test run. */
  proposed: z.string().optional(),
  outcome: z.enum(outcomes).optional(),
  notes: z.array(storedNote).optional(),
  changes: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })).optional(),
  record: z.number().optional(),
  /** Previous values of the written fields by language, if the record existed. */
  before: z.partialRecord(z.enum(locales), z.record(z.string(), z.unknown())).optional(),
  /**
   * ISO time of the last change of the record by this import or its undo. A record with a later change was changed by
   * somebody. Missing if the row wrote nothing.
   */
  written: z.string().optional(),
  /** Stored instead of `written` before 29 November 2026. */
  after: z.unknown().optional(),
  undone: z.boolean().optional(),
  /** Reason why the undo left the row. */
  kept: storedNote.optional(),
});
export const batchRows = jsonColumn('import-batches', 'rows', z.array(SheetRow));

/** A cell as the value of its field. */
export interface Value {
  column: Column;
  locale: Locale;
  value: unknown;
}

/**
 * Reads the cells of a row as values of their fields. Empty cells are skipped and so keep existing values. `leftOut` has cells that
 * show a spreadsheet error, which are skipped too.
 */
export function readRow(
  { mapping, references }: Session,
  cells: readonly string[],
): { values: Value[]; notes: Note[]; leftOut: Note[] } {
  const values: Value[] = [];
  const notes: Note[] = [];
  const leftOut: Note[] = [];
  for (const [at, column] of mapping.entries()) {
    const cell = cells[at] ?? '';
    if (!column || isBlank(cell)) continue;
    if (cell === FORMULA_WITHOUT_VALUE) {
      leftOut.push({ code: 'formulaWithoutValue', column: column.key });
      continue;
    }
    if (isSheetError(cell)) {
      leftOut.push({ code: 'sheetError', values: { value: cell }, column: column.key });
      continue;
    }
    try {
      const value = readCell(column, cell, references);
      values.push({ column, locale: column.locale ?? mainLocale(), value });
    } catch (error) {
      if (!isRefusal(error) || !isSheetCode(error.code)) throw error;
      notes.push({ code: error.code, values: error.values, column: column.key });
    }
  }
  return { values, notes, leftOut };
}

/** Values of the main language by field. */
export const plainValues = (values: readonly Value[]): Record<string, unknown> =>
  Object.fromEntries(
    values
      .filter(({ column, locale }) => locale === mainLocale() && !column.ofTable)
      .map(({ column, value }) => [column.field.name, value]),
  );
