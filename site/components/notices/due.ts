/** What asks something of its readers until a day. */
import type { NoticeType } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';

/** DD-MM-YYYY as YYYY-MM-DD, which goes by the alphabet; '' for none. */
export const isoDate = (date = ''): string => date.split('-').reverse().join('-');

const DAY = 24 * 60 * 60 * 1000;

/** Days from today, YYYY-MM-DD, to a day that travels as DD-MM-YYYY: 0 on the day itself, NaN where there is none. */
export const daysUntil = (date: string | undefined, today: string): number =>
  (Date.parse(isoDate(date)) - Date.parse(today)) / DAY;

/** Those that are still due, soonest first. */
export const sortByDeadline = (
  notices: readonly Notice[],
  today: string,
  limit = Infinity,
): Notice[] =>
  notices
    .filter(({ deadline }) => daysUntil(deadline, today) >= 0)
    .sort((first, second) => isoDate(first.deadline).localeCompare(isoDate(second.deadline)))
    .slice(0, limit);

/** Whether it stands on pinned of its list: until the end of its day, else until it is due. */
export const isPinned = ({ importance, on_top_until, deadline }: Notice, today: string): boolean =>
  Boolean(importance) && daysUntil(on_top_until || deadline, today) >= 0;

/** The first page of a list with what stands on pinned: urgent ones, then important ones, each once. */
export function withPinned(
  items: readonly Notice[],
  dueNotices: readonly Notice[],
  { type, today }: { type: NoticeType; today: string },
): Notice[] {
  const pinned = dueNotices
    .filter((notice) => notice.type === type && isPinned(notice, today))
    .sort(
      (first, second) =>
        Number(second.importance === 'urgent') - Number(first.importance === 'urgent'),
    );
  const ids = new Set(pinned.map(({ id }) => id));
  return [...pinned, ...items.filter(({ id }) => !ids.has(id))];
}
