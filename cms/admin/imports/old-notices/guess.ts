/** What a notice is called and of which day it is, told by the name of its file. */
import { readDay } from '../../../sheets/values/days.ts';

export interface Guess {
  title: string;
  /** `2024-07-05`; '' where the name tells none. */
  date: string;
}

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
/** Days as they stand in names of files: 05-07-2024, 2024_07_05, 5th July 2024, 05Jul24; 20240705 last. */
const days = [
  /(?<!\d)\d{1,2}[-_. ]\d{1,2}[-_. ](?:\d{4}|\d{2})(?!\d)/,
  /(?<!\d)\d{4}[-_. ]\d{1,2}[-_. ]\d{1,2}(?!\d)/,
  new RegExp(
    `(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?[-_. ]*(?:${months})[a-z]*[-_., ]*(?:\\d{4}|\\d{2})(?!\\d)`,
    'i',
  ),
  new RegExp(`(?:${months})[a-z]*[-_. ]*\\d{1,2}(?:st|nd|rd|th)?[-_., ]+\\d{4}(?!\\d)`, 'i'),
  /(?<!\d)(?:19|20)\d{6}(?!\d)/,
];

export function guessOf(fileName: string): Guess {
  const name = fileName.replace(/\.[^.]*$/, '').normalize('NFC');
  for (const pattern of days) {
    const [written] = pattern.exec(name) ?? [];
    const date = written && dayOf(written);
    if (date) return { title: titleOf(name.replace(written, ' ')) || titleOf(name), date };
  }
  return { title: titleOf(name), date: '' };
}

/** '' where the calendar has no such day. */
function dayOf(written: string): string {
  const parted = /^\d{8}$/.test(written)
    ? `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6)}`
    : written
        .replace(/[_.\s]+/g, ' ')
        .replace(/(\d)([a-z]{3})/gi, '$1 $2')
        .replace(/([a-z])(\d)/gi, '$1 $2');
  for (const text of [parted, parted.replace(/ /g, '-')])
    try {
      return readDay(text).slice(0, 10);
    } catch {}
  return '';
}

/** Words with spaces between them, the first letter large. What scanners and browsers add goes. */
function titleOf(name: string): string {
  const words = name
    .replace(/\((?:\d+)\)|\bcopy\b|\bdated?\b|\bdt\b/gi, ' ')
    .replace(/[-_.+\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
