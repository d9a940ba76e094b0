/** What is found of a backend that has no search: departments, recent notices, and metrics by their number. */
import type { Client } from '@college/contract/client';
import { contains, type Found, findNotices, newestFirst } from '../../lists/find-notices.ts';
import { NOTICES_A_PAGE } from '../../lists/page-sizes.ts';
import { noticeTypeOf } from '../notifications/notifications.tsx';
import { findMetrics, metricNumber } from './metrics.ts';

/** Kinds of notice that are searched, and how many of each come back at most. */
const SEARCHED = ['academic', 'administrative'] as const;
const MOST_NOTICES = 20;

export async function findWithoutIndex(call: Client, words: string) {
  const number = metricNumber(words);
  const [metrics, departments, ...lists] = await Promise.all([
    number ? findMetrics(call, number) : [],
    call.getdepartments(),
    ...SEARCHED.map((link) => findRecent(link, words, call)),
  ]);
  return {
    metrics,
    departments: departments.filter(({ dept_name, dept_name_as, dept_code }) =>
      [dept_name, dept_name_as, dept_code].some((text) => contains(text, words)),
    ),
    notices: lists.flat().sort(newestFirst),
  };
}
export type Listed = Awaited<ReturnType<typeof findWithoutIndex>>;

async function findRecent(
  link: (typeof SEARCHED)[number],
  words: string,
  call: Pick<Client, 'getnoticesbytype'>,
): Promise<Found[]> {
  const recent = await call.getnoticesbytype({ type: noticeTypeOf[link] });
  const page = { path: `/notifications/${link}`, size: NOTICES_A_PAGE };
  return findNotices(recent, words, page).slice(0, MOST_NOTICES);
}
