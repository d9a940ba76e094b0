/** Days of the demo, all reckoned from one given day so that seven years are covered and something is always new. */
import type { Random } from '../random.ts';

/** `YYYY-MM-DD` */
export type Day = string;

const two = (n: number) => String(n).padStart(2, '0');
export const dayOf = (year: number, month: number, day: number): Day =>
  `${year}-${two(month)}-${two(day)}`;
export const yearOf = (day: Day): number => Number(day.slice(0, 4));

export function shift(day: Day, days: number): Day {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Noon in Assam: the day is the same in every zone that an editor may sit in. */
export const moment = (day: Day): string => `${day}T06:30:00.000Z`;

/** From 2020 or six years ago, whichever is earlier, to this year. */
export function years(today: Day): number[] {
  const last = yearOf(today);
  const first = Math.min(2020, last - 6);
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** A day of that year that is not ahead of today. */
export function dayIn(
  year: number,
  random: Random,
  today: Day,
  months: readonly [number, number] = [1, 12],
): Day {
  const day = dayOf(year, random.whole(...months), random.whole(1, 28));
  return day <= today ? day : shift(today, -random.whole(0, 20));
}

export const session = (year: number): string => `${year}-${two((year + 1) % 100)}`;
