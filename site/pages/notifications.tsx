import type { NoticeType } from '@college/contract/codes';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { PageLinks, YearTabs } from '../components/navigation/LinkTabs.tsx';
import { NoticeCard } from '../components/notices/NoticeCard.tsx';
import { Untranslated } from '../components/notices/Untranslated.tsx';
import { ListColumns } from '../components/page/ListColumns.tsx';
import { PageBody, PageHeader } from '../components/page/PageHeader.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type Described, loaderContext, useStrings } from '../context.ts';
import { emptyList, type Kind } from '../kinds/kind.ts';
import { readNotices } from '../kinds/read-notices.ts';
import { NOTICES_PER_PAGE, pageAddress } from '../lists/paging.ts';
import { getYearsWithContent, lastYears, mergeYears, parseYear } from '../lists/years.ts';

/** The notices of one type, newest first, with a year in the address: `/notifications/tender/2024`. */
export const notifications =
  (type: NoticeType): Kind =>
  (path) => ({
    loader: (args) => load(path, type, args),
    meta,
    Component,
    query: ['page'],
    params: '/:year?',
    shows: [`notices/${type}`],
    lists: [type],
  });

/** Leads every other link to the home page, as the specification says. */
export const unknownNotifications = {
  loader: async () => redirect('/'),
  query: [],
};

async function load(path: PagePath, type: NoticeType, args: LoaderFunctionArgs) {
  const { call, today } = args.context.get(loaderContext);
  const year = parseYear(args.params.year);
  const [noticePage, yearsWithContent] = await Promise.all([
    readNotices(args, { type, year, size: NOTICES_PER_PAGE }),
    getYearsWithContent(call, { type }),
  ]);
  return { path, year, ...noticePage, years: mergeYears(lastYears(today), yearsWithContent) };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data: { path, year, page }, college, strings }: Described<Data>) => {
  const { description, pageNumber } = strings.notices;
  const title = [strings.pages[path], year].filter(Boolean).join(' ');
  const fullTitle = page > 1 ? `${title}, ${pageNumber(page)}` : title;
  return { title: fullTitle, description: description(fullTitle, college) };
};

function Component() {
  const { path, year, page, items, hasOlder, years } = useLoaderData<Data>();
  const { notices, pages } = useStrings();
  const title = pages[path];
  const address = year ? `${path}/${year}` : path;
  return (
    <>
      <PageHeader title={year ? `${title} ${year}` : title} />
      <PageBody dates={items.map(({ date }) => date)}>
        <ListColumns
          beside={
            <YearTabs
              years={years}
              year={year}
              address={(tabYear) => `${path}/${tabYear}`}
              latest={path}
            />
          }
        >
          <Untranslated titles={items.map((item) => item.title)} />
          {items.length > 0 ? (
            <ul>
              {items.map((notice) => (
                <NoticeCard key={notice.id} notice={notice} />
              ))}
            </ul>
          ) : (
            <Empty>{emptyList(path, title, { notices })}</Empty>
          )}
          <PageLinks
            address={(number) => pageAddress(address, number)}
            page={page}
            hasOlder={hasOlder}
          />
        </ListColumns>
      </PageBody>
    </>
  );
}
