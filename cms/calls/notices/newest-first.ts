import type { Where } from 'payload';
import { forVisitors } from '../../for-visitors.ts';
import type { NoticesSelect } from '../../payload-types.ts';
import type { Context } from '../handler.ts';

export interface Page {
  limit: number;
  /** Counted from 1. */
  page?: number;
}

interface Listing<Select> extends Page {
  where: Where;
  select: Select;
}

/** One page of notices. Skipped pages are counted in an index: `cms/patches/indexes.ts`. */
export async function newestFirst<Select extends NoticesSelect<true>>(
  { where, select, limit, page = 1 }: Listing<Select>,
  context: Context,
) {
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'notices',
    where,
    select,
    sort: ['-date', '-id'],
    limit,
    page,
  });
  return docs;
}
