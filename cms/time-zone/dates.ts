/** Formats dates as DD-MM-YYYY, and calculates with days in the college's time zone. */

import { TIME_ZONE } from '@college/contract/codes';
import { months } from '@college/contract/days/months';
import { dayIn, isTimeZone, midnightIn } from '@college/contract/days/time-zone';

/** On `globalThis`, because the bundler may load this module more than once in a process. */
const processState = globalThis as typeof globalThis & { collegeTimeZone?: string };

/** The time zone of the college, read at start and with every new content revision. */
export const timeZone = (): string => processState.collegeTimeZone ?? TIME_ZONE;

/** Applies the stored zone; an empty or invalid one means the default. */
export function setTimeZone(stored: unknown): void {
  processState.collegeTimeZone = isTimeZone(String(stored)) ? String(stored) : TIME_ZONE;
}

const noons = ['2026-01-01', '2026-07-01'].map((day) => new Date(`${day}T12:00:00Z`));

/**
 * True if a stored day, which is noon in UTC, is the same day in the zone. From UTC+12 on it is the
 * next day.
 */
export const isSameDayAtNoon = (zone: string): boolean =>
  noons.every((noon) => dayIn(zone, noon) === noon.toISOString().slice(0, 10));

/** Time zone setting for planned publishing: always the current zone of the college. */
export const planningZone = {
  get defaultTimezone() {
    return timeZone();
  },
  get supportedTimezones() {
    return [{ label: timeZone(), value: timeZone() }];
  },
};

const NEW_FOR_DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

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
    month: months.en[Number(no) - 1]?.slice(0, 3) ?? '',
    year,
  };
}

/** A day (YYYY-MM-DD) as it is stored: at noon in UTC, which is the same day in every zone of a college. */
export const atNoon = (isoDay: string): string => `${isoDay}T12:00:00.000Z`;

export const dateText = (stored: Stored): string => formatDate(stored).date;

/** Today in the college's time zone, as `YYYY-MM-DD`. */
export const today = (now = new Date()): string => dayIn(timeZone(), now);

const midnight = (isoDay: string): Date => midnightIn(timeZone(), isoDay);
const dayAfter = (isoDay: string, days: number): string =>
  new Date(Date.parse(isoDay) + days * DAY).toISOString().slice(0, 10);

export const startOfToday = (now = new Date()): Date => midnight(today(now));
export const endOfToday = (now = new Date()): Date => midnight(dayAfter(today(now), 1));

/** The first moment of the day of a moment, and of the next day. */
export function dayBounds(moment: Date) {
  const day = today(moment);
  return { from: midnight(day).toISOString(), until: midnight(dayAfter(day, 1)).toISOString() };
}

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
