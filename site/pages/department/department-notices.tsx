import type { NoticeType } from '@college/contract/codes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageLinks, YearTabs } from '../../components/navigation/LinkTabs.tsx';
import { NoticeCard } from '../../components/notices/NoticeCard.tsx';
import { Untranslated } from '../../components/notices/Untranslated.tsx';
import { PageBody } from '../../components/page/PageHeader.tsx';
import { Lightbox } from '../../components/pictures/Lightbox.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type LoaderData, type Meta, type PageModule, useStrings } from '../../context.ts';
import { NOTICES_PER_PAGE, pageAddress } from '../../lists/paging.ts';
import type { Label } from '../read-department.ts';
import { archiveMeta, readArchive } from './department-archive.ts';

interface Kind {
  label: Label;
  type: NoticeType;
}

async function load(args: LoaderFunctionArgs, path: string, { label, type }: Kind) {
  const archive = await readArchive(args, { type, size: NOTICES_PER_PAGE });
  return { ...archive, label, latest: `${archive.path}/${path}` };
}
type Load = (args: LoaderFunctionArgs) => ReturnType<typeof load>;

/** Makes a page of a department's notices of one type. */
export const departmentNotices =
  (kind: Kind) =>
  (path: string): PageModule => ({
    loader: (args) => load(args, path, kind),
    query: ['year', 'page'],
    lists: [kind.type],
    meta,
    Component,
  });

const meta: Meta<Load> = (args) => archiveMeta(args.strings.department[args.data.label], args);

function Component() {
  const { items, hasOlder, year, years, page, path, label, latest } =
    useLoaderData<LoaderData<Load>>();
  const { department, notices } = useStrings();
  const title = department[label];
  const address = (shownYear: number) => `${latest}?year=${shownYear}`;
  return (
    <PageBody dates={items.map(({ date }) => date)}>
      <h1>{year ? `${title} ${year}` : title}</h1>
      <YearTabs years={years} year={year} address={address} latest={latest} />
      <Untranslated titles={items.map(({ title }) => title)} />
      {items.length > 0 ? (
        <>
          <ul>
            {items.map((notice) => (
              <NoticeCard key={notice.id} notice={notice} showsFile under={path} />
            ))}
          </ul>
          <Lightbox />
        </>
      ) : (
        <Empty>{notices.empty(title)}</Empty>
      )}
      <PageLinks
        address={(number) => pageAddress(year ? address(year) : latest, number)}
        page={page}
        hasOlder={hasOlder}
      />
    </PageBody>
  );
}
