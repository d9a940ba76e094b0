/** Checks that metrics agree about the programmes of the college, and that no number is larger than it can be. */
import { latinDigits } from '@college/contract/latin-digits';
import { comparableLetters } from '../../reading/comparable.ts';
import { beginsWithOneOf, hasOneOf, spacedWords } from '../../reading/phrases.ts';
import {
  comparableProgramme,
  isAbbreviatedProgramme,
  isSameProgramme,
} from '../../reading/same-thing.ts';
import { cellOf, type Entry, type EvidenceSheet, numberIn } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Metric, Report } from '../report.ts';
import type { Limits } from '../rules.ts';
import { asks } from './claim-check.ts';
import { inRow, type Place, sheetsIn } from './place.ts';

interface Programme {
  place: Place;
  entry: Entry;
  name: string;
  code: string;
}

const programmesIn = (place: Place): Programme[] => {
  const { sheet } = place;
  const columns = sheet.template?.use.programme;
  if (!columns) return [];
  return sheet.entries.map((entry) => ({
    ...{ place, entry },
    name: cellOf(sheet, entry, columns.name) ?? '',
    code: cellOf(sheet, entry, columns.code) ?? '',
  }));
};

const comparableName = ({ name }: Programme) => comparableProgramme(name);
const comparableCode = ({ code }: Programme) => comparableLetters(code);

/** Programmes of the sheet of seats, by code and by name, and the sheets of other metrics. */
function programmesOf(report: Report) {
  const places = sheetsIn(report);
  const seats = places.filter(({ sheet }) => sheet.template?.use.seats).flatMap(programmesIn);
  const others = places.filter(({ sheet }) => !sheet.template?.use.seats).flatMap(programmesIn);
  return {
    seats,
    others,
    byCode: Map.groupBy(seats, comparableCode),
    byName: Map.groupBy(seats, comparableName),
  };
}

/** Programmes that another metric names with another code or name than the sheet of seats. */
export function programmesDiffer({ report }: CheckContext): NewFinding[] {
  const { seats, others, byCode, byName } = programmesOf(report);
  if (seats.length === 0) return [];
  const metric = seats[0]?.place.metric.number ?? '';
  return others.flatMap((other): NewFinding[] => {
    const { place, entry, name, code } = other;
    if (!name && !code) return [];
    const sameName = byName.get(comparableName(other)) ?? [];
    const sameCode = code ? (byCode.get(comparableCode(other)) ?? []) : [];
    const finding = (said: Pick<NewFinding, 'code' | 'values'>) => [
      inRow(place, entry, { ...said, part: 'programme' }),
    ];
    const [named] = sameName;
    const [coded] = sameCode;
    if (!named && !coded) {
      // Other programmes have no seats any more, or nobody in their last year yet.
      const like = seats
        .slice(0, MOST_PROGRAMMES)
        .find((each) => isAbbreviatedProgramme(each.name, name));
      if (!like) return [];
      const values = { name, code, other: like.name, otherCode: like.code, metric };
      return finding({ code: 'programmeDiffers', values });
    }
    const codes = sameName.filter((each) => each.code);
    if (named && !coded && code && codes.length > 0)
      return finding({
        code: 'codeDiffers',
        values: { name, code, other: codes[0]?.code ?? '', metric },
      });
    if (coded && !named && !sameCode.some(hasName(name)))
      return finding({ code: 'nameDiffers', values: { name, code, other: coded.name, metric } });
    return [];
  });
}

/** Programmes of a college that are compared by their words. */
const MOST_PROGRAMMES = 200;
const hasName =
  (other: string) =>
  ({ name }: Programme): boolean =>
    isSameProgramme(name, other);

/** More students than seats: in a reserved category, in the examination of a programme, or in the whole college. */
export const moreThanSeats = (
  { report }: CheckContext,
  limits: Limits<'more-than-seats'>,
): NewFinding[] => [
  ...sheetsIn(report).flatMap((place) => reservedFilled(place, limits.categories)),
  ...examinedBeyondSeats(report),
  ...claimedBeyondAll(report, limits),
];

/** Claims of more students than the college has: those of its own metric, or the seats of all years of a programme. */
function claimedBeyondAll(
  report: Report,
  { students, 'all-students': all, 'not-once': events, years }: Limits<'more-than-seats'>,
): NewFinding[] {
  const linesOf = (metric: Metric) => metric.asks.split('\n').map(spacedWords);
  const isAll = (metric: Metric) => linesOf(metric).some((line) => beginsWithOneOf(line, all));
  const whole = report.metrics.find((metric) => metric.claimed && isAll(metric));
  const seats = sheetsIn(report).flatMap(({ metric, sheet }) =>
    sheet.entries.flatMap((entry) => {
      const count = numberIn(cellOf(sheet, entry, sheet.template?.use.seats));
      return count === undefined ? [] : [{ metric, count }];
    }),
  );
  const most = whole?.claimed ?? years * seats.reduce((total, { count }) => total + count, 0);
  const source = (whole ?? seats[0]?.metric)?.number ?? '';
  if (most === 0) return [];
  return report.metrics.flatMap((metric): NewFinding[] => {
    const { number, claimed = 0, edit } = metric;
    const lines = linesOf(metric);
    const countsStudents =
      lines.some((line) => beginsWithOneOf(line, students)) &&
      !lines.some((line) => hasOneOf(line, events));
    if (!countsStudents || isAll(metric) || claimed <= most) return [];
    return [
      {
        ...{ code: 'moreThanEnrolled', values: { claimed, most, metric: source } },
        place: { metric: number, label: number, edit },
      },
    ];
  });
}

