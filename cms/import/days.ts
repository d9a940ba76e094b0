/** Dates and years of another backend, as this one stores them. */

import { readDate } from '../reading/written-date.ts';
import { atNoon } from '../time-zone/dates.ts';

/** The stored day of a written one; undefined for a text that is no date. */
export function storedDay(text: string): string | undefined {
  const isoDay = readDate(text);
  return isoDay && atNoon(isoDay);
}

/** The years of a batch in the form `YYYY - YYYY`. */
export function readBatch(text: string): { batch_from?: number; batch_to?: number } {
  const [from, to] = text.match(/\d{4}/g) ?? [];
  return { batch_from: from ? Number(from) : undefined, batch_to: to ? Number(to) : undefined };
}
