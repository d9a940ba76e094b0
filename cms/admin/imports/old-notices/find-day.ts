/** A day within words, as offices in India write it. */
import { readDay } from '../../../sheets/values/days.ts';

export interface Found {
  /** The date as it is written in the text. */
  written: string;
  /** `2024-07-05` */
  date: string;
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** As they stand in names of files and in letters: 05-07-2024, 2024_07_05, 5th July, 2024, 05Jul24; 20240705 last. */
const days = [
  // The same between all three: ‘List 3 04-03-2019’ is of March.
  /(?<!\d)\d{1,2}([-_./ ])\d{1,2}\1(?:\d{4}|\d{2})(?!\d)/,
  /(?<!\d)\d{4}([-_./ ])\d{1,2}\1\d{1,2}(?!\d)/,
  new RegExp(
    `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?(?: of)?[-_. ]*(?:${months})[a-z]*[-_., ]*(?:\\d{4}|\\d{2})(?!\\d)`,
    'i',
  ),
  new RegExp(`(?:${months})[a-z]*[-_. ]*\\d{1,2}(?:st|nd|rd|th)?[-_., ]+\\d{4}(?!\\d)`, 'i'),
  /(?<!\d)(?:19|20)\d{6}(?!\d)/,
];

/** The first in the order of how surely it is one. */
export function findDay(text: string): Found | undefined {
  for (const pattern of days) {
    const [match] = pattern.exec(text) ?? [];
    const date = match && dayOf(match);
    if (date) return { written: match, date };
  }
  return undefined;
}

/** '' where the calendar has no such day. */
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
    } catch {}
  return '';
}
