/** Checks that a MoU counts once and is valid in the period of the report. */
import { latinDigits } from '@college/contract/latin-digits';
import { comparableLetters } from '../../reading/comparable.ts';
import { type Mention, mentionsIn, type Period } from '../../reading/written-years.ts';
import { cellOf, type Entry } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import { inRow, type Place, repeats, sheetsIn } from './place.ts';

export function mouTwice({ report }: CheckContext): NewFinding[] {
  return sheetsIn(report).flatMap((place) => [
    ...agreementsTwice(place),
    ...(report.period && !place.sheet.isRecords ? agreementsEnded(place, report.period) : []),
  ]);
}

function agreementsTwice(place: Place): NewFinding[] {
  const { sheet } = place;
  const agreement = sheet.template?.use.agreement;
  if (!agreement) return [];
  const rows = sheet.entries.flatMap((entry, order): Row[] => {
    const values = agreement.same.map((column) =>
      comparableLetters(cellOf(sheet, entry, column) ?? ''),
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
    const signed = mentionsIn(cellOf(sheet, entry, agreement.signed) ?? '');
    const duration = cellOf(sheet, entry, agreement.duration) ?? '';
    const begins = signed.toSorted((a, b) => firstMonthIn(a) - firstMonthIn(b))[0];
    const ends = endOf(duration, begins);
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

/** A calendar year, and its month if that is known, 1 to 12. */
type Moment = Pick<Mention, 'year' | 'month'>;

/** Months since the year 0. A year without a month is taken by its last or its first one. */
const lastMonthIn = ({ year, month = 12 }: Moment) => year * 12 + month;
const firstMonthIn = ({ year, month = 1 }: Moment) => year * 12 + month;
/** First month of an academic year. */
const JULY = 7;

/** True if a moment is before or after the period. A year without a month is not, if a part of it could be within. */
const isEarlier = ({ year, month = 12 }: Moment, { first }: Period) =>
  month < JULY ? year <= first : year < first;
const isLater = ({ year, month = 1 }: Moment, { last }: Period) =>
  month < JULY ? year > last + 1 : year > last;

/** The end of a duration such as `3 years` or `01-04-2020 to 31-03-2023`. */
function endOf(duration: string, begins: Moment | undefined): Moment | undefined {
  const ends = mentionsIn(duration).map(
    ({ year, month, last, kind }): Moment =>
      kind === 'academic' ? { year: (last ?? year) + 1 } : { year, ...(month && { month }) },
  );
  if (ends.length > 0) return ends.toSorted((a, b) => lastMonthIn(b) - lastMonthIn(a))[0];
  const months = monthsIn(latinDigits(duration));
  if (!begins || months <= 0) return undefined;
  if (begins.month === undefined) return { year: begins.year + Math.ceil(months / 12) };
  const total = begins.year * 12 + begins.month - 1 + months;
  return { year: Math.floor(total / 12), month: (total % 12) + 1 };
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numberWord = new RegExp(
  `\\b(${numberWords.join('|')})\\b[^\\p{L}\\d]{0,9}(?:[\\p{L}\\d]{1,9}\\)\\s{0,9})?(year|month)`,
  'iu',
);

/** The length of a duration in months; 0 if it names no number of years or months. */
function monthsIn(duration: string): number {
  const [, word = '', wordUnit] = numberWord.exec(duration) ?? [];
  const [, count = numberWords.indexOf(word.toLowerCase()) + 1, unit = wordUnit ?? ''] =
    /(?<!\d)(\d+(?:\.\d+)?)\W{0,3}\s*(year|yr|month|বছৰ|মাহ)/i.exec(duration) ?? [];
  return Math.round(Number(count) * (/month|মাহ/i.test(unit) ? 1 : 12));
}
