import { COLLEGE_CODE } from '@college/contract/codes';
import type { Event } from '@college/contract/entities';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EventGrid } from '../../components/events/EventGrid.tsx';
import { PageLinks } from '../../components/navigation/PageLinks.tsx';
import { YearTabs } from '../../components/navigation/YearTabs.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import { type LoaderData, type Meta, useStrings, visit } from '../../context.ts';
import {
  askedPage,
  askedYear,
  FIRST_ITEM,
  filledYears,
  type ListPage,
  type Paging,
  pageAddress,
  readPage,
  yearsDownTo,
} from '../../lists/archive.ts';
import { notFound } from '../errors/not-found.tsx';

export const EVENTS_A_PAGE = 24;
export const FIRST_EVENT_YEAR = 2019;
/** Up to this year every one has a tab, whether it had events or not. */
const LAST_FIXED_YEAR = 2024;
/** Years asked for before the archive gives up finding its newest. */
const TRIES = 3;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { call, today } = context.get(visit);
  const years = yearsDownTo(FIRST_EVENT_YEAR, today);
  const asked = askedYear(params.year);
  const page = askedPage(new URL(request.url));
  const eventsOf = (year: number, paging: Paging) =>
    call.getcollegeeventlistwithyear({
      dept_code: COLLEGE_CODE,
      type: 'COLLEGE_EVENT',
      year,
      ...paging,
    });
  const [shown, tabs, college] = await Promise.all([
    asked ? readYear(eventsOf, asked, page) : newestYear(eventsOf, years, page),
    tabYears(eventsOf, years, LAST_FIXED_YEAR),
    call.getcollege(),
  ]);
  if (shown.items.length === 0 && !years.includes(shown.year)) throw notFound();
  return { asked, ...shown, page, years: tabs, college: college.name };
}

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
    const first = await eventsOf(year, { limit: EVENTS_A_PAGE, page: 1 });
    if (first.length > 0) return readYear(eventsOf, year, page);
  }
  return { year: years[0] ?? FIRST_EVENT_YEAR, items: [], hasOlder: false };
}

export const meta: Meta<typeof loader> = ({ data: { asked, page, college }, strings }) => {
  const { inYear, description, descriptionOf } = strings.events;
  const parts = [asked ? inYear(`${asked}`) : strings.pages['/events']];
  if (page > 1) parts.push(strings.notices.pageNumber(page));
  return {
    title: `${parts.join(', ')} – ${college}`,
    description: asked ? descriptionOf(parts.join(', '), college) : description(college),
  };
};

export function Component() {
  const { year, asked, page, items, hasOlder, years } = useLoaderData<LoaderData<typeof loader>>();
  const { events, pages } = useStrings();
  const address = asked ? `/events/${asked}` : '/events';
  return (
    <>
      <PageHeader title={pages['/events']} />
      <PageBody dates={items.map(({ date }) => date)}>
        <YearTabs years={years} year={year} address={(one) => `/events/${one}`} />
        <h2>{events.inYear(`${year}`)}</h2>
        <EventGrid items={items} />
        <PageLinks
          address={(number) => pageAddress(address, number)}
          page={page}
          hasOlder={hasOlder}
        />
      </PageBody>
    </>
  );
}
