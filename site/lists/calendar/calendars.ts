import { announcedEvents, isAnnouncedEvent } from '@college/contract/codes';
import type { HolidayOfYear, Notice } from '@college/contract/entities';
import { RECORDS_PER_PAGE } from '@college/contract/limits';
import type { LoaderFunctionArgs } from 'react-router';
import { isoDate } from '../../components/dates/days-until.ts';
import { eventPath } from '../../components/navigation/page-paths.ts';
import { excerpt } from '../../components/text/clean-html.ts';
import { loaderContext } from '../../context.ts';
import type { Strings } from '../../strings/en.ts';
import { type ListContent, type ListDefinition, readList } from '../read-list.ts';
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
  const content = await readList(list, args, RECORDS_PER_PAGE);
  return toCalendar(content, getListDays(content));
}

/** Returns all days of the college: events, holidays and deadlines. */
export async function readCollegeCalendar(args: LoaderFunctionArgs): Promise<Calendar> {
  const { call } = args.context.get(loaderContext);
  const all: ListDefinition = { types: announcedEvents, title: ({ events }) => events.calendar };
  const [content, due, holidays] = await Promise.all([
    readList(all, args, RECORDS_PER_PAGE),
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

/** Characters of the text of a day; the full text is at its address. */
const LONGEST_TEXT = 600;

const isDay = (day: string) => !Number.isNaN(Date.parse(day));

/** Returns the days of a notice, with permanent ids; `url` is the notice's own page. */
export function getNoticeDays(notice: Notice, url: string, { notices }: Strings): Day[] {
  const { id, title, updated_at = '', deadline, cancelled } = notice;
  const text = excerpt(notice.description, LONGEST_TEXT);
  const on = (kind: string, date: string, summary: string): Day => ({
    id: `${kind}-${id}`,
    title: summary,
    first: isoDate(date),
    last: isoDate(date),
    updated: updated_at,
    isCancelled: cancelled === 1,
    text,
    url,
  });
  return [
    ...(isAnnouncedEvent(notice.type) ? [on('event', notice.date, title)] : []),
    ...(deadline ? [on('due', deadline, `${notices.due}: ${title}`)] : []),
  ].filter(({ first }) => isDay(first));
}

/** Returns the days of a holiday; none if it has no dates or ends before it begins. */
export function getHolidayDays(holiday: HolidayOfYear, url: string, { events }: Strings): Day[] {
  const [first, last] = [isoDate(holiday.start_date), isoDate(holiday.end_date)];
  if (!isDay(first) || !isDay(last) || last < first) return [];
  const { id, title, updated_at = '' } = holiday;
  return [
    {
      ...{ id: `holiday-${id}`, title: events.holiday(title), first, last, updated: updated_at },
      ...{ isCancelled: false, text: '', url },
    },
  ];
}
