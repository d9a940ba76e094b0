import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { LoaderFunctionArgs } from 'react-router';
import { withPinned } from '../components/notices/due.ts';
import { loaderContext } from '../context.ts';
import { loadPage, type Paging, parsePage } from '../lists/paging.ts';

/** Returns a function that reads one page of the notices of a type and year, newest first. */
export const getNotices = (call: Client, type: NoticeType, year?: number) => (paging: Paging) => {
  const input = { type, ...paging };
  return year ? call.getnoticesbytypedeptv1({ ...input, year }) : call.getnoticesbytype(input);
};

/** Reads the page of notices in the address, pinned notices first. */
export async function readNotices(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { type, year, size }: { type: NoticeType; year?: number; size: number },
) {
  const { call, today } = context.get(loaderContext);
  const page = parsePage(new URL(request.url));
  const isFirst = page === 1 && !year;
  const [noticePage, dueNotices] = await Promise.all([
    loadPage(getNotices(call, type, year), page, size),
    isFirst ? call.getduenotices() : [],
  ]);
  return {
    ...noticePage,
    items: withPinned(noticePage.items, dueNotices, { type, today }),
    page,
    dueNotices,
  };
}
