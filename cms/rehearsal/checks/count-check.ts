/** Checks numbers: the claimed one against the rows, totals against their rows, parts against the whole. */
import { cellOf, type Entry, type EvidenceSheet, numberIn } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric } from '../report.ts';
import { mentionsIn } from '../years.ts';
import {
  at,
  type Place,
  plainValue,
  repeated,
  repeats,
  rowKey,
  sheetsIn,
  sheetsOf,
} from './place.ts';

export function countDiffers({ report }: CheckContext): NewFinding[] {
  return [
    ...report.metrics.flatMap(claimDiffers),
    ...sheetsIn(report).flatMap((place) => [
      ...totalsDiffer(place),
      ...partsExceed(place),
      ...rowsTwice(place),
    ]),
  ];
}

function claimDiffers(metric: Metric): NewFinding[] {
  const { claimed } = metric;
  if (claimed === undefined) return [];
  const sheets = sheetsOf(metric);
  const own = sheets.filter(({ isOwnTemplate }) => isOwnTemplate);
  const counted = own.length > 0 ? own : sheets;
  if (counted.length === 0) return [];
  const countOf = (sheet: EvidenceSheet) => sheet.entries.length;
  const sum = counted.reduce((total, sheet) => total + countOf(sheet), 0);
  const columns = counted.flatMap(({ template }) => template?.use.counted ?? []);
  const sums = [...new Set(columns)].map((column) =>
    counted
      .flatMap((sheet) => sheet.entries.map((entry) => numberIn(cellOf(sheet, entry, column)) ?? 0))
      .reduce((total, value) => total + value, 0),
  );
  // Without a template, any one of several sheets may be the list that is counted.
  const accepted = [sum, ...sums, ...(own.length > 0 ? [] : counted.map(countOf))];
  if (accepted.includes(claimed)) return [];
  // A report may count the records of one of two calendar years.
  const isMore = accepted.every((count) => claimed > count);
  if (!isMore && own.some((sheet) => sheet.isRecords && sheet.template?.year === 'calendar'))
    return [];
  return [
    {
      metric: metric.number,
      label: counted.some((sheet) => sheet.isRecords) ? metric.number : (counted[0]?.label ?? ''),
      edit: metric.edit,
      part: 'claimed',
      sentence: 'The report claims {{claimed}}, but the sheet has {{count}} rows.',
      values: { claimed, count: sum },
    },
  ];
}

/** Smaller differences come from rounding. */
const ROUNDING = 0.01;

function totalsDiffer(place: Place): NewFinding[] {
  const { totals, header } = place.sheet;
  return totals.flatMap(({ row, cells, entries }) =>
    cells.flatMap((cell, column): NewFinding[] => {
      const total = numberIn(cell);
      const values = entries.map((entry) => numberIn(entry.cells[column]));
      const numbers = values.filter((value) => value !== undefined);
      // A column of words or years has no total, only perhaps the number of its rows.
      if (total === undefined || numbers.length === 0 || isYears(header[column] ?? '')) return [];
      const sum = numbers.reduce((all, value) => all + value, 0);
      if (Math.abs(total - sum) <= ROUNDING || total === entries.length) return [];
      return [
        {
          ...at(place),
          part: `${row} ${column}`,
          sentence:
            'Row {{row}}: the total of “{{column}}” is {{total}}, but its rows add up to {{sum}}.',
          values: { row, column: header[column] ?? '', total, sum: Number(sum.toFixed(2)) },
        },
      ];
    }),
  );
}

const isYears = (heading: string) => /\byear of\b|^year$|^sl\.?\s*no|^s\.?\s*no/i.test(heading);

/** Rows of a template that count one thing twice. Agreements have a rule of their own. */
function rowsTwice(place: Place): NewFinding[] {
  const { sheet } = place;
  const { template } = sheet;
  if (!template || sheet.isRecords || template.use.agreement) return [];
  const { same, year } = template.use;
  const key = rowKey(sheet);
  // Without a column for the year, the rows of each year have a row with it above them.
  const yearAbove = ({ section = '' }: Entry) =>
    year.length === 0 && mentionsIn(section).length > 0 ? section : '';
  const keyOf = (entry: Entry) => {
    const values = same.map((column) => plainValue(cellOf(sheet, entry, column) ?? ''));
    if (values.length === 0) return `${yearAbove(entry)}|${key(entry)}`;
    return values.every(Boolean) ? values.join('|') : undefined;
  };
  return repeated(sheet.entries, keyOf).map((pair) =>
    repeats(place, pair, pair.entry.cells.find((cell) => /\p{L}/u.test(cell)) ?? ''),
  );
}

const groupName =
  /^(?:(?:fe)?male|boys?|girls?|men|women|sc|st|obc|mobc|general|gen|ews|others?|divyangjan)$/i;

/** A column that is part of another: by the template, or groups of people beside their total. */
function partsOf({ template, header }: EvidenceSheet) {
  if (template) return template.use.parts;
  const total = header.find((heading) => /^(?:grand )?total$/i.test(heading));
  if (total === undefined) return [];
  const groups = header.filter((heading) => groupName.test(heading));
  const isOnlyTotal = header.filter((heading) => /total/i.test(heading)).length === 1;
  return isOnlyTotal ? groups.map((part) => ({ part, whole: total })) : [];
}

function partsExceed(place: Place): NewFinding[] {
  const { sheet } = place;
  const valueIn = (entry: Entry, heading: string) =>
    numberIn(cellOf(sheet, entry, heading) ?? entry.cells[sheet.header.indexOf(heading)]);
  return partsOf(sheet).flatMap(({ part, whole }) =>
    sheet.entries.flatMap((entry): NewFinding[] => {
      const [less, more] = [valueIn(entry, part), valueIn(entry, whole)];
      if (less === undefined || more === undefined || less <= more) return [];
      return [
        {
          ...at(place, entry),
          part: `${entry.row} ${part}`,
          sentence:
            'Row {{row}}: “{{part}}” is {{less}}, more than “{{whole}}”, which is {{more}}.',
          values: { row: entry.row, part, less, whole, more },
        },
      ];
    }),
  );
}
