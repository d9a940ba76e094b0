/** Reads how long something lasts, and when it ends, as people write it in one cell. */
import { latinDigits } from '@college/contract/latin-digits';
import { MONTH } from './month-name.ts';
import { readDate } from './written-date.ts';
import { type Mention, mentionsIn } from './written-years.ts';

/** A calendar year, and its month if that is known, 1 to 12. */
export type Moment = Pick<Mention, 'year' | 'month'>;

/** Months since the year 0. A year without a month is taken by its last or its first one. */
const lastMonthIn = ({ year, month = 12 }: Moment) => year * 12 + month;
const firstMonthIn = ({ year, month = 1 }: Moment) => year * 12 + month;
export const earliestOf = (moments: readonly Mention[]): Mention | undefined =>
  moments.toSorted((a, b) => firstMonthIn(a) - firstMonthIn(b))[0];

const numberWords: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, sixty: 60 },
};
/** A text with its numbers as Latin digits: `five (5) years` and `৫ বছৰ` become `5 years` and `5 বছৰ`. */
const withDigits = (text: string): string =>
  latinDigits(text)
    .replace(/\b[a-z]{3,7}\b/gi, (word) => String(numberWords[word.toLowerCase()] ?? word))
    .replace(/\b(\d{1,3})\s{0,3}\(\s{0,3}\d{1,3}\s{0,3}\)/g, '$1');

/** A number before its unit, in `5 years`, `2-yr`, `12 contact hours`. */
const amount =
  /(?<![\d./-])(\d{1,4}(?:\.\d{1,2})?)[\s-]{0,3}(?:[a-z]{1,12}\s{1,3})?(?:(?<years>year|yr|বছৰ)|(?<months>month|মাহ)|(?<weeks>weeks?\b|সপ্তাহ)|(?<days>days?\b|দিন)|(?<hours>hours?|hrs?\b|h\b|ঘণ্ট|ঘন্ট))/giu;
type Unit = 'years' | 'months' | 'weeks' | 'days' | 'hours';

/** The numbers of a unit in a text. */
const amountsOf = (text: string, unit: Unit): number[] =>
  [...withDigits(text).matchAll(amount)].flatMap(({ 1: number, groups }) =>
    groups?.[unit] ? [Number(number)] : [],
  );
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/** The length of a duration in months, such as `1 year 6 months`; 0 if it names no number of years or months. */
export const monthsIn = (text: string): number =>
  Math.round(
    sum(amountsOf(text, 'years').slice(0, 1)) * 12 + sum(amountsOf(text, 'months').slice(0, 1)),
  );

/** The hours of a course; undefined if the text names none, or only hours of each day or week. */
export function hoursIn(text: string): number | undefined {
  const written = withDigits(text);
  const [each] = written.match(hoursOfEach) ?? [];
  const rest = each === undefined ? written : written.replace(each, ' ');
  const hours = amountsOf(rest, 'hours');
  const [count] = hours;
  if (each !== undefined && count === undefined) return hoursOfAll(each, rest);
  if (count === undefined || hours.length > 1 || perDay.test(rest)) return undefined;
  return count <= HOURS_OF_DAY && manyDays.test(rest) ? undefined : count;
}

/** Hours of one day or week: `2 hours per week`, `2 hrs/day`, `1 hour daily`. */
const hoursOfEach =
  /(\d{1,3}(?:\.\d{1,2})?)[\s-]{0,3}(?:hours?|hrs?\.?|h)\s{0,3}(?:(?:\/|per|each|every|an?|in a)\s{0,3})?(day|daily|week|weekly)\b/i;

/** `2 hours per week` of `for 6 weeks` are 12 hours; undefined without a number of weeks. */
function hoursOfAll(each: string, rest: string): number | undefined {
  const [, hours, day = ''] = hoursOfEach.exec(each) ?? [];
  const isWeekly = /^week/i.test(day);
  const times = amountsOf(rest, isWeekly ? 'weeks' : 'days');
  return times.length === 1 && times[0] ? Number(hours) * times[0] : undefined;
}

/** Hours that a course may have on one day. `2 hours, 15 days` may mean each of them. */
const HOURS_OF_DAY = 8;
const manyDays = /\b(?:days?|weeks?|months?)\b|দিন|সপ্তাহ|মাহ/i;
const perDay =
  /\b(?:per|each|every|daily|weekly|a day|a week)\b|[x×*/]\s{0,3}\d{0,3}\s{0,3}(?:day|week)|প্ৰতি/i;

const DAY = 24 * 60 * 60 * 1000;
/** A day as people write it in a cell of dates. */
const writtenDay =
  /(?<!\d)\d{1,2}\s{0,2}[-/.]\s{0,2}\d{1,2}\s{0,2}[-/.]\s{0,2}(?:\d{4}|\d{2})(?!\d)|(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)|(?<!\d)\d{1,2}(?:st|nd|rd|th)?\s{0,2}(?:of\s)?\s{0,2}[\p{L}\p{M}]{3,12}\.?,?\s{0,2}\d{4}(?!\d)/giu;
