import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageLinks } from '../../../components/navigation/PageLinks.tsx';
import { YearTabs } from '../../../components/navigation/YearTabs.tsx';
import { NoticeCard } from '../../../components/notices/NoticeCard.tsx';
import { PageBody } from '../../../components/page/PageHeader.tsx';
import { Lightbox } from '../../../components/pictures/Lightbox.tsx';
import { Empty } from '../../../components/text/Empty.tsx';
import { type LoaderData, type Meta, useStrings } from '../../../context.ts';
import { NOTICES_A_PAGE } from '../../../lists/page-sizes.ts';
import { pageAddress } from '../../../lists/paging.ts';
import { archiveMeta, readArchive } from './archive.ts';

export const query = ['year', 'page'];

export const loader = (args: LoaderFunctionArgs) =>
  readArchive(args, { type: 'DEPTNOTICE', size: NOTICES_A_PAGE });

export const meta: Meta<typeof loader> = (given) =>
  archiveMeta(given.strings.department.notices, given);

export function Component() {
  const { items, hasOlder, year, years, page, path } = useLoaderData<LoaderData<typeof loader>>();
  const { department, notices } = useStrings();
  const latest = `${path}/notices`;
  const address = (one: number) => `${latest}?year=${one}`;
  return (
    <PageBody dates={items.map(({ date }) => date)}>
      <h1>{year ? `${department.notices} ${year}` : department.notices}</h1>
      <YearTabs years={years} year={year} address={address} latest={latest} />
      {items.length > 0 ? (
        <>
          <ul>
            {items.map((notice) => (
              <NoticeCard key={notice.id} notice={notice} viewer />
            ))}
          </ul>
          <Lightbox />
        </>
      ) : (
        <Empty>{notices.empty(department.notices)}</Empty>
      )}
      <PageLinks
        address={(number) => pageAddress(year ? address(year) : latest, number)}
        page={page}
        hasOlder={hasOlder}
      />
    </PageBody>
  );
}