/** Signs between a category and its number: `SC: 4`, `SC - 4`, `SC (4)`, `SC 4`. */
const categoryFirst =
  /(\p{L}[\p{L}\p{M} ]{0,30}(?:\([\p{L} ]{1,4}\))?)(?:\/[\p{L} ]{1,10})?\s{0,3}[:=–-]?\s{0,3}\(?\s{0,3}(\d{1,6})(?![\d.]{0,6}\s?%)/gu;
const numberFirst = /(\d{1,6})\s{0,3}[-–(]?\s{0,3}(\p{L}[\p{L}\p{M} ]{0,30})/gu;

/** Numbers by category, such as `SC: 20, ST - 28`, or numbers alone in the order of the heading, `earmarked: SC, ST`. */
function categoryNumbers(cell: string, heading: string): Map<string, number> {
  const text = latinDigits(cell)
    .replace(/(?<=\p{L})\./gu, '')
    .trim();
  const numbers = text.split(/\s{0,3}[,/;]\s{0,3}/);
  const names = heading.replace(/^[^:]*:/, '').split(',');
  const pairs: (readonly [name: string, number: string])[] =
    numbers.length === names.length && numbers.every((each) => /^\d{1,6}$/.test(each))
      ? names.map((name, at) => [name, numbers[at] ?? ''])
      : /^\d/.test(text)
        ? [...text.matchAll(numberFirst)].map(([, number = '', name = '']) => [name, number])
        : [...text.matchAll(categoryFirst)].map(([, name = '', number = '']) => [name, number]);
  return new Map(pairs.map(([name, number]) => [comparableLetters(name), Number(number)]));
}

/** The same of a row whose columns are split by category: seats in the first half, and filled seats in the second. */
function splitNumbers({ header }: EvidenceSheet, { cells }: Entry, half: 0 | 1) {
  const columns = Map.groupBy(
    header.map((heading, column) => ({ column, name: comparableLetters(heading) })),
    ({ name }) => name,
  );
  return new Map(
    [...columns].flatMap(([name, own]) => {
      const value = own.length === 2 ? numberIn(cells[own[half]?.column ?? -1]) : undefined;
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

function reservedFilled(place: Place, categories: readonly string[][]): NewFinding[] {
  const { sheet } = place;
  const reserved = sheet.template?.use.reserved;
  if (!reserved) return [];
  const readNumbers = (entry: Entry, id: string, half: 0 | 1) => {
    const heading = sheet.header[sheet.columns.get(id) ?? -1] ?? '';
    const written = categoryNumbers(cellOf(sheet, entry, id) ?? '', heading);
    return written.size > 0 ? written : splitNumbers(sheet, entry, half);
  };
  return sheet.entries.flatMap((entry) => {
    const seats = readNumbers(entry, reserved.seats, 0);
    const filled = readNumbers(entry, reserved.filled, 1);
    return categories.flatMap((names): NewFinding[] => {
      const [category = ''] = names;
      const [most, count] = [seats, filled].map((each) =>
        names.map((name) => each.get(comparableLetters(name))).find((value) => value !== undefined),
      );
      if (most === undefined || count === undefined || count <= most) return [];
      const values = { category, count, seats: most };
      return [inRow(place, entry, { code: 'reservedExceeded', values, part: category })];
    });
  });
}

function examinedBeyondSeats(report: Report): NewFinding[] {
  const { others, byCode, byName, seats: all } = programmesOf(report);
  const metric = all[0]?.place.metric.number ?? '';
  return others.flatMap((other): NewFinding[] => {
    const { place, entry, name, code } = other;
    const same = (code && byCode.get(comparableCode(other))) || byName.get(comparableName(other));
    const seats = (same ?? []).flatMap(
      (each) =>
        numberIn(cellOf(each.place.sheet, each.entry, each.place.sheet.template?.use.seats)) ?? [],
    );
    const count = numberIn(cellOf(place.sheet, entry, place.sheet.template?.use.examined));
    if (seats.length === 0 || count === undefined || count <= Math.max(...seats)) return [];
    const values = { name, count, seats: Math.max(...seats), metric };
    return [inRow(place, entry, { code: 'moreThanSeats', values, part: 'seats' })];
  });
}

const HUNDRED = 100;

/** Percentages of more than a hundred in a column of percentages, or claimed by a metric that asks for one. */
export const moreThanAll = ({ report }: CheckContext): NewFinding[] => [
  ...report.metrics.flatMap(({ number, edit, claimed = 0, ...metric }): NewFinding[] =>
    asks(metric, 'percent') && claimed > HUNDRED && !Number.isInteger(claimed)
      ? [
          {
            ...{ code: 'claimMoreThanAll', values: { claimed } },
            place: { metric: number, label: number, edit },
          },
        ]
      : [],
  ),
  ...sheetsIn(report).flatMap((place) => {
    const { header, entries, template } = place.sheet;
    return header.flatMap((heading, column) => {
      if (!/%|\bpercent/i.test(heading) || template?.use.counted.some(isColumn(place, column)))
        return [];
      return entries.flatMap((entry): NewFinding[] => {
        const value = numberIn((entry.cells[column] ?? '').replace('%', ''));
        if (value === undefined || value <= HUNDRED) return [];
        const values = { column: heading, value };
        return [inRow(place, entry, { code: 'moreThanAll', values, part: heading })];
      });
    });
  }),
];

const isColumn =
  ({ sheet }: Place, column: number) =>
  (id: string) =>
    sheet.columns.get(id) === column;
