/** Checks of teachers: full-time in the year, and with a degree that they had in it. */
import { comparableText } from '../../reading/comparable.ts';
import { hasOneOf, spacedWords } from '../../reading/phrases.ts';
import { comparablePerson } from '../../reading/same-thing.ts';
import { earliestOf } from '../../reading/written-term.ts';
import { isWithin, type Mention, mentionsIn, type Period } from '../../reading/written-years.ts';
import { cellOf, type Entry, type EvidenceSheet } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import type { Limits } from '../rules.ts';
import { inRow, type Place, repeatedItems, repeats, sheetsIn, yearAbove } from './place.ts';

/** First and last month of an academic year. */
const JULY = 7;
const JUNE = 6;

/** Teachers who are guests or part-time, who left before the period, or who joined at its end or after it. */
export const notFullTime = (
  { report }: CheckContext,
  { posts, months, metrics }: Limits<'not-full-time'>,
): NewFinding[] =>
  sheetsIn(report).flatMap((place) => [
    ...guests(place, posts, metrics),
    ...(report.period ? served(place, report.period, months) : []),
  ]);

function guests(place: Place, posts: readonly string[], metrics: readonly string[]): NewFinding[] {
  const { sheet, metric } = place;
  const use = sheet.template?.use;
  const columns = use
    ? [use.designation, use.service?.appointment].map((id) => sheet.columns.get(id ?? ''))
    : metrics.some((number) => metric.number.startsWith(`${number}.`))
      ? sheet.header.flatMap((heading, column) =>
          /\bdesignation\b|\bappointment\b|পদবী|নিযুক্তি/i.test(heading) ? [column] : [],
        )
      : [];
  const name = nameOf(sheet);
  const isGuest = (post: string) => hasOneOf(spacedWords(post), posts);
  return sheet.entries.flatMap((entry): NewFinding[] => {
    const post = columns
      .flatMap((column) => (column === undefined ? [] : (entry.cells[column] ?? '')))
      .find(isGuest);
    if (post === undefined) return [];
    const values = { name: entry.cells[name] ?? '', post };
    return [inRow(place, entry, { code: 'notFullTime', values, part: 'post' })];
  });
}

/** Rows that repeat a teacher of a department, unless the rows have different permanent account numbers. */
export function teachersTwice(place: Place): NewFinding[] {
  const { sheet } = place;
  const cell = (entry: Entry, id: string) => comparableText(cellOf(sheet, entry, id) ?? '');
  const nameIn = (entry: Entry) => entry.cells[nameOf(sheet)] ?? '';
  const keyOf = (entry: Entry) => {
    const person = comparablePerson(nameIn(entry));
    const key = [yearAbove(entry), person, cell(entry, 'department')].join('|');
    return person ? { stored: [key], looked: [key] } : undefined;
  };
  const isSame = (one: Entry, other: Entry) =>
    ['pan', 'email'].every((id) => {
      const [a, b] = [cell(one, id), cell(other, id)];
      return !a || !b || a === b;
    });
  return repeatedItems(sheet.entries, keyOf, isSame).map(({ item: entry, first }) =>
    repeats(place, { entry, first }, nameIn(entry)),
  );
}

const nameOf = ({ template, columns, header }: EvidenceSheet): number =>
  columns.get(template?.use.name[0] ?? '') ??
  Math.max(
    0,
    header.findIndex((heading) => /\bname\b|নাম/i.test(heading)),
  );

function served(place: Place, period: Period, lastMonths: number): NewFinding[] {
  const { sheet } = place;
  const service = sheet.template?.use.service;
  if (!service) return [];
  return sheet.entries.flatMap((entry): NewFinding[] => {
    // A record has the whole day, of which its template shows the year.
    const since = entry.date || (cellOf(sheet, entry, service.since) ?? '');
    const joined = earliestOf(mentionsIn(since));
    const until = cellOf(sheet, entry, service.until) ?? '';
    const name = entry.cells[nameOf(sheet)] ?? '';
    const values = { name, period: period.text };
    const findings: NewFinding[] = [];
    if (hasLeft(until, period))
      findings.push(
        inRow(place, entry, {
          ...{
            code: mentionsIn(until).length > 0 ? 'teacherLeft' : 'leftWithoutYear',
            part: 'left',
          },
          values: { ...values, value: until },
        }),
      );
    if (joined && isLate(joined, period, lastMonths))
      findings.push(
        inRow(place, entry, {
          ...{ code: isAfter(joined, period) ? 'joinedLater' : 'joinedLate', part: 'joined' },
          values: { ...values, value: since },
        }),
      );
    return findings;
  });
}

/** True if the last year of service was before the period, or if the teacher does not serve and no year is named. */
function hasLeft(cell: string, period: Period): boolean {
  if (/^\s*(?:y|yes|হয়|still|till date|continuing)(?![\p{L}\p{M}])/iu.test(cell)) return false;
  const mentions = mentionsIn(cell);
  if (mentions.length === 0)
    return /^\s*(?:no|নাই|left|retired|resigned)(?![\p{L}\p{M}])|^\s*n\s*$/iu.test(cell);
  return mentions.every(
    (mention) => mention.year <= period.last && !isWithin(mention, period, 'academic'),
  );
}

/** True of a year or day that is wholly after the period. */
const isAfter = ({ kind, year, month = 1 }: Mention, { last }: Period): boolean =>
  kind === 'academic' ? year > last : month < JULY ? year > last + 1 : year > last;

/** True of a day in the last months of the period, and of all after it. */
const isLate = (mention: Mention, period: Period, months: number): boolean =>
  isAfter(mention, period) ||
  (mention.month !== undefined &&
    mention.year === period.last + 1 &&
    mention.month > JUNE - months &&
    mention.month <= JUNE);

/** Teachers whose degree is of a day after the period. */
export const degreeLater = (
  { report }: CheckContext,
  { metrics, degrees }: Limits<'degree-later'>,
): NewFinding[] =>
  sheetsIn(report).flatMap((place) => {
    const { sheet, metric } = place;
    const { period } = report;
    if (!period || !metrics.includes(metric.number)) return [];
    const columns = sheet.header.flatMap((heading, column) =>
      hasOneOf(spacedWords(heading), degrees) ? [column] : [],
    );
    return sheet.entries.flatMap((entry) =>
      columns.flatMap((column): NewFinding[] => {
        const value = entry.cells[column] ?? '';
        const mentions = mentionsIn(value);
        if (mentions.length === 0 || !mentions.every((mention) => isAfter(mention, period)))
          return [];
        const values = { name: entry.cells[nameOf(sheet)] ?? '', value, period: period.text };
        return [inRow(place, entry, { code: 'degreeLater', values, part: 'degree' })];
      }),
    );
  });
