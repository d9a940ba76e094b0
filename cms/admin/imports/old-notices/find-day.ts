/** Finds a date in a text, in the formats of Indian offices. */
import { isRefusal } from '../../../platform/refusal.ts';
import { readDay } from '../../../sheets/values/days.ts';

export interface Found {
  /** The date as written. */
  written: string;
  /** `2024-07-05` */
  date: string;
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/**
 * Formats of dates in file names and letters, the most reliable first: 05-07-2024, 2024_07_05, 5th
 * July, 2024, 05Jul24, 20240705.
 */
const days = [
  // Requires the same separator twice: ‘List 3 04-03-2019’ is a day in March.
  /(?<!\d)\d{1,2}([-_./ ])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/,
  /(?<!\d)\d{4}([-_./ ])\d{1,2}\1\d{1,2}(?!\d)/,
  new RegExp(
    `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?(?: of)?[-_. ]*(?:${months})[a-z]*[-_., ]*(?:\\d{4}|\\d{2})(?!\\d)`,
    'i',
  ),
  new RegExp(`(?:${months})[a-z]*[-_. ]*\\d{1,2}(?:st|nd|rd|th)?[-_., ]+\\d{4}(?!\\d)`, 'i'),
  /(?<!\d)(?:19|20)\d{6}(?!\d)/,
];

/** Finds the date in the most reliable format. */
export function findDay(text: string): Found | undefined {
  for (const pattern of days) {
    const [match] = pattern.exec(text) ?? [];
    const date = match && dayOf(match);
    if (date) return { written: match, date };
  }
  return undefined;
}

/** Converts a match to ISO; '' for a day that does not exist. */
function dayOf(match: string): string {
  const parted = /^\d{8}$/.test(match)
    ? `${match.slice(0, 4)}-${match.slice(4, 6)}-${match.slice(6)}`
    : match
        .replace(/[_.\s]+/g, ' ')
        .replace(/(\d)([a-z]{3})/gi, '$1 $2')
        .replace(/([a-z])(\d)/gi, '$1 $2');
  for (const text of [parted, parted.replace(/ /g, '-')])
    try {
      return readDay(text).slice(0, 10);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  return '';
}
