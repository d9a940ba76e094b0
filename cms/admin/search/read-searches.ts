/** Searches of a week, the most frequent first. */
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';

/** Upper bounds of lines per list and of weeks. */
const SHOWN = 100;
const WEEKS = 52;

export interface Counted {
  query: string;
  times: number;
}

/** Reads the searches of a week. Defaults to the latest week. */
export async function readSearches(payload: Payload, parameter: unknown) {
  const { values } = await payload.findDistinct({
    collection: 'search-counts',
    field: 'week',
    sort: '-week',
    limit: WEEKS,
    ...asSystem,
  });
  const weeks = values.map(({ week }) => week);
  const week = weeks.find((candidate) => candidate === parameter) ?? weeks[0];
  if (week === undefined) return { weeks, week, found: [], nothing: [] };
  const list = async (results: object): Promise<Counted[]> => {
    const { docs } = await payload.find({
      collection: 'search-counts',
      where: { and: [{ week: { equals: week } }, { results }] },
      sort: ['-times', 'query'],
      limit: SHOWN,
      pagination: false,
      ...asSystem,
    });
    return docs;
  };
  const [withResults, nothing] = await Promise.all([
    list({ greater_than: 0 }),
    list({ equals: 0 }),
  ]);
  return { weeks, week, found: withResults, nothing };
}
