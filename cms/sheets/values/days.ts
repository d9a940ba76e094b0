/** Reads dates as written in India: the day first, with any separators. */

import { latinDigits } from '@college/contract/latin-digits';
import { Refusal } from '../../platform/refusal.ts';

const english = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const assamese = [
  ...['জানুৱাৰী', 'ফেব্ৰুৱাৰী', 'মাৰ্চ', 'এপ্ৰিল', 'মে', 'জুন'],
  ...['জুলাই', 'আগষ্ট', 'ছেপ্টেম্বৰ', 'অক্টোবৰ', 'নৱেম্বৰ', 'ডিচেম্বৰ'],
];

/** Day 0 of Excel, which counts a 29 February 1900 that did not exist. */
const EXCEL_BEGINS = Date.UTC(1899, 11, 30);
const DAY = 24 * 60 * 60 * 1000;

/**
 * Converts a date to ISO at noon UTC, which is the same day in every zone and how the admin stores
 * days. Throws a `Refusal` for a day that does not exist.
 */
export function readDay(written: string, now = new Date()): string {
  const parts = partsOf(latinDigits(written).trim().toLowerCase());
  const [day = 0, month = 0, yearPart = 0] = parts ?? [];
  const year = yearPart < 100 ? century(yearPart, now) : yearPart;
  const moment = new Date(Date.UTC(year, month - 1, day));
  const isDay = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day;
  if (!parts || !isDay || year < 1800 || year > 2200)
    throw new Refusal('noDay', { value: written });
  return new Date(`${moment.toISOString().slice(0, 10)}T12:00:00Z`).toISOString();
}

/** Years with two digits are in the past, or in the next ten years. */
function century(year: number, now: Date): number {
  const thisYear = now.getUTCFullYear();
  const ours = thisYear - (thisYear % 100) + year;
  return ours > thisYear + 10 ? ours - 100 : ours;
}

type Parts = [day: number, month: number, year: number];

function partsOf(text: string): Parts | undefined {
  const numbers = (match: RegExpMatchArray | null) => match?.slice(1).map(Number);
  // A time after the date is ignored.
  const written = text.replace(/[t ]\d{1,2}:\d{2}(:\d{2})?(\.\d+)?\s*(am|pm|z)?$/, '');
  if (/^\d{5}(\.\d+)?$/.test(written)) return ofExcel(Math.floor(Number(written)));
  const [y, m, d] =
    numbers(written.match(/^(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})$/)) ?? [];
  if (y !== undefined) return [d ?? 0, m ?? 0, y];
  const dayFirst = /^(\d{1,2})(?:\s*[-/.,]\s*|\s+)(\d{1,2})(?:\s*[-/.,]\s*|\s+)(\d{4}|\d{2})$/;
  const [day, month, year] = numbers(written.match(dayFirst)) ?? [];
  return day === undefined ? withName(written) : [day, month ?? 0, year ?? 0];
}

function ofExcel(days: number): Parts {
  const moment = new Date(EXCEL_BEGINS + days * DAY);
  return [moment.getUTCDate(), moment.getUTCMonth() + 1, moment.getUTCFullYear()];
}

/** 5th July 2024, 5-Jul-24, July 5, 2024, Friday, 5 July 2024, ৫ জুলাই ২০২৪. */
function withName(text: string): Parts | undefined {
  const words = text
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/^(mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/, '')
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word !== '' && word !== 'of');
  if (words.length !== 3) return undefined;
  const place = words.findIndex((word) => monthOf(word) > 0);
  const [first, second] = words.filter((_, i) => i !== place);
  if (place < 0 || place > 1 || !/^\d{1,2}$/.test(first ?? '')) return undefined;
  if (!/^(\d{4}|\d{2})$/.test(second ?? '')) return undefined;
  return [Number(first), monthOf(words[place] ?? ''), Number(second)];
}

const monthOf = (word: string): number =>
  1 +
  Math.max(
    english.findIndex((name) => isMonth(word, name)),
    assamese.indexOf(word),
  );
const isMonth = (word: string, name: string) => word.startsWith(name) && monthsWritten.test(word);
const monthsWritten =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/;
