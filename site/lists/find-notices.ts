import type { Notice } from '@college/contract/entities';
import { isoDate } from '../components/dates/days-until.ts';
import { eventPath } from '../components/navigation/page-paths.ts';

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

/** Returns the notices whose title contains the words, with the addresses of their pages. */
export const findNotices = (notices: readonly Notice[], words: string): NoticeMatch[] =>
  notices
    .filter(({ title }) => contains(title, words))
    .map((notice) => ({ to: eventPath(notice.id), notice }));

export const newestFirst = (first: NoticeMatch, second: NoticeMatch): number =>
  isoDate(second.notice.date).localeCompare(isoDate(first.notice.date), 'en');
