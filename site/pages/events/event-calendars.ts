import { type FileModule, loaderContext } from '../../context.ts';
import { getNoticeDays, readCollegeCalendar } from '../../lists/calendar/calendars.ts';
import { calendarResponse } from '../../lists/calendar/ical.ts';
import { loader as readEvent } from './single-event.tsx';

/** All days of the college, for calendar programs that subscribe to them. */
export const collegeCalendar: FileModule = {
  query: [],
  loader: async (args) => calendarResponse(await readCollegeCalendar(args)),
};

/** The days of one event or notice, to add to a calendar once. */
export const eventCalendar: FileModule = {
  query: ['eventId'],
  async loader(args) {
    const { event } = await readEvent(args);
    const { call, locale, strings } = args.context.get(loaderContext);
    const { name, time_zone } = await call.getcollege();
    const url = new URL(args.request.url);
    const page = url.href.replace('/calendar.ics', '');
    return calendarResponse(
      {
        title: event.title,
        college: name,
        language: locale,
        host: url.hostname,
        timeZone: time_zone,
        days: getNoticeDays(event, page, strings),
      },
      `event-${event.id}.ics`,
    );
  },
};
