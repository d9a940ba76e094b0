/** Finds the sheets of a report for the checks, and compares their rows. */
import { comparableLetters } from '../../reading/comparable.ts';
import type { Entry, EvidenceSheet } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric } from '../report.ts';

export interface Place {
  metric: Metric;
  sheet: EvidenceSheet;
}

/** Sheets of files, and of records where the metric has no sheet of its template. */
export const sheetsIn = ({ metrics }: CheckContext['report']): Place[] =>
  metrics.flatMap((metric) => sheetsOf(metric).map((sheet) => ({ metric, sheet })));

export const sheetsOf = (metric: Metric): EvidenceSheet[] => [
  ...metric.sets.flatMap(({ files }) => files.flatMap(({ sheets }) => sheets)),
  ...metric.records,
];

/** A finding about a sheet or a row, as a check makes it. `part` tells findings about one place apart. */
type Said = Pick<NewFinding, 'code' | 'values'> & { part?: string };

/** A finding about a whole sheet. */
export const inSheet = (
  { metric, sheet }: Place,
  { code, values, part = '' }: Said,
): NewFinding => ({
  ...{ code, values, content: `${sheet.template?.id ?? ''}|${part}` },
  place: { metric: metric.number, label: sheet.label, edit: sheet.edit },
});

/** A finding about a row. It is the same as long as the row has the same content, whatever its number. */
export function inRow(
  { metric, sheet }: Place,
  entry: Entry,
  { code, values, part = '' }: Said,
): NewFinding {
  const { label = sheet.label, edit = sheet.edit, row } = entry;
  return {
    ...{ code, values, content: `${rowKey(sheet)(entry)}|${part}` },
    place: { metric: metric.number, label, edit, ...(entry.label === undefined && { row }) },
  };
}

/** A cell that says that there is nothing. */
export const isNothing = (cell: string) =>
  /^(?:|-+|–|—|n\.?\s*(?:\/\s*)?a\.?|nil|none|no|not applicable)$/i.test(cell.trim());

/** The finding that a row repeats an earlier one. */
export const repeats = (
  place: Place,
  { entry, first }: { entry: Entry; first: { row: number | string } },
  value: string,
): NewFinding =>
  inRow(
    place,
    entry,
    place.sheet.isRecords
      ? { code: 'recordRepeats', values: { value } }
      : { code: 'rowRepeats', values: { first: first.row, value } },
  );

/** True for the heading of a running number. */
export const isSerial = (heading: string) =>
  /^(?:#|(?:sl|s|sr|serial|ক্ৰমিক)(?![\p{L}\p{M}])|no\.?$)/iu.test(heading.trim());

/** Returns a function that joins all values of a row except its running number, to compare rows. */
export const rowKey =
  ({ header, columns }: EvidenceSheet) =>
  ({ cells }: Pick<Entry, 'cells'>): string =>
    cells
      .map((cell, column) =>
        columns.get('serial') === column || isSerial(header[column] ?? '')
          ? ''
          : comparableLetters(cell),
      )
      .join('|');

/** Pairs of an entry with the first one that has the same key. */
export function repeated(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
): { entry: Entry; first: Entry }[] {
  const firsts = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    if (key === undefined) return [];
    const first = firsts.get(key);
    if (first) return [{ entry, first }];
    firsts.set(key, entry);
    return [];
  });
}
