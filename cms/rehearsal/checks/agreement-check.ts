/** Checks that a MoU counts once and is valid in the period of the report. */
import { comparableLetters, comparableText } from '../../reading/comparable.ts';
import { earliestOf, endOfTerm, type Moment } from '../../reading/written-term.ts';
import { isWithin, mentionsIn, type Period } from '../../reading/written-years.ts';
import { cellOf, type Entry, type EvidenceSheet } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import { inRow, type Place, repeats, sheetsIn } from './place.ts';

export function mouTwice({ report }: CheckContext): NewFinding[] {
  const { period } = report;
  return sheetsIn(report).flatMap((place) => [
    ...agreementsTwice(place),
    ...(period && !place.sheet.isRecords ? agreementsEnded(place, period) : []),
    ...(period ? agreementsIdle(place, period) : []),
  ]);
}

function agreementsTwice(place: Place): NewFinding[] {
  const { sheet } = place;
  const agreement = sheet.template?.use.agreement;
  if (!agreement) return [];
  const rows = sheet.entries.flatMap((entry, order): Row[] => {
    const values = agreement.same.map((column) =>
      column === agreement.signed
        ? String(beginningOf(sheet, entry)?.year ?? '')
        : comparableLetters(cellOf(sheet, entry, column) ?? ''),
    );
    const [name, institution = '', ...others] = values;
    return values.some(Boolean)
      ? [{ entry, order, institution, key: [name, ...others].join('|') }]
      : [];
  });
  return [...Map.groupBy(rows, ({ key }) => key).values()]
    .flatMap(sameInstitutions)
    .toSorted((a, b) => a.order - b.order)
    .map(({ entry, first }) => {
      const pair = { entry, first: sheet.entries[first] ?? entry };
      return repeats(place, pair, cellOf(sheet, entry, agreement.same[0]) ?? '');
    });
}

/** An agreement: its place in the sheet, its institution, and everything else that makes two of them the same. */
interface Row {
  entry: Entry;
  order: number;
  institution: string;
  key: string;
}

/**
 * The rows with the place of the first earlier one of the same institution. One of two names may have more words, such as
 * the address. In alphabetical order a name is followed by all that begin with it, so that each row is looked at once.
 */
function sameInstitutions(rows: readonly Row[]): (Row & { first: number })[] {
  const nodes = rows
    .toSorted((a, b) =>
      a.institution < b.institution ? -1 : Number(a.institution > b.institution),
    )
    .map((row) => ({ row, shorter: row.order, longer: row.order }));
  // Each name on the way begins with the one before it.
  const way: typeof nodes = [];
  const leave = () => {
    const left = way.pop();
    const last = way.at(-1);
    if (left && last) last.longer = Math.min(last.longer, left.longer);
  };
  for (const node of nodes) {
    while (way.length > 0 && !begins(way.at(-1)?.row, node.row)) leave();
    node.shorter = Math.min(node.shorter, way.at(-1)?.shorter ?? node.shorter);
    way.push(node);
  }
  while (way.length > 0) leave();
  return nodes.flatMap(({ row, shorter, longer }) => {
    const first = Math.min(shorter, longer);
    return first < row.order ? [{ ...row, first }] : [];
  });
}

const begins = (one: Row | undefined, other: Row): boolean =>
  one !== undefined &&
  (one.institution === other.institution ||
    (one.institution !== '' && other.institution.startsWith(one.institution)));

function agreementsEnded(place: Place, period: Period): NewFinding[] {
  const { sheet } = place;
  const agreement = sheet.template?.use.agreement;
  if (!agreement) return [];
  return sheet.entries.flatMap((entry): NewFinding[] => {
    const begins = beginningOf(sheet, entry);
    const ends = endOfAgreement(sheet, entry);
    const isBefore = ends !== undefined && isEarlier(ends, period);
    const isAfter = begins !== undefined && isLater(begins, period);
    if (!isBefore && !isAfter) return [];
    return [
      inRow(place, entry, {
        code: isBefore ? 'agreementEnded' : 'agreementLater',
        values: { year: (isBefore ? ends : begins)?.year ?? '', period: period.text },
      }),
    ];
  });
}

const beginningOf = (sheet: EvidenceSheet, entry: Entry) =>
  earliestOf(mentionsIn(cellOf(sheet, entry, sheet.template?.use.agreement?.signed) ?? ''));

/** The end of an agreement; undefined if its row does not say it. */
export const endOfAgreement = (sheet: EvidenceSheet, entry: Entry): Moment | undefined =>
  endOfTerm(
    cellOf(sheet, entry, sheet.template?.use.agreement?.duration) ?? '',
    beginningOf(sheet, entry),
  );

/** True for words that say that there is no activity, in a year or at all. */
const isNone = (part: string) =>
  /^(?:$|(?:nil|none)(?: |$)|(?:na|n a|no|not applicable)$|not? (?:activit|programme|event|yet))|\byet to be\b|নাই$/.test(
    comparableText(part),
  );

/**
 * A finding for each agreement whose activities are all of other years, or none. A template with all agreements of the
 * college claims none of them, as long as the report claims no number.
 */
function agreementsIdle(place: Place, period: Period): NewFinding[] {
  const { sheet } = place;
  const agreement = sheet.template?.use.agreement;
  if (!agreement || (!place.metric.claimed && !sheet.isRecords)) return [];
  return sheet.entries.flatMap((entry): NewFinding[] => {
    const cell = cellOf(sheet, entry, agreement.activities) ?? '';
    const parts = cell.split(/[,;\n]/).filter((part) => !isNone(part.replace(/^[^:]*:/, '')));
    const mentions = parts.flatMap(mentionsIn);
    const hasNone = parts.length === 0 && comparableText(cell) !== '';
    const isOther =
      mentions.length > 0 && !mentions.some((mention) => isWithin(mention, period, 'academic'));
    if (!hasNone && !isOther) return [];
    const latest = mentions.toSorted((a, b) => b.year - a.year)[0];
    const values = { period: period.text, year: latest?.text ?? '' };
    const code = latest ? 'agreementIdle' : 'agreementWithoutActivity';
    return [inRow(place, entry, { code, values, part: 'activities' })];
  });
}

/** First month of an academic year. */
const JULY = 7;

/** True if a moment is before or after the period. A year without a month is not, if a part of it could be within. */
const isEarlier = ({ year, month = 12 }: Moment, { first }: Period) =>
  month < JULY ? year <= first : year < first;
const isLater = ({ year, month = 1 }: Moment, { last }: Period) =>
  month < JULY ? year > last + 1 : year > last;
