/** Formats dates as DD-MM-YYYY, and calculates with days in the college's time zone. */
import { dayIn, midnightIn } from '@college/contract/days/time-zone';
import { timeZone } from './college-zone.ts';

const NEW_FOR_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

type Stored = string | null | undefined;

export interface WrittenDate {
  date: string;
  date_no: string;
  month: string;
  year: string;
}

export function formatDate(stored: Stored): WrittenDate {
  if (!stored) return { date: '', date_no: '', month: '', year: '' };
  const [year = '', no = '', day = ''] = today(new Date(stored)).split('-');
  return {
    date: `${day}-${no}-${year}`,
    date_no: day,
    month: months[Number(no) - 1] ?? '',
    year,
  };
}

export const dateText = (stored: Stored): string => formatDate(stored).date;

/** Today in the college's time zone, as `YYYY-MM-DD`. */
export const today = (now = new Date()): string => dayIn(timeZone(), now);

const midnight = (isoDay: string): Date => midnightIn(timeZone(), isoDay);
const dayAfter = (isoDay: string, days: number): string =>
  new Date(Date.parse(isoDay) + days * DAY).toISOString().slice(0, 10);

export const startOfToday = (now = new Date()): Date => midnight(today(now));
export const endOfToday = (now = new Date()): Date => midnight(dayAfter(today(now), 1));

/** The first moment of a year and of the next. */
export const yearBounds = (year: number) => ({
  from: midnight(`${year}-01-01`).toISOString(),
  until: midnight(`${year + 1}-01-01`).toISOString(),
});

/** True for fourteen days from the date, and for future dates. */
export function isNew(stored: Stored, now = new Date()): boolean {
  if (!stored) return false;
  return dayAfter(today(new Date(stored)), NEW_FOR_DAYS) > today(now);
}
