import type { NoticeType } from '@college/contract/codes';
import type { ContentCode } from '@college/contract/site-map/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CalendarLink } from '../../components/events/CalendarLink.tsx';
import { EventCards } from '../../components/events/EventCards.tsx';
import { PageLinks, YearTabs } from '../../components/navigation/LinkTabs.tsx';
import { Untranslated } from '../../components/notices/Untranslated.tsx';
import { PageBody, PageHeader } from '../../components/page/PageHeader.tsx';
import {
  type FileModule,
  type LoaderData,
  loaderContext,
  type Meta,
  useStrings,
} from '../../context.ts';
import { readCollegeCalendar } from '../../lists/calendar/calendars.ts';
import { calendarResponse } from '../../lists/calendar/ical.ts';
import { pageAddress, parsePage } from '../../lists/paging.ts';
import { loadEventArchive, parseYear } from '../../lists/years.ts';

/** Years up to this one always have a tab, even without events. */
const LAST_FIXED_YEAR = 2024;

export const params = '/:year?';
export const query = ['page'];
export const shows: readonly ContentCode[] = ['notices/COLLEGE_EVENT'];
export const lists: readonly NoticeType[] = ['COLLEGE_EVENT'];

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { call, today } = context.get(loaderContext);
  return loadEventArchive(call, {
    type: 'COLLEGE_EVENT',
    requestedYear: parseYear(params.year),
    page: parsePage(new URL(request.url)),
    today,
    lastFixed: LAST_FIXED_YEAR,
  });
}

export const meta: Meta<typeof loader> = ({ data: { requestedYear, page }, college, strings }) => {
  const { inYear, description, descriptionOf } = strings.events;
  const parts = [requestedYear ? inYear(`${requestedYear}`) : strings.pages['/events']];
  if (page > 1) parts.push(strings.notices.pageNumber(page));
  return {
    title: parts.join(', '),
    description: requestedYear ? descriptionOf(parts.join(', '), college) : description(college),
  };
};

export function Component() {
  const { year, requestedYear, page, items, hasOlder, years } =
    useLoaderData<LoaderData<typeof loader>>();
  const { events, pages } = useStrings();
  const address = requestedYear ? `/events/${requestedYear}` : '/events';
  return (
    <>
      <PageHeader title={pages['/events']} />
      <PageBody dates={items.map(({ date }) => date)}>
        <YearTabs years={years} year={year} address={(tabYear) => `/events/${tabYear}`} />
        <h2 className="visually-hidden">{events.inYear(`${year}`)}</h2>
        <Untranslated titles={items.map(({ title }) => title)} />
        <EventCards items={items} />
        <CalendarLink list="/events" />
        <PageLinks
          address={(number) => pageAddress(address, number)}
          page={page}
          hasOlder={hasOlder}
        />
      </PageBody>
    </>
  );
}

/** All days of the college, for calendar programs that subscribe to them. */
export const collegeCalendar: FileModule = {
  query: [],
  loader: async (args) => calendarResponse(await readCollegeCalendar(args)),
};
