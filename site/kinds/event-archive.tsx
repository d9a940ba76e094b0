import type { NoticeType } from '@college/contract/codes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CalendarLink } from '../components/events/CalendarLink.tsx';
import { EventGrid } from '../components/events/EventCards.tsx';
import { PageLinks, YearTabs } from '../components/navigation/LinkTabs.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { type Described, loaderContext, useStrings } from '../context.ts';
import { readEventArchive } from '../lists/event-years.ts';
import { askedPage, pageAddress } from '../lists/paging.ts';
import { askedYear } from '../lists/years.ts';
import type { PagePath } from '../menu.ts';
import { type Kind, kindMeta } from './kind.ts';

/** Up to this year every one has a tab, whether it had events or not. */
const LAST_FIXED_YEAR = 2023;

/** Events of one type, a year at a time: `?year=` and `?page=`; without a year, the newest that has events. */
export const eventArchive =
  (type: NoticeType): Kind =>
  (path) => ({
    loader: (args) => read(path, type, args),
    meta,
    Component,
    query: ['year', 'page'],
    shows: [`notices/${type}`],
    lists: [type],
  });

async function read(path: PagePath, type: NoticeType, { request, context }: LoaderFunctionArgs) {
  const { call, today } = context.get(loaderContext);
  const url = new URL(request.url);
  const archive = await readEventArchive(call, {
    type,
    asked: askedYear(url.searchParams.get('year')),
    page: askedPage(url),
    today,
    lastFixed: LAST_FIXED_YEAR,
  });
  return { path, ...archive };
}
type Data = Awaited<ReturnType<typeof read>>;

const meta = ({ data: { path, asked, page }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, {
    college,
    state: [asked, page > 1 && strings.notices.pageNumber(page)],
  });

function Component() {
  const { path, asked, year, years, page, items, hasOlder } = useLoaderData<Data>();
  const { pages, events } = useStrings();
  const ofYear = (one: number) => `${path}?year=${one}`;
  return (
    <SectionPage title={pages[path]} dates={items.map(({ date }) => date)}>
      <YearTabs years={years} year={year} address={ofYear} />
      <h2>{events.inYear(`${year}`)}</h2>
      <EventGrid items={items} />
      <CalendarLink list={path} />
      <PageLinks
        address={(number) => pageAddress(asked ? ofYear(year) : path, number)}
        page={page}
        hasOlder={hasOlder}
      />
    </SectionPage>
  );
}
