/** Checks that a MoU counts once and is valid in the period of the report. */
import { latinDigits } from '@college/contract/latin-digits';
import { cellOf, type Entry } from '../evidence-sheet.ts';
import type { CheckContext, NewFinding } from '../finding.ts';
import { type Mention, mentionsIn, type Period } from '../years.ts';
import { at, type Place, plainValue, repeats, sheetsIn } from './place.ts';

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
  const valuesOf = (entry: Entry) =>
    agreement.same.map((column) => plainValue(cellOf(sheet, entry, column) ?? ''));
  return sheet.entries
    .flatMap((entry, place) => {
      const values = valuesOf(entry);
      const first = values.some(Boolean)
        ? sheet.entries.slice(0, place).find((other) => isSameAgreement(valuesOf(other), values))
        : undefined;
      return first ? [{ entry, first }] : [];
    })
    .map((pair) => repeats(place, pair, cellOf(sheet, pair.entry, agreement.same[0]) ?? ''));
}

/** One of the values may have more words, such as the address of the institution. */
function isSameAgreement(first: readonly string[], second: readonly string[]): boolean {
  const different = first.flatMap((value, place) => (value === second[place] ? [] : [place]));
  const [place] = different;
  if (place === undefined) return true;
  const [one = '', other = ''] = [first[place], second[place]];
  const isLonger = one !== '' && other !== '' && (one.startsWith(other) || other.startsWith(one));
  return different.length === 1 && place === 1 && isLonger;
}

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
      {
        ...at(place, entry),
        part: `${entry.row} ${agreement.duration}`,
        sentence: isBefore
          ? 'Row {{row}}: this MoU ended in {{year}}, before {{period}}.'
          : 'Row {{row}}: this MoU was signed in {{year}}, after {{period}}.',
        values: {
          row: entry.row,
          year: (isBefore ? ends : begins)?.year ?? '',
          period: period.text,
        },
      },
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
  `\\b(${numberWords.join('|')})\\b[^\\p{L}\\d]*(?:\\(.*\\))?\\s*(year|month)`,
  'iu',
);

/** The length of a duration in months; 0 if it names no number of years or months. */
function monthsIn(duration: string): number {
  const [, word = '', wordUnit] = numberWord.exec(duration) ?? [];
  const [, count = numberWords.indexOf(word.toLowerCase()) + 1, unit = wordUnit ?? ''] =
    /(\d+(?:\.\d+)?)\W{0,3}\s*(year|yr|month|বছৰ|মাহ)/i.exec(duration) ?? [];
  return Math.round(Number(count) * (/month|মাহ/i.test(unit) ? 1 : 12));
}
