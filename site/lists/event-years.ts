/** Events by year: which years have a tab, and what one page of a year shows. */
import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { Event } from '@college/contract/entities';
import { notFound } from '../layout/errors/not-found.ts';
import { EVENTS_A_PAGE, FIRST_ITEM, type ListPage, type Paging, readPage } from './paging.ts';
import { contentYears, filledYears, mergeYears, yearsDownTo } from './years.ts';

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

interface EventArchive {
  type: NoticeType;
  /** The year that the address asks for. */
  asked: number | undefined;
  page: number;
  /** YYYY-MM-DD. */
  today: string;
  /** Up to this year every one from the first has a tab, whether it had events or not. */
  lastFixed: number;
}

/** One page of an archive of events, and the years that have a tab: the specified ones, and all that have events. */
export async function readEventArchive(
  call: Client,
  { type, asked, page, today, lastFixed }: EventArchive,
) {
  const eventsOf = (year: number, paging: Paging) =>
    call.getcollegeeventlistwithyear({ type, year, ...paging });
  const years = yearsDownTo(FIRST_EVENT_YEAR, today);
  const filled = await contentYears(call, { type });
  const newest = filled.find((year) => year <= (years[0] ?? 0)) ?? filled[0];
  const year = asked ?? newest;
  const [shown, tabs] = await Promise.all([
    year ? readYear(eventsOf, year, page) : newestYear(eventsOf, years, page),
    filled.length > 0
      ? mergeYears(
          filled,
          years.filter((one) => one <= lastFixed),
        )
      : tabYears(eventsOf, years, lastFixed),
  ]);
  if (shown.items.length === 0 && !years.includes(shown.year)) throw notFound();
  return { asked, page, years: tabs, ...shown };
}
