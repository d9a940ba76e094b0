/** Checks numbers: the claimed one against the rows, totals against their rows, parts against the whole. */
import { comparableLetters } from '../../reading/comparable.ts';
import { mentionsIn } from '../../reading/written-years.ts';
import { cellOf, type Entry, type EvidenceSheet, numberIn } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric } from '../report.ts';
import {
  inRow,
  inSheet,
  type Place,
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
      code: 'claimDiffers',
      values: { claimed, count: sum },
      place: {
        metric: metric.number,
        label: counted.some((sheet) => sheet.isRecords) ? metric.number : (counted[0]?.label ?? ''),
        edit: metric.edit,
      },
    },
  ];
}

/** Smaller differences come from rounding. */
const ROUNDING = 0.01;

function totalsDiffer(place: Place): NewFinding[] {
  const { totals, header, entries, template, columns: places } = place.sheet;
  const uncounted = ['serial', ...(template?.use.year ?? [])].map((id) => places.get(id));
  const columns = new Map<number, RunningSums>();
  return totals.flatMap(({ row, cells, first, end }) =>
    cells.flatMap((cell, column): NewFinding[] => {
      const total = numberIn(cell);
      if (total === undefined || uncounted.includes(column) || isYears(header[column] ?? ''))
        return [];
      const { sums, counts } = columns.get(column) ?? runningSums(entries, column);
      columns.set(column, { sums, counts });
      // A column of words has no total, only perhaps the number of its rows.
      if (counts[end] === counts[first]) return [];
      const sum = (sums[end] ?? 0) - (sums[first] ?? 0);
      if (Math.abs(total - sum) <= ROUNDING || total === end - first) return [];
      const heading = header[column] ?? '';
      const finding = inSheet(place, {
        ...{ code: 'totalDiffers', part: heading },
        values: { column: heading, total, sum: Number(sum.toFixed(2)) },
      });
      return [{ ...finding, place: { ...finding.place, row } }];
    }),
  );
}

interface RunningSums {
  /** The sum of the numbers before each row, and how many there are. */
  sums: number[];
  counts: number[];
}

/** Adds up a column once, however many totals it has. */
function runningSums(entries: readonly Entry[], column: number): RunningSums {
  const sums = [0];
  const counts = [0];
  for (const [at, { cells }] of entries.entries()) {
    const value = numberIn(cells[column]);
    sums.push((sums[at] ?? 0) + (value ?? 0));
    counts.push((counts[at] ?? 0) + (value === undefined ? 0 : 1));
  }
  return { sums, counts };
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
    const values = same.map((column) => comparableLetters(cellOf(sheet, entry, column) ?? ''));
    if (values.length === 0) return `${yearAbove(entry)}|${key(entry)}`;
    return values.every(Boolean) ? values.join('|') : undefined;
  };
  return repeated(sheet.entries, keyOf).map((pair) =>
    repeats(place, pair, pair.entry.cells.find((cell) => /\p{L}/u.test(cell)) ?? ''),
  );
}

const groupName =
  /^(?:(?:fe)?male|boys?|girls?|men|women|sc|st|obc|mobc|general|gen|ews|others?|divyangjan)$/i;

/** Places of columns that are part of another: by the template, or groups of people beside their total. */
function partsOf({ template, header, columns }: EvidenceSheet): { part: number; whole: number }[] {
  if (template)
    return template.use.parts.flatMap((each) => {
      const [part, whole] = [columns.get(each.part), columns.get(each.whole)];
      return part === undefined || whole === undefined ? [] : [{ part, whole }];
    });
  const total = header.findIndex((heading) => /^(?:grand )?total$/i.test(heading));
  const isOnlyTotal = header.filter((heading) => /total/i.test(heading)).length === 1;
  if (total < 0 || !isOnlyTotal) return [];
  return header.flatMap((heading, part) =>
    groupName.test(heading) ? [{ part, whole: total }] : [],
  );
}

function partsExceed(place: Place): NewFinding[] {
  const { sheet } = place;
  const heading = (place: number) => sheet.header[place] ?? '';
  return partsOf(sheet).flatMap(({ part, whole }) =>
    sheet.entries.flatMap((entry): NewFinding[] => {
      const [less, more] = [numberIn(entry.cells[part]), numberIn(entry.cells[whole])];
      if (less === undefined || more === undefined || less <= more) return [];
      return [
        inRow(place, entry, {
          ...{ code: 'partExceeds', part: heading(part) },
          values: { part: heading(part), less, whole: heading(whole), more },
        }),
      ];
    }),
  );
}
