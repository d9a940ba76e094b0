/** Requests of the screen for old notices. */
import { ask } from '../../../staff-api/ask.ts';
import type { Guess } from './guess-notice.ts';

export interface OldNotice {
  file: File;
  title: string;
  /** `2024-07-05` */
  date: string;
}

/** Returns what the server reads in a file; empty texts where the file cannot be read. */
export const guessByText = (api: string, file: File): Promise<Guess> =>
  ask<Guess>(`${api}/old-notices/guess`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/pdf' },
    body: file,
    // The office types title and date of a file that cannot be read.
  }).catch(() => ({ title: '', date: '' }));

/**
 * The fields of a notice. `target` is a type, or a page that the college added, such as `OWN 7`.
 */
export function noticeFields(target: string, { title, date }: OldNotice) {
  const [type, page] = target.split(' ');
  const place = page === undefined ? { type } : { type, own_page: Number(page) };
  return { ...place, title, date: `${date}T12:00:00.000Z` };
}
