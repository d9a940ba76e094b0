/** The days of one event or notice, for a calendar that takes them over. */
import type { LoaderFunctionArgs } from 'react-router';
import { loaderContext } from '../../../context.ts';
import { daysOf } from '../../../lists/calendar/days.ts';
import { calendarAnswer } from '../../../lists/calendar/ical.ts';
import { loader as readEvent } from './single-event.tsx';

export const query = ['eventId'];

export async function loader(args: LoaderFunctionArgs) {
  const { event } = await readEvent(args);
  const { call, locale, strings } = args.context.get(loaderContext);
  const { name, time_zone } = await call.getcollege();
  const url = new URL(args.request.url);
  const page = url.href.replace('/calendar.ics', '');
  return calendarAnswer(
    {
      ...{ title: event.title, college: name, language: locale, host: url.hostname },
      ...{ timeZone: time_zone, days: daysOf(event, page, strings) },
    },
    `event-${event.id}.ics`,
  );
}
