/**
 * Reads days as people in India write them: the day first, with any separators, in Latin, Assamese or Devanagari digits. Has
 * no import of Node, because fields of dates read in the browser.
 */
import { latinDigits } from '@college/contract/latin-digits';
import { MONTH, monthOf, withAssameseR } from './month-name.ts';

/** Years before and after these are slips of the pen. */
const [FIRST_YEAR, LAST_YEAR] = [1800, 2200];

/** Day 0 of Excel, which counts a 29 February 1900 that did not exist. */
const EXCEL_BEGINS = Date.UTC(1899, 11, 30);
const DAY = 24 * 60 * 60 * 1000;

const separator = String.raw`(?:\s*[-/.,]\s*|\s+)`;
const yearFirst = /^(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})$/;
const dayFirst = new RegExp(String.raw`^(\d{1,2})${separator}(\d{1,2})${separator}(\d{4}|\d{2})$`);
/** A time after the date, which is ignored. */
const time = /[t ]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?\s*(am|pm|z|[-+]\d{2}:?\d{2})?$/;

/**
 * The day that a text is, as YYYY-MM-DD; undefined for a text that is anything else or a day that does not exist. A year of
 * two digits is in the past or in the ten years after `now`.
 */
export function readDate(text: string, now = new Date()): string | undefined {
  const written = latinDigits(text).trim().toLowerCase().replace(time, '');
  const [, year, month, day] = yearFirst.exec(written) ?? [];
  if (year) return dateOf(Number(day), Number(month), Number(year));
  const parts = dayFirst.exec(written)?.slice(1) ?? partsWithName(written);
  if (!parts) return undefined;
  const [d = '', m = '', y = ''] = parts;
  return dateOf(Number(d), Number(m), y.length === 2 ? fullYear(Number(y), now) : Number(y));
}

/** The day of a cell, which may be the number of a day in Excel; otherwise as `readDate`. */
export function readDateCell(cell: string, now = new Date()): string | undefined {
  const days = latinDigits(cell).trim();
  if (!/^\d{5}(\.\d+)?$/.test(days)) return readDate(cell, now);
  return new Date(EXCEL_BEGINS + Math.floor(Number(days)) * DAY).toISOString().slice(0, 10);
}

/** The day as YYYY-MM-DD; undefined if the calendar has no such day. */
function dateOf(day: number, month: number, year: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, day));
  const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  if (!exists || year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  return moment.toISOString().slice(0, 10);
}

function fullYear(twoDigits: number, now: Date): number {
  const thisYear = now.getUTCFullYear();
  const ours = thisYear - (thisYear % 100) + twoDigits;
  return ours > thisYear + 10 ? ours - 100 : ours;
}

/** Day, month and year of 5th July 2024, 5-Jul-24, July 5, 2024, Friday, 5 July 2024, ৫ জুলাই ২০২৪. */
function partsWithName(text: string): string[] | undefined {
  const words = withAssameseR(text)
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/, '')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '' && word !== 'of');
  const place = words.findIndex(monthOf);
  if (words.length !== 3 || place < 0 || place > 1) return undefined;
  const [day = '', year = ''] = words.filter((_, at) => at !== place);
  if (!/^\d{1,2}$/.test(day) || !/^(\d{4}|\d{2})$/.test(year)) return undefined;
  return [day, String(monthOf(words[place] ?? '')), year];
}

export interface FoundDate {
  /** The date as written. */
  written: string;
  /** `2024-07-05` */
  date: string;
}

/**
 * Formats of dates in file names and letters, the most reliable first: 05-07-2024, 2024_07_05, 5th
 * July, 2024, 05Jul24, 20240705.
 */
const formats = [
  // Requires the same separator twice: ‘List 3 04-03-2019’ is a day in March.
  /(?<!\d)\d{1,2}([-_./ ])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/,
  /(?<!\d)\d{4}([-_./ ])\d{1,2}\1\d{1,2}(?!\d)/,
  new RegExp(
    `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?(?: of)?[-_. ]*${MONTH}[-_., ]*(?:\\d{4}|\\d{2})(?!\\d)`,
    'iu',
  ),
  new RegExp(`${MONTH}[-_. ]*\\d{1,2}(?:st|nd|rd|th)?[-_., ]+\\d{4}(?!\\d)`, 'iu'),
  /(?<!\d)(?:19|20)\d{6}(?!\d)/,
];

/** Finds the date in the most reliable format. */
export function findDate(text: string): FoundDate | undefined {
  const latin = withAssameseR(latinDigits(text));
  for (const format of formats) {
    const match = format.exec(latin);
    const date = match && readDate(spaced(match[0]));
    if (date) return { written: text.slice(match.index, match.index + match[0].length), date };
  }
  return undefined;
}

/** A match with spaces between its parts. */
const spaced = (match: string): string =>
  /^\d{8}$/.test(match)
    ? `${match.slice(0, 4)}-${match.slice(4, 6)}-${match.slice(6)}`
    : match
        .replace(/[_.\s]+/g, /^\d{4}/.test(match) ? '-' : ' ')
        .replace(/(\d)([a-z]{3})/gi, '$1 $2')
        .replace(/([a-z])(\d)/gi, '$1 $2');
