/** Checks numbers: the claimed one against the rows, totals against their rows, parts against the whole. */
import { type Entry, type EvidenceSheet, numberIn } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import { claimDiffers } from './claim-check.ts';
import { papersTwice } from './paper-checks.ts';
import {
  inRow,
  inSheet,
  type Place,
  repeated,
  repeats,
  rowKey,
  sheetsIn,
  yearAbove,
} from './place.ts';
import { teachersTwice } from './teacher-checks.ts';

export function countDiffers({ report }: CheckContext): NewFinding[] {
  return [
    ...report.metrics.flatMap((metric) => claimDiffers(metric, report)),
    ...sheetsIn(report).flatMap((place) => [
      ...totalsDiffer(place),
      ...partsExceed(place),
      ...rowsTwice(place),
    ]),
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
  if (template.use.journal || template.use.isbn) return papersTwice(place);
  if (template.use.designation) return teachersTwice(place);
  const hasYear = template.use.year.length > 0;
  const key = rowKey(sheet);
  const keyOf = (entry: Entry) => `${hasYear ? '' : yearAbove(entry)}|${key(entry)}`;
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
