/** What asks something of its readers until a day. */
import type { NoticeType } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';

/** DD-MM-YYYY as YYYY-MM-DD, which goes by the alphabet; '' for none. */
export const sortable = (date = ''): string => date.split('-').reverse().join('-');

const DAY = 24 * 60 * 60 * 1000;

/** Days from today, YYYY-MM-DD, to a day that travels as DD-MM-YYYY: 0 on the day itself, NaN where there is none. */
export const daysUntil = (date: string | undefined, today: string): number =>
  (Date.parse(sortable(date)) - Date.parse(today)) / DAY;

/** Those that are still due, soonest first. */
export const dueSoon = (notices: readonly Notice[], today: string, most = Infinity): Notice[] =>
  notices
    .filter(({ deadline }) => daysUntil(deadline, today) >= 0)
    .sort((one, other) => sortable(one.deadline).localeCompare(sortable(other.deadline)))
    .slice(0, most);

/** Whether it stands on top of its list: until the end of its day, else until it is due. */
export const isOnTop = ({ importance, on_top_until, deadline }: Notice, today: string): boolean =>
  Boolean(importance) && daysUntil(on_top_until || deadline, today) >= 0;

/** The first page of a list with what stands on top: urgent ones, then important ones, each once. */
export function withOnTop(
  items: readonly Notice[],
  pressing: readonly Notice[],
  { type, today }: { type: NoticeType; today: string },
): Notice[] {
  const top = pressing
    .filter((notice) => notice.type === type && isOnTop(notice, today))
    .sort(
      (one, other) => Number(other.importance === 'urgent') - Number(one.importance === 'urgent'),
    );
  const ids = new Set(top.map(({ id }) => id));
  return [...top, ...items.filter(({ id }) => !ids.has(id))];
}
