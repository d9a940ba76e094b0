/** Years of an archive: the years in its tabs, and the year in an address; archives of events by year. */
import { type Client, isCallError } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { Event } from '@college/contract/entities';
import { notFound } from '../not-found.ts';
import { EVENTS_PER_PAGE, type ListPage, loadPage, ONE_ITEM, type Paging } from './paging.ts';

/** Returns the last `count` years, newest first; `today` is YYYY-MM-DD. */
export function lastYears(today: string, count = 7): number[] {
  const current = Number(today.slice(0, 4));
  return Array.from({ length: count }, (_, index) => current - index);
}

/** Returns every year from this one down to `first`. */
export function yearsDownTo(first: number, today: string): number[] {
  return lastYears(today, Math.max(1, Number(today.slice(0, 4)) - first + 1));
}

/**
 * Returns the years with content, newest first. The list is empty if the backend does not know them or fails; the
 * archive then keeps its usual years.
 */
export const getYearsWithContent = (
  call: Client,
  input: { type: NoticeType; dept_code?: string },
): Promise<number[]> => call.getyearsoftype(input).catch(noneIfCallFailed);

function noneIfCallFailed(error: unknown): [] {
  if (isCallError(error)) return [];
  throw error;
}

/** Merges lists of years, newest first, without duplicates. */
export const mergeYears = (...lists: readonly (readonly number[])[]): number[] =>
  [...new Set(lists.flat())].sort((a, b) => b - a);

/** Returns the years with content, or the result of `findYears` if the backend does not know them. */
export async function getArchiveYears(
  call: Client,
  input: { type: NoticeType; dept_code?: string },
  findYears: () => Promise<number[]>,
): Promise<number[]> {
  const years = await getYearsWithContent(call, input);
  return years.length > 0 ? years : findYears();
}

/** Returns the years that have items. A year whose call fails stays, because its page shows the error. */
export async function filterNonEmptyYears(
  years: readonly number[],
  ask: (year: number) => Promise<readonly unknown[]>,
): Promise<number[]> {
  const filled = await Promise.all(
    years.map((year) =>
      ask(year).then(
        ({ length }) => length > 0,
        () => true,
      ),
    ),
  );
  return years.filter((_, index) => filled[index]);
}

/** Returns the year in an address, or undefined without one. An invalid year is a 404. */
export function parseYear(text: string | null | undefined): number | undefined {
  if (!text) return undefined;
  if (!/^(19|20|21)\d\d$/.test(text)) throw notFound();
  return Number(text);
}

export const FIRST_EVENT_YEAR = 2019;
/** Number of years that are tried to find the newest with events. */
const TRIES = 3;

type EventsOf = (year: number, paging: Paging) => Promise<Event[]>;
type YearPage = ListPage<Event> & { year: number };

async function loadYear(eventsOf: EventsOf, year: number, page: number): Promise<YearPage> {
  return { year, ...(await loadPage((paging) => eventsOf(year, paging), page, EVENTS_PER_PAGE)) };
}

/** Returns the years with events, and all years up to `lastFixed`. */
export async function getTabYears(
  eventsOf: EventsOf,
  years: readonly number[],
  lastFixed: number,
): Promise<number[]> {
  const newer = years.filter((year) => year > lastFixed);
  const yearsWithEvents = await filterNonEmptyYears(newer, (year) => eventsOf(year, ONE_ITEM));
  return [...yearsWithEvents, ...years.filter((year) => year <= lastFixed)];
}

/** Reads the newest year with events; the first year if none of the newest has any. */
export async function loadNewestYear(
  eventsOf: EventsOf,
  years: readonly number[],
  page = 1,
): Promise<YearPage> {
  for (const year of years.slice(0, TRIES)) {
    if ((await eventsOf(year, ONE_ITEM)).length > 0) return loadYear(eventsOf, year, page);
  }
  return { year: years[0] ?? FIRST_EVENT_YEAR, items: [], hasOlder: false };
}

interface EventArchive {
  type: NoticeType;
  /** The year in the address. */
  requestedYear: number | undefined;
  page: number;
  today: string;
  /** Years from the first to this one always have a tab, even without events. */
  lastFixed: number;
}

/** Reads one page of an archive of events, and the years that have a tab. */
export async function loadEventArchive(
  call: Client,
  { type, requestedYear, page, today, lastFixed }: EventArchive,
) {
  const eventsOf = (year: number, paging: Paging) =>
    call.getcollegeeventlistwithyear({ type, year, ...paging });
  const years = yearsDownTo(FIRST_EVENT_YEAR, today);
  const yearsWithEvents = await getYearsWithContent(call, { type });
  const newest = yearsWithEvents.find((year) => year <= (years[0] ?? 0)) ?? yearsWithEvents[0];
  const year = requestedYear ?? newest;
  const [yearPage, tabYears] = await Promise.all([
    year ? loadYear(eventsOf, year, page) : loadNewestYear(eventsOf, years, page),
    yearsWithEvents.length > 0
      ? mergeYears(
          yearsWithEvents,
          years.filter((archiveYear) => archiveYear <= lastFixed),
        )
      : getTabYears(eventsOf, years, lastFixed),
  ]);
  if (yearPage.items.length === 0 && !years.includes(yearPage.year)) throw notFound();
  return { requestedYear, page, years: tabYears, ...yearPage };
}
