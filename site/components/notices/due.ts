/** Deadlines and pinned notices. */
import type { NoticeType } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';
import { daysUntil, isoDate } from '../dates/days-until.ts';

/** Returns the notices whose deadline is not over, the earliest first. */
export const sortByDeadline = (
  notices: readonly Notice[],
  today: string,
  limit = Infinity,
): Notice[] =>
  notices
    .filter(({ deadline }) => daysUntil(deadline, today) >= 0)
    .sort((first, second) => isoDate(first.deadline).localeCompare(isoDate(second.deadline), 'en'))
    .slice(0, limit);

/** True until the end of the day on_top_until, or until the deadline if that is empty. */
export const isPinned = ({ importance, on_top_until, deadline }: Notice, today: string): boolean =>
  Boolean(importance) && daysUntil(on_top_until || deadline, today) >= 0;

/** Puts pinned notices first: urgent ones, then important ones. None appears twice. */
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
