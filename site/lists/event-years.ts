/** Events by year: which years have a tab, and what one page of a year shows. */
import type { Event } from '@college/contract/entities';
import { EVENTS_A_PAGE } from './page-sizes.ts';
import { FIRST_ITEM, filledYears, type ListPage, type Paging, readPage } from './paging.ts';

export const FIRST_EVENT_YEAR = 2019;
/** Years asked for before the archive gives up finding its newest. */
const TRIES = 3;

type EventsOf = (year: number, paging: Paging) => Promise<Event[]>;
type YearPage = ListPage<Event> & { year: number };

export async function readYear(eventsOf: EventsOf, year: number, page: number): Promise<YearPage> {
  return { year, ...(await readPage((paging) => eventsOf(year, paging), page, EVENTS_A_PAGE)) };
}

/** The years that have events, and all up to `lastFixed`. */
export async function tabYears(
  eventsOf: EventsOf,
  years: readonly number[],
  lastFixed: number,
): Promise<number[]> {
  const newer = years.filter((year) => year > lastFixed);
  const filled = await filledYears(newer, (year) => eventsOf(year, FIRST_ITEM));
  return [...filled, ...years.filter((year) => year <= lastFixed)];
}

/** The newest year that has events; the first of the years where none of the newest has any. */
export async function newestYear(
  eventsOf: EventsOf,
  years: readonly number[],
  page = 1,
): Promise<YearPage> {
  for (const year of years.slice(0, TRIES)) {
    if ((await eventsOf(year, FIRST_ITEM)).length > 0) return readYear(eventsOf, year, page);
  }
  return { year: years[0] ?? FIRST_EVENT_YEAR, items: [], hasOlder: false };
}
