/** The days of a calendar: events, deadlines, holidays. */
import { isAnnouncedEvent } from '@college/contract/codes';
import type { HolidayOfYear, Notice } from '@college/contract/entities';
import { isoDate } from '../../components/notices/due.ts';
import { excerpt } from '../../components/text/clean-html.ts';
import type { Strings } from '../../strings/en.ts';
import type { Day } from './ical.ts';

/** Characters of a text; the full text is at the address. */
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
