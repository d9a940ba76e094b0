/** Finds the sheets of a report for the checks, and compares their rows. */
import { comparableLetters } from '../../reading/comparable.ts';
import { mentionsIn } from '../../reading/written-years.ts';
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

/** The first of many values, as they are named in a sentence. */
export const listed = (values: readonly (string | number)[], most = 12): string =>
  values.slice(0, most).join(', ') + (values.length > most ? ' …' : '');

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

/** The row above that names the year, in sheets without a column for it; '' without any. */
export const yearAbove = ({ section = '' }: Entry): string =>
  mentionsIn(section).length > 0 ? section : '';

/** Pairs of an entry with the first one that has the same key. */
export const repeated = (
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string | undefined,
): { entry: Entry; first: Entry }[] =>
  repeatedItems(entries, (entry) => {
    const key = keyOf(entry);
    return key === undefined ? undefined : { stored: [key], looked: [key] };
  }).map(({ item: entry, first }) => ({ entry, first }));

/** Items with one key that are compared with each other. */
const MOST_OF_ONE_KEY = 50;

/** Pairs of an item with the first earlier one that has a key which it looks for, and is the same. */
export function repeatedItems<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => { stored: string[]; looked: string[] } | undefined,
  isSame: (one: Item, other: Item) => boolean = () => true,
): { item: Item; first: Item }[] {
  const earlier = new Map<string, Item[]>();
  return items.flatMap((item) => {
    const keys = keysOf(item);
    if (!keys) return [];
    const first = keys.looked
      .flatMap((key) => earlier.get(key) ?? [])
      .find((other) => isSame(other, item));
    if (first) return [{ item, first }];
    for (const key of keys.stored) {
      const same = earlier.get(key) ?? [];
      if (same.length < MOST_OF_ONE_KEY) earlier.set(key, [...same, item]);
    }
    return [];
  });
}
