/** Writes days as an iCalendar file (RFC 5545). */
import { create } from 'content-disposition';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { withoutControls } from '../../components/text/plain-text.ts';

export interface Day {
  /** Permanent id, unique in its calendar. */
  id: string;
  title: string;
  /** Date as YYYY-MM-DD; the last day is included. */
  first: string;
  last: string;
  /** Time of the last change, ISO 8601; '' if unknown. */
  updated: string;
  isCancelled: boolean;
  text: string;
  url: string;
}
export interface Calendar {
  title: string;
  college: string;
  language: string;
  host: string;
  timeZone: string;
  days: readonly Day[];
}

/** Returns a number that grows with every change. It has 31 bits, because some programs read no more. */
const sequenceNumber = (moment: Date) =>
  Math.max(0, Math.floor((moment.getTime() - Date.UTC(2020, 0, 1)) / 1000));

const dayAfter = (day: Date) => new Date(day.getTime() + 24 * 60 * 60 * 1000);
/** Escapes the name of a calendar, which the library does not do. */
const escapeName = (name: string) =>
  withoutControls(name)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\s+/g, ' ');

/** Writes a calendar. The stamp is the time of the change, so the same days give the same bytes. */
export function writeCalendar({
  title,
  college,
  language,
  host,
  timeZone,
  days,
}: Calendar): string {
  const calendar = ical({
    name: escapeName(`${title} – ${college}`),
    prodId: { company: host, product: 'calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
  });
  for (const { id, title, first, last, updated, isCancelled, text, url } of days) {
    const start = new Date(first);
    const changed = new Date(updated || first);
    calendar.createEvent({
      id: `${id}@${host}`,
      sequence: sequenceNumber(changed),
      stamp: changed,
      lastModified: changed,
      start,
      end: dayAfter(new Date(last)),
      allDay: true,
      summary: withoutControls(title),
      description: withoutControls(text) || null,
      url,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return withTimeZone(calendar.toString(), timeZone);
}

/**
 * Adds the time zone before the first event. If the library knew the zone, it would write times by the server's clock;
 * and it writes custom properties after the events, where RFC 5545 allows none.
 */
const withTimeZone = (calendar: string, timeZone: string) =>
  calendar.replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, `X-WR-TIMEZONE:${timeZone}\r\n`);

/** Answers with a calendar to subscribe to, or, with a name, with a file to import once. */
export const calendarResponse = (calendar: Calendar, name?: string): Response =>
  new Response(writeCalendar(calendar), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      ...(name && { 'Content-Disposition': create(name) }),
    },
  });
