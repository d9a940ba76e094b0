import { announcedEvents } from '@college/contract/codes';
import { LONGEST_LIST } from '@college/contract/limits';
import type { LoaderFunctionArgs } from 'react-router';
import { eventPath } from '../../components/navigation/page-paths.ts';
import { loaderContext } from '../../context.ts';
import { type List, type Listed, readListed } from '../read-list.ts';
import { daysOf, holidayOf } from './days.ts';
import type { Calendar, Day } from './ical.ts';

const calendarOf = ({ title, college, locale, url }: Listed, days: readonly Day[]): Calendar => ({
  title,
  college: college.name,
  language: locale,
  host: url.hostname,
  timeZone: college.time_zone,
  days,
});

const daysListed = ({ notices, base, strings }: Listed): Day[] =>
  notices.flatMap((notice) => daysOf(notice, eventPath(notice.id, base), strings));

/** The days of a list. */
export async function readCalendar(list: List, args: LoaderFunctionArgs): Promise<Calendar> {
  const listed = await readListed(list, args, LONGEST_LIST);
  return calendarOf(listed, daysListed(listed));
}

/** Every day of the college: its events, its holidays and what is due. */
export async function readCollegeCalendar(args: LoaderFunctionArgs): Promise<Calendar> {
  const { call } = args.context.get(loaderContext);
  const all: List = { types: announcedEvents, title: ({ events }) => events.calendar };
  const [listed, due, holidays] = await Promise.all([
    readListed(all, args, LONGEST_LIST),
    call.getduenotices(),
    call.getholidays(),
  ]);
  const known = new Set(listed.notices.map(({ id }) => id));
  const notices = [...listed.notices, ...due.filter(({ id }) => !known.has(id))];
  return calendarOf(listed, [
    ...daysListed({ ...listed, notices }),
    ...holidays.flatMap((holiday) => holidayOf(holiday, `${listed.base}/`, listed.strings)),
  ]);
}
