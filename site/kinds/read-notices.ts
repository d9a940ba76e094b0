import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { LoaderFunctionArgs } from 'react-router';
import { withOnTop } from '../components/notices/due.ts';
import { loaderContext } from '../context.ts';
import { askedPage, type Paging, readPage } from '../lists/paging.ts';

/** Asks for the college's notices of one type, newest first; for those of one year where it is named. */
export const askNotices = (call: Client, type: NoticeType, year?: number) => (paging: Paging) => {
  const wanted = { type, ...paging };
  return year ? call.getnoticesbytypedeptv1({ ...wanted, year }) : call.getnoticesbytype(wanted);
};

/** The page of them that an address asks for, and what its title says besides. */
export async function readNotices(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { type, year, size }: { type: NoticeType; year?: number; size: number },
) {
  const { call, today } = context.get(loaderContext);
  const page = askedPage(new URL(request.url));
  const isFirst = page === 1 && !year;
  const [shown, pressing] = await Promise.all([
    readPage(askNotices(call, type, year), page, size),
    isFirst ? call.getduenotices() : [],
  ]);
  return { ...shown, items: withOnTop(shown.items, pressing, { type, today }), page, pressing };
}
