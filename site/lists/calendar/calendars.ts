import { announcedEvents } from '@college/contract/codes';
import { LONGEST_LIST } from '@college/contract/limits';
import type { LoaderFunctionArgs } from 'react-router';
import { eventPath } from '../../components/navigation/page-paths.ts';
import { loaderContext } from '../../context.ts';
import { type ListContent, type ListDefinition, readList } from '../read-list.ts';
import { getHolidayDays, getNoticeDays } from './days.ts';
import type { Calendar, Day } from './ical.ts';

const toCalendar = (
  { title, college, locale, url }: ListContent,
  days: readonly Day[],
): Calendar => ({
  title,
  college: college.name,
  language: locale,
  host: url.hostname,
  timeZone: college.time_zone,
  days,
});

const getListDays = ({ notices, base, strings }: ListContent): Day[] =>
  notices.flatMap((notice) => getNoticeDays(notice, eventPath(notice.id, base), strings));

/** Returns the days of a list. */
export async function readCalendar(
  list: ListDefinition,
  args: LoaderFunctionArgs,
): Promise<Calendar> {
  const content = await readList(list, args, LONGEST_LIST);
  return toCalendar(content, getListDays(content));
}

/** Returns all days of the college: events, holidays and deadlines. */
export async function readCollegeCalendar(args: LoaderFunctionArgs): Promise<Calendar> {
  const { call } = args.context.get(loaderContext);
  const all: ListDefinition = { types: announcedEvents, title: ({ events }) => events.calendar };
  const [content, due, holidays] = await Promise.all([
    readList(all, args, LONGEST_LIST),
    call.getduenotices(),
    call.getholidays(),
  ]);
  const listedIds = new Set(content.notices.map(({ id }) => id));
  const notices = [...content.notices, ...due.filter(({ id }) => !listedIds.has(id))];
  return toCalendar(content, [
    ...getListDays({ ...content, notices }),
    ...holidays.flatMap((holiday) => getHolidayDays(holiday, `${content.base}/`, content.strings)),
  ]);
}
