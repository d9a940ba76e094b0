import { addDays } from 'date-fns';
import { LRUCache } from 'lru-cache';
import type { Payload } from 'payload';
import { type Duty, evaluate } from '../../duties/evaluate.ts';
import { readShownSets } from '../../duties/shown-sets.ts';
import { mainLocale } from '../../platform/college-languages.ts';
import { readRevision } from '../../platform/revision/revision.ts';

/** Days before a row becomes too old at which it is listed as due soon. */
const SOON = 60;

export const isSoonStale = ({ state, staleFrom }: Duty) =>
  state === 'published' && staleFrom !== undefined && staleFrom < addDays(new Date(), SOON);

export const needsWork = (duty: Duty) =>
  duty.state === 'missing' || duty.state === 'stale' || isSoonStale(duty);

/** Numbers of the last content revisions, because looking for the content of every row takes many queries. */
const counts = new LRUCache<string, number>({ max: 2 });

/** Counts the rows of the public disclosure that are missing, too old or too old soon. */
export async function countDutiesWithWork(payload: Payload): Promise<number> {
  const revision = await readRevision(payload);
  const cached = counts.get(revision);
  if (cached !== undefined) return cached;
  const context = { payload, locale: mainLocale() };
  const { shown } = await readShownSets(context);
  const duties = await Promise.all(shown.map((set) => evaluate(set, context)));
  const count = duties.flat().filter(needsWork).length;
  counts.set(revision, count);
  return count;
}
