/** Days as a calendar that programs read: RFC 5545. */
import { create } from 'content-disposition';
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import { withoutControls } from '../../components/text/plain-text.ts';

export interface Day {
  /** Never changes, whatever else does; of its calendar alone. */
  id: string;
  title: string;
  /** YYYY-MM-DD; the last one is a day of it. */
  first: string;
  last: string;
  /** ISO 8601; '' where nobody knows. */
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

/** A whole number that grows with every change; in 31 bits, which is all that some programs read. */
const sequenceNumber = (moment: Date) =>
  Math.max(0, Math.floor((moment.getTime() - Date.UTC(2020, 0, 1)) / 1000));

const dayAfter = (day: Date) => new Date(day.getTime() + 24 * 60 * 60 * 1000);
/** Names are texts as well, and are not escaped for us. */
const escapeName = (name: string) =>
  withoutControls(name)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\s+/g, ' ');

/** The same days are the same bytes: what is stamped is when they changed, and not when they were asked for. */
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
 * Adds the time zone before the first event. The library would write moments by the clock of the server if it knew
 * the zone, and writes properties of our own after the events, where RFC 5545 allows none.
 */
const withTimeZone = (calendar: string, timeZone: string) =>
  calendar.replace(/(?=BEGIN:VEVENT|END:VCALENDAR)/, `X-WR-TIMEZONE:${timeZone}\r\n`);

/** A calendar to follow; under a name one to take over once. */
export const calendarResponse = (calendar: Calendar, name?: string): Response =>
  new Response(writeCalendar(calendar), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      ...(name && { 'Content-Disposition': create(name) }),
    },
  });
