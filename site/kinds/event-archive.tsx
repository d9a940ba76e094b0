import type { NoticeType } from '@college/contract/codes';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CalendarLink } from '../components/events/CalendarLink.tsx';
import { EventCards } from '../components/events/EventCards.tsx';
import { PageLinks, YearTabs } from '../components/navigation/LinkTabs.tsx';
import { Untranslated } from '../components/notices/Untranslated.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { type Described, loaderContext, useStrings } from '../context.ts';
import { pageAddress, parsePage } from '../lists/paging.ts';
import { loadEventArchive, parseYear } from '../lists/years.ts';
import { type Kind, kindMeta } from './kind.ts';

/** Years up to this one always have a tab, even without events. */
const LAST_FIXED_YEAR = 2023;

/**
 * Makes a page of events of one type, by year: `?year=` and `?page=`. Without a year, it shows the newest year with
 * events.
 */
export const eventArchive =
  (type: NoticeType): Kind =>
  (path) => ({
    loader: (args) => load(path, type, args),
    meta,
    Component,
    query: ['year', 'page'],
    shows: [`notices/${type}`],
    lists: [type],
  });

async function load(path: PagePath, type: NoticeType, { request, context }: LoaderFunctionArgs) {
  const { call, today } = context.get(loaderContext);
  const url = new URL(request.url);
  const archive = await loadEventArchive(call, {
    type,
    requestedYear: parseYear(url.searchParams.get('year')),
    page: parsePage(url),
    today,
    lastFixed: LAST_FIXED_YEAR,
  });
  return { path, ...archive };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data: { path, requestedYear, page }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, {
    college,
    state: [requestedYear, page > 1 && strings.notices.pageNumber(page)],
  });

function Component() {
  const { path, requestedYear, year, years, page, items, hasOlder } = useLoaderData<Data>();
  const { pages, events } = useStrings();
  const yearAddress = (tabYear: number) => `${path}?year=${tabYear}`;
  return (
    <SectionPage title={pages[path]} dates={items.map(({ date }) => date)}>
      <YearTabs years={years} year={year} address={yearAddress} />
      <h2 className="visually-hidden">{events.inYear(`${year}`)}</h2>
      <Untranslated titles={items.map(({ title }) => title)} />
      <EventCards items={items} />
      <CalendarLink list={path} />
      <PageLinks
        address={(number) => pageAddress(requestedYear ? yearAddress(year) : path, number)}
        page={page}
        hasOlder={hasOlder}
      />
    </SectionPage>
  );
}
