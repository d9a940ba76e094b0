/** Dates as they travel: DD-MM-YYYY, and days as they begin and end in Asia/Kolkata. */
const zone = 'Asia/Kolkata';
const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const months = new Intl.DateTimeFormat('en-US', { timeZone: zone, month: 'short' });
const DAY = 24 * 60 * 60 * 1000;
const NEW_FOR_DAYS = 14;

type Stored = string | null | undefined;

export interface WrittenDate {
  date: string;
  date_no: string;
  month: string;
  year: string;
}

export function writtenDate(stored: Stored): WrittenDate {
  if (!stored) return { date: '', date_no: '', month: '', year: '' };
  const moment = new Date(stored);
  const part = (type: string) =>
    parts.formatToParts(moment).find((candidate) => candidate.type === type)?.value ?? '';
  const [day, month, year] = [part('day'), part('month'), part('year')];
  return { date: `${day}-${month}-${year}`, date_no: day, month: months.format(moment), year };
}

export const dateText = (stored: Stored): string => writtenDate(stored).date;

/** Midnight in Asia/Kolkata, which keeps no summer time. */
const midnight = (isoDay: string) => new Date(`${isoDay}T00:00:00+05:30`);

/** `YYYY-MM-DD` of the day it is in Assam. */
export function today(now = new Date()): string {
  const { date } = writtenDate(now.toISOString());
  return date.split('-').reverse().join('-');
}

export const startOfToday = (now = new Date()): Date => midnight(today(now));
export const endOfToday = (now = new Date()): Date => new Date(startOfToday(now).getTime() + DAY);

/** The first moment of a year and of the next. */
export const yearBounds = (year: number) => ({
  from: midnight(`${year}-01-01`).toISOString(),
  until: midnight(`${year + 1}-01-01`).toISOString(),
});

/** New for fourteen days from the day of its date; what is dated ahead is new as well. */
export function isNew(stored: Stored, now = new Date()): boolean {
  if (!stored) return false;
  return (
    startOfToday(now).getTime() - startOfToday(new Date(stored)).getTime() < NEW_FOR_DAYS * DAY
  );
}
