import type { Notice } from '@college/contract/entities';
import { isoDate } from '../components/notices/due.ts';
import { pageAddress } from './paging.ts';

export const LONGEST_SEARCH = 80;

/** What is looked for: trimmed, spaces joined, no longer than a title. */
export const normalizeQuery = (words: string | null): string =>
  (words ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH);

/** Whether a text contains the words, whatever their case. */
export const contains = (text: string, words: string): boolean =>
  text.normalize('NFC').toLowerCase().includes(words.toLowerCase());

export interface NoticeMatch {
  to: string;
  notice: Notice;
}

/** The notices that contain the words, each with the address of the page on which it stands in full. */
export function findNotices(
  notices: readonly Notice[],
  words: string,
  { path, size }: { path: string; size: number },
): NoticeMatch[] {
  return notices.flatMap((notice, index) => {
    if (!contains(notice.title, words)) return [];
    const page = Math.floor(index / size) + 1;
    return [{ to: `${pageAddress(path, page)}#notice-${notice.id}`, notice }];
  });
}

export const newestFirst = (first: NoticeMatch, second: NoticeMatch): number =>
  isoDate(second.notice.date).localeCompare(isoDate(first.notice.date));
