import type { NoticeType } from '@college/contract/codes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CalendarLink } from '../../components/events/CalendarLink.tsx';
import { EventCards } from '../../components/events/EventCards.tsx';
import { PageLinks, YearTabs } from '../../components/navigation/LinkTabs.tsx';
import { Untranslated } from '../../components/notices/Untranslated.tsx';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { type LoaderData, type Meta, useStrings } from '../../context.ts';
import { EVENTS_PER_PAGE, pageAddress } from '../../lists/paging.ts';
import { archiveMeta, readArchive } from './department-archive.ts';

export const query = ['year', 'page'];
export const lists: readonly NoticeType[] = ['DEPTEVENT'];

export const loader = (args: LoaderFunctionArgs) =>
  readArchive(args, { type: 'DEPTEVENT', size: EVENTS_PER_PAGE });

export const meta: Meta<typeof loader> = (args) =>
  archiveMeta(args.strings.department.events, args);

export function Component() {
  const { items, hasOlder, year, years, page, path } = useLoaderData<LoaderData<typeof loader>>();
  const { department, events, notices } = useStrings();
  const latest = `${path}/events`;
  const address = (shownYear: number) => `${latest}?year=${shownYear}`;
  return (
    <PageBody dates={items.map(({ date }) => date)}>
      <h1>{department.events}</h1>
      <YearTabs years={years} year={year} address={address} latest={latest} />
      <h2 className="visually-hidden">{year ? events.inYear(`${year}`) : notices.latest}</h2>
      <Untranslated titles={items.map(({ title }) => title)} />
      <EventCards items={items} to={`${path}/singleevent`} />
      <CalendarLink list={latest} />
      <PageLinks
        address={(number) => pageAddress(year ? address(year) : latest, number)}
        page={page}
        hasOlder={hasOlder}
      />
    </PageBody>
  );
}
