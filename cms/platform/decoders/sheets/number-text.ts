/** Formats numbers of a sheet as Excel shows them. */
import { format, getFormatDateInfo } from 'numfmt';

/** Excel's built-in number formats by id; date formats by what they show. */
const builtIn: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  14: 'dd-mm-yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'dd-mm-yyyy h:mm',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
};
/** Built-in date formats of East Asia. */
const isEastern = (id: number) => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

const LONGEST_PATTERN = 255;

/** Formats the values of cells with one number format. */
export type NumberText = (value: number) => string;

/**
 * The formatter for a format id, or for a pattern where the sheet defines one. With `is1904`, days
 * count from 1904.
 */
export function numberTextOf(id: number, pattern: string | undefined, is1904: boolean): NumberText {
  const own = pattern ?? builtIn[id] ?? (isEastern(id) ? 'dd-mm-yyyy' : '');
  if (own === '' || own.length > LONGEST_PATTERN || /^general$|^@$/i.test(own)) return plainNumber;
  const shows = dateInfoOf(own);
  if (shows?.year && !shows.month && !shows.day)
    return (value) => dayText(value, is1904)?.slice(6, 10) ?? plainNumber(value);
  if (shows?.year || shows?.month || shows?.day)
    return (value) => dayText(value, is1904, shows.hours) ?? plainNumber(value);
  return (value) => formatted(own, value);
}

function dateInfoOf(pattern: string) {
  try {
    return getFormatDateInfo(pattern);
  } catch {
    // A format that Excel would not accept.
    return undefined;
  }
}

/** Excel calculates with fifteen digits. */
export const plainNumber: NumberText = (value) => String(Number(value.toPrecision(15)));

/**
 * The text that Excel shows, or the plain number if the format hides digits: a phone number in the
 * format 0.00E+00 stays complete.
 */
function formatted(pattern: string, value: number): string {
  let text: string;
  try {
    text = format(pattern, value).trim();
  } catch {
    // A format that Excel would not accept.
    return plainNumber(value);
  }
  const isPercent = text.endsWith('%');
  const number = Number(text.replace(/[,\s]|%$/g, ''));
  const asNumber = isPercent ? number / 100 : number;
  if (Math.abs(asNumber - value) <= Math.abs(value) * 1e-14) return text;
  if (isPercent) return `${plainNumber(value * 100)}%`;
  const digits = String(Math.abs(value));
  const hasAll = /^\d+$/.test(digits) && text.replace(/\D/g, '').endsWith(digits);
  const isTime = /^\d+:\d\d/.test(text);
  return hasAll || isTime ? text : plainNumber(value);
}

const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 2_958_466;
/**
 * Day 0 of the calendar. Excel counts a 29 February 1900 that did not exist, so later days count
 * from 30 December 1899 and earlier ones from the 31st.
 */
const begins = (days: number, is1904: boolean) => {
  if (is1904) return Date.UTC(1904, 0, 1);
  return days < 60 ? Date.UTC(1899, 11, 31) : Date.UTC(1899, 11, 30);
};

/** DD-MM-YYYY, followed by the time if the format shows it and it is not midnight. */
function dayText(days: number, is1904: boolean, hasHours = false): string | undefined {
  if (days < 0 || days >= MOST_DAYS) return undefined;
  const seconds = Math.round((days * DAY) / 1000);
  return isoDayText(new Date(begins(days, is1904) + seconds * 1000).toISOString(), hasHours);
}

/** The same for an ISO timestamp. */
export function isoDayText(iso: string, hasHours = true): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d))?/.exec(iso) ?? [];
  if (year === undefined) return iso;
  const hours = hasHours && time && time !== '00:00' ? ` ${time}` : '';
  return `${day}-${month}-${year}${hours}`;
}
