import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Empty } from '../components/Empty.tsx';
import { EventCard } from '../components/EventCard.tsx';
import { Grid } from '../components/Grid.tsx';
import { PageBody } from '../components/PageHead.tsx';
import { PageLinks } from '../components/PageLinks.tsx';
import { YearTabs } from '../components/YearTabs.tsx';
import { type LoaderData, type Meta, useStrings } from '../context.ts';
import { pageAddress } from './archive.ts';
import { archiveMeta, readArchive } from './department/archive.ts';
import { EVENTS_A_PAGE } from './events.tsx';

export const loader = (args: LoaderFunctionArgs) =>
  readArchive(args, { type: 'DEPTEVENT', size: EVENTS_A_PAGE });

export const meta: Meta<typeof loader> = ({ data, strings }) =>
  archiveMeta(strings.department.events, data, strings);

export function Component() {
  const { items, hasOlder, year, years, page, path } = useLoaderData<LoaderData<typeof loader>>();
  const { department, events, notices } = useStrings();
  const latest = `${path}/events`;
  const address = (one: number) => `${latest}?year=${one}`;
  return (
    <PageBody>
      <h1>{department.events}</h1>
      <YearTabs years={years} year={year} address={address} latest={latest} />
      <h2>{year ? events.inYear(`${year}`) : notices.latest}</h2>
      {items.length > 0 ? (
        <Grid>
          {items.map((event) => (
            <li key={event.id}>
              <EventCard event={event} to={`${path}/singleevent`} />
            </li>
          ))}
        </Grid>
      ) : (
        <Empty>{events.none}</Empty>
      )}
      <PageLinks
        address={(number) => pageAddress(year ? address(year) : latest, number)}
        page={page}
        hasOlder={hasOlder}
      />
    </PageBody>
  );
}