/** `12-14 August 2022`, `12th to 14th August, 2022`: two days of one month. */
const daysOfMonth =
  /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s{0,2}(?:[-–—&]|to|and|ৰ পৰা)\s{0,2}(\d{1,2})(?:st|nd|rd|th)?\s{0,2}[,\s]\s{0,2}(?:of\s)?[\p{L}\p{M}]{3,12}\.?,?\s{0,2}\d{4}/iu;

/** A name of a month before its days, `Jan 5-6, 2024`, and a day without the year of the next one, `30 Jan to 1 Feb 2024`. */
const monthBeforeDays = new RegExp(
  String.raw`(${MONTH})\s{1,2}(\d{1,2}\s{0,2}(?:[-–—&]|to|and)\s{0,2}\d{1,2})\s{0,2},\s{0,2}(\d{4})`,
  'giu',
);
const dayBeforeDay = new RegExp(
  String.raw`(?<!\d)(\d{1,2}(?:st|nd|rd|th)?\s{0,2}${MONTH})(?=[^\p{L}\d]{0,4}(?:[-–—&]|to|and)[^\p{L}\d]{0,4}\d{1,2}(?:st|nd|rd|th)?\s{0,2}${MONTH}\.?,?\s{0,2}(\d{4}))`,
  'giu',
);

/** The number of days from the first to the last day of a programme; undefined if the text does not say it. */
export function daysIn(text: string): number | undefined {
  const written = latinDigits(text)
    .replace(monthBeforeDays, '$2 $1 $3')
    .replace(dayBeforeDay, '$1 $2');
  const [, from, till] = daysOfMonth.exec(written) ?? [];
  if (from && till && Number(from) <= Number(till)) return Number(till) - Number(from) + 1;
  const days = (written.match(writtenDay) ?? []).flatMap((day) => readDate(day) ?? []).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first && last && (days.length > 1 || isWithoutWords(written)))
    return (Date.parse(last) - Date.parse(first)) / DAY + 1;
  const lengths = amountsOf(text, 'days');
  const weeks = amountsOf(text, 'weeks');
  if (lengths.length + weeks.length !== 1) return undefined;
  return sum(lengths) + 7 * sum(weeks);
}

/** True for a single day without anything that could make it the first of several. */
const isWithoutWords = (text: string) => text.replace(writtenDay, '').trim() === '';

/** Words for a term without an end, such as `Since 2018` or `2018 onwards`. */
const isOpen =
  /\b(?:since|from|onwards?|w\.?\s?e\.?\s?f|with effect|starting|ongoing|continu\w{1,6}|till date|present)(?![\p{L}])|ৰ পৰা/iu;

/** Words before a day that make it the last one, or the first one. */
const endBefore =
  /(?:\b(?:to|till|until|upto|up to|ends?|ending|expir\w{1,6})|[-–—])[^\p{L}\d]{0,4}$/iu;

/**
 * The end of a term such as `3 years`, `36 months w.e.f. 01.04.2018` or `01-04-2020 to 31-03-2023`; undefined if it is not
 * known. `begins` is the beginning if the text has none.
 */
export function endOfTerm(text: string, begins: Moment | undefined): Moment | undefined {
  if (/\bauto(?:matic(?:ally)?)?[\s-]{0,3}(?:renew|extend)|\brenewed (?:every|each)/i.test(text))
    return undefined;
  const mentions = mentionsIn(text);
  const months = monthsIn(text);
  const [only] = mentions;
  if (months > 0 && only && mentions.length === 1 && isBeginning(only, text))
    return after(months, beginningOf(only));
  if (mentions.length === 1 && isOpen.test(text)) return undefined;
  const ends = mentions.map(
    ({ year, month, last = year, kind }): Moment =>
      kind === 'academic' ? { year: last + 1 } : { year, ...(month && { month }) },
  );
  if (ends.length > 0) return ends.toSorted((a, b) => lastMonthIn(b) - lastMonthIn(a))[0];
  return begins && months > 0 ? after(months, begins) : undefined;
}

/** True of a day that a length is counted from: neither a span of years, nor called the last day. */
function isBeginning({ text: written, kind, year, last = year }: Mention, text: string): boolean {
  if (kind === 'academic' && last > year) return false;
  const [head = ''] = latinDigits(text).split(written);
  return !endBefore.test(head);
}

/** An academic year begins in July. */
const beginningOf = ({ kind, year, month }: Mention): Moment =>
  kind === 'academic' ? { year, month: 7 } : { year, ...(month && { month }) };

function after(months: number, { year, month }: Moment): Moment {
  if (month === undefined) return { year: year + Math.ceil(months / 12) };
  const total = year * 12 + month - 1 + months;
  return { year: Math.floor(total / 12), month: (total % 12) + 1 };
}
