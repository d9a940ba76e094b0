import type { NoticeType } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageLinks } from '../components/navigation/PageLinks.tsx';
import { YearTabs } from '../components/navigation/YearTabs.tsx';
import { DocumentList } from '../components/notices/DocumentList.tsx';
import { DueList } from '../components/notices/DueList.tsx';
import { dueSoon, isOnTop } from '../components/notices/due.ts';
import { NoticeCards } from '../components/notices/NoticeCards.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type Described, loaderContext, useStrings } from '../context.ts';
import { archiveYears } from '../lists/content-years.ts';
import { DOCUMENTS_A_PAGE, NOTICES_A_PAGE } from '../lists/page-sizes.ts';
import { askedYear, FIRST_ITEM, filledYears, lastYears, pageAddress } from '../lists/paging.ts';
import type { PagePath } from '../menu.ts';
import { emptyText, type Kind, kindMeta } from './kind.ts';
import { askNotices, readNotices } from './read-notices.ts';

interface List {
  type: NoticeType;
  Items: ComponentType<{ items: readonly Notice[] }>;
  size: number;
  /** Whether what is due stands above it, of whichever type. */
  withDue?: boolean;
}

/** A page that lists the notices of one type, newest first, with an archive by year: `?year=` and `?page=`. */
const list =
  (definition: List): Kind =>
  (path) => ({
    loader: (args) => read(path, definition, args),
    meta,
    Component,
    query: ['year', 'page'],
    shows: [`notices/${definition.type}`],
    lists: [definition.type],
  });

/** Notices in full. */
export const noticeArchive = (type: NoticeType): Kind =>
  list({ type, Items: NoticeCards, size: NOTICES_A_PAGE });

/** Notices in full, below what is due of all the college's. */
export const studentNotices = (type: NoticeType): Kind =>
  list({ type, Items: NoticeCards, size: NOTICES_A_PAGE, withDue: true });

/** Titles with their files. */
export const documentArchive = (type: NoticeType): Kind =>
  list({ type, Items: DocumentList, size: DOCUMENTS_A_PAGE });

async function read(path: PagePath, list: List, args: LoaderFunctionArgs) {
  const { type, Items, size, withDue } = list;
  const year = askedYear(new URL(args.request.url).searchParams.get('year'));
  const { call, today } = args.context.get(loaderContext);
  const [{ pressing, ...shown }, years] = await Promise.all([
    readNotices(args, { type, year, size }),
    archiveYears(call, { type }, () =>
      filledYears(lastYears(today), (one) => askNotices(call, type, one)(FIRST_ITEM)),
    ),
  ]);
  // A title stands once: in full what is on top of the list, in the list of days what else is due.
  const isCard = (notice: Notice) => notice.type === type && isOnTop(notice, today);
  const due = withDue ? dueSoon(pressing, today).filter((notice) => !isCard(notice)) : [];
  const ids = new Set(due.map(({ id }) => id));
  const items = shown.items.filter(({ id }) => !ids.has(id));
  const isEmpty = shown.items.length === 0;
  return { path, Items, year, ...shown, items, isEmpty, years, due };
}
type Data = Awaited<ReturnType<typeof read>>;

const meta = ({ data: { path, year, page }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, {
    college,
    state: [year, page > 1 && strings.notices.pageNumber(page)],
  });

function Component() {
  const data = useLoaderData<Data>();
  const { path, Items, year, page, items, isEmpty, hasOlder, years, due } = data;
  const { pages, notices } = useStrings();
  const ofYear = (one: number) => `${path}?year=${one}`;
  const address = year ? ofYear(year) : path;
  return (
    <SectionPage title={pages[path]} dates={items.map(({ date }) => date)}>
      {due.length > 0 && (
        <section>
          <h2>{notices.dueSoon}</h2>
          <DueList notices={due} calendar />
        </section>
      )}
      <YearTabs years={years} year={year} address={ofYear} latest={path} />
      {items.length > 0 && <Items items={items} />}
      {isEmpty && (
        <Empty>{emptyText(path, year ? `${pages[path]} ${year}` : pages[path], { notices })}</Empty>
      )}
      <PageLinks
        address={(number) => pageAddress(address, number)}
        page={page}
        hasOlder={hasOlder}
      />
    </SectionPage>
  );
}
