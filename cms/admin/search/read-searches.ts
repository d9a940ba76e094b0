/** What was searched in a week, the most frequent first. */
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';

/** Lines of a list, and weeks that can be chosen. */
const SHOWN = 100;
const WEEKS = 52;

export interface Counted {
  query: string;
  times: number;
}

/** Of the week that was asked for, else of the latest. */
export async function readSearches(payload: Payload, asked: unknown) {
  const { values } = await payload.findDistinct({
    collection: 'search-counts',
    field: 'week',
    sort: '-week',
    limit: WEEKS,
    ...asSystem,
  });
  const weeks = values.map(({ week }) => week);
  const week = weeks.find((one) => one === asked) ?? weeks[0];
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
  const [found, nothing] = await Promise.all([list({ greater_than: 0 }), list({ equals: 0 })]);
  return { weeks, week, found, nothing };
}
