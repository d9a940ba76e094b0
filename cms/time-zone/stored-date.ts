/** Values of date fields. Has no import of Node, because the fields read dates in the browser, too. */
import { dayIn } from '@college/contract/days/time-zone';
import { readDate } from '../reading/written-date.ts';
import { say } from '../words/say.ts';
import { atNoon } from './dates.ts';

const isoMoment = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d/;

/**
 * A value of a date field as an ISO date and time, because databases read other spellings differently. A day as people write
 * it is noon in UTC. Undefined for a day that does not exist and for any other text, because `new Date` guesses.
 */
export function storedDate(value: unknown): string | undefined {
  if (typeof value === 'number' || value instanceof Date) return isoOf(new Date(value));
  if (typeof value !== 'string') return undefined;
  const [, isoDay] = isoMoment.exec(value) ?? [];
  if (isoDay) return readDate(isoDay) ? isoOf(new Date(value)) : undefined;
  const day = readDate(value);
  return day && atNoon(day);
}

function isoOf(moment: Date): string | undefined {
  const text = Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
  return readDate(text.slice(0, 10)) ? text : undefined;
}

/** A sentence for a value that is no date; undefined for a date and for none. */
export const dateRefusal = (language: string, value: unknown): string | undefined =>
  value && !storedDate(value)
    ? say(language, '“{{value}}” is not a valid date. Use DD-MM-YYYY, for example 05-07-2024.', {
        value: String(value),
      })
    : undefined;

/** The day of a stored value as DD-MM-YYYY. A text that is no date stays as it is. */
export function typedDay(value: string, timeZone: string): string {
  const stored = storedDate(value);
  if (!stored) return value;
  const [year, month, day] = dayIn(timeZone, new Date(stored)).split('-');
  return `${day}-${month}-${year}`;
}
