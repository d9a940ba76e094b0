import type { Where } from 'payload';
import type { NoticesSelect } from '../payload-types.ts';
import type { Context } from './handler.ts';
import { forVisitors } from './read.ts';

export interface Page {
  limit: number;
  /** From 1. */
  page?: number;
}

interface Listing<Select> extends Page {
  where: Where;
  select: Select;
}

/** From here on it pays to count first: a database walks over everything that it skips. */
const far = 1000;

/** One page of notices. Pages beyond the middle are read from the other end. */
export async function newestFirst<Select extends NoticesSelect<true>>(
  { where, select, limit, page = 1 }: Listing<Select>,
  context: Context,
) {
  const common = { ...forVisitors(context), collection: 'notices', where } as const;
  const forward = async () => {
    const sort = ['-date', '-id'];
    return (await context.payload.find({ ...common, select, sort, limit, page })).docs;
  };
  const skipped = (page - 1) * limit;
  if (skipped < far) return forward();
  const { totalDocs: total } = await context.payload.count(common);
  if (skipped >= total) return [];
  const left = total - skipped;
  const window = pageAround(Math.max(0, left - limit), Math.min(left, limit));
  if (skipped < total / 2 || !window) return forward();
  const { first, count, ...reverse } = window;
  const { docs } = await context.payload.find({
    ...common,
    ...reverse,
    select,
    sort: ['date', 'id'],
  });
  return docs.slice(first, first + count).reverse();
}

/** Payload skips whole pages alone: the smallest page, and its number, that holds rows start … start + count. */
export function pageAround(start: number, count: number) {
  for (let limit = count; limit <= 4 * count; limit++) {
    const number = Math.floor(start / limit);
    if (Math.floor((start + count - 1) / limit) === number) {
      return { limit, page: number + 1, first: start - number * limit, count };
    }
  }
  return undefined;
}
