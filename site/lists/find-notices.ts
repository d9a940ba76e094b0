import type { Notice } from '@college/contract/entities';
import { isoDate } from '../components/notices/due.ts';
import { pageAddress } from './paging.ts';

export const LONGEST_SEARCH = 80;

/** Trims a query, joins spaces and cuts it to `LONGEST_SEARCH` characters. */
export const normalizeQuery = (words: string | null): string =>
  (words ?? '').normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH);

/** True if a text contains the words, ignoring case. */
export const contains = (text: string, words: string): boolean =>
  text.normalize('NFC').toLowerCase().includes(words.toLowerCase());

export interface NoticeMatch {
  to: string;
  notice: Notice;
}

/** Returns the notices whose title contains the words, with the address of the page that shows them. */
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
