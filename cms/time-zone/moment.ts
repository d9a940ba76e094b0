/** Formats and parses times as the office writes them, in the college's time zone. */
import { latinDigits } from '@college/contract/latin-digits';
import { readDate } from '../reading/written-date.ts';
import { type Sentence, say } from '../words/say.ts';

const formatIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

const partsIn = (timeZone: string, moment: Date) =>
  Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );

/** `23-11 09:00`, with the year if it is not the current one. */
export function momentText(at: string, timeZone: string, now = new Date()): string {
  const { day, month, year, hour, minute } = partsIn(timeZone, new Date(at));
  const isThisYear = year === partsIn(timeZone, now).year;
  return `${day}-${month}${isThisYear ? '' : `-${year}`} ${hour}:${minute}`;
}

/** `23-11-2026 09:00`, which `readMoment` can parse. */
export function typedMoment(at: Date, timeZone: string): string {
  const { day, month, year, hour, minute } = partsIn(timeZone, at);
  return `${day}-${month}-${year} ${hour}:${minute}`;
}

/** Converts a browser's `2026-11-23T09:00` to `23-11-2026 09:00`; '' for anything else. */
export function pickedMoment(value: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(value) ?? [];
  return year ? `${day}-${month}-${year} ${time}` : '';
}

type MomentRead = { at: Date } | { problem: Sentence };

const DAY = 86_400_000;
const clock = /[\s,](\d{1,2})\s?[:.]\s?(\d{2})\s?(?:([ap])\.?\s?m\.?)?$/i;
const numbersOnly = /^[\d\s./-]+$/;

/** Parses a day as people write it and a time: `24-11-2026 09:00`, `24/11/26, 9:30 pm`, `24 Nov 2026 09.00`. */
export function readMoment(text: string, timeZone: string, now = new Date()): MomentRead {
  const latin = latinDigits(text).trim();
  if (latin === '') return { problem: 'Enter the date and the time.' };
  const parts = clock.exec(latin);
  const day = latin.slice(0, parts?.index).replace(/,$/, '').trim();
  const isoDay = readDate(day, now);
  if (!parts || !(isoDay || numbersOnly.test(day)))
    return { problem: 'Enter the date and the time as DD-MM-YYYY HH:mm.' };
  if (!isoDay) return { problem: 'This date does not exist. Check the day and the month.' };
  const hour = hourOfDay(Number(parts[1]), parts[3]);
  const minute = Number(parts[2]);
  if (hour === undefined || minute > 59)
    return {
      problem: 'This time does not exist. Use hours from 00 to 23 and minutes from 00 to 59.',
    };
  const at = atClock(isoDay, hour, minute, timeZone);
  if (at <= now) return { problem: 'This time has passed. Enter a later one.' };
  return { at };
}

/** The hour from 0 to 23, or undefined if invalid; `half` is a or p of a twelve-hour clock. */
function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (!half) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
}

/**
 * The moment at which clocks of a zone show a time, the first of two. A time that the clocks skip becomes the time that they
 * show instead.
 */
function atClock(isoDay: string, hour: number, minute: number, timeZone: string): Date {
  const wanted = Date.parse(`${isoDay}T00:00Z`) + (hour * 60 + minute) * 60_000;
  /** What clocks show, as if it were UTC. */
  const shownAt = (moment: Date): number => {
    const shown = partsIn(timeZone, moment);
    return Date.parse(`${shown.year}-${shown.month}-${shown.day}T${shown.hour}:${shown.minute}Z`);
  };
  // The zone is as far from UTC as a day before or, if clocks change on this day, as a day after.
  const asOn = (day: number): Date => new Date(wanted - (shownAt(new Date(day)) - day));
  const [before, after] = [asOn(wanted - DAY), asOn(wanted + DAY)];
  return shownAt(before) !== wanted && shownAt(after) === wanted ? after : before;
}

/** `Planned: 23-11 09:00` */
export const scheduledText = (
  language: string,
  { at, publishes }: { at: string; publishes: boolean },
  timeZone: string,
): string =>
  say(language, publishes ? 'Scheduled: {{moment}}' : 'Unpublish: {{moment}}', {
    moment: momentText(at, timeZone),
  });
