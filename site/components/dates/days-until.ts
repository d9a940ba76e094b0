/** Dates as days that can be compared. */

/** Converts DD-MM-YYYY to YYYY-MM-DD, which sorts as text; '' for no date. */
export const isoDate = (date = ''): string => date.split('-').reverse().join('-');

const DAY = 24 * 60 * 60 * 1000;

/** Counts the days from `today`, YYYY-MM-DD, to a date, DD-MM-YYYY: 0 on the day itself, NaN without a date. */
export const daysUntil = (date: string | undefined, today: string): number =>
  (Date.parse(isoDate(date)) - Date.parse(today)) / DAY;
