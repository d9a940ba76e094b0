import type { NoticeType } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';
import type { PagePath } from '@college/contract/site-map/default';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EventCards } from '../components/events/EventCards.tsx';
import { PageLinks, YearTabs } from '../components/navigation/LinkTabs.tsx';
import { NoticeDocuments } from '../components/notices/DocumentList.tsx';
import { isPinned, sortByDeadline } from '../components/notices/due.ts';
import { NoticeArticle } from '../components/notices/NoticeArticle.tsx';
import { NoticeCards } from '../components/notices/NoticeCard.tsx';
import { DueList } from '../components/notices/NoticeList.tsx';
import { Untranslated } from '../components/notices/Untranslated.tsx';
import { ListColumns } from '../components/page/ListColumns.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type Described, loaderContext, useStrings } from '../context.ts';
import {
  ARTICLES_PER_PAGE,
  DOCUMENTS_PER_PAGE,
  EVENTS_PER_PAGE,
  NOTICES_PER_PAGE,
  ONE_ITEM,
  pageAddress,
} from '../lists/paging.ts';
import { filterNonEmptyYears, getArchiveYears, lastYears, parseYear } from '../lists/years.ts';

import type { Strings } from '../strings/en.ts';
import { emptyList, type Kind, kindMeta } from './kind.ts';
import { getNotices, readNotices } from './read-notices.ts';

interface NoticeList {
  type: NoticeType;
  Items: ComponentType<ItemsProps>;
  /** Notices on one page. */
  size: number;
  /** True if visitors can choose a year. */
  byYear?: boolean;
  /** True if a list of all due notices of the college comes first. */
  withDue?: boolean;
  /** True if the description of the page is the text of its first notice. */
  describesFirst?: boolean;
  /** Text of an empty list; "No {title}" by default. */
  emptyText?: (strings: Strings) => string;
}
interface ItemsProps {
  items: readonly Notice[];
  /** Title of the page. */
  title: string;
}

/** Makes a page that lists the notices of one type, newest first, with `?page=` and, if by year, `?year=`. */
const noticeList =
  (list: NoticeList): Kind =>
  (path) => ({
    loader: (args) => load(path, list, args),
    meta,
    Component,
    query: list.byYear ? ['year', 'page'] : ['page'],
    shows: [`notices/${list.type}`],
    lists: [list.type],
  });

/** Full notices, by year. */
export const noticeArchive = (type: NoticeType): Kind =>
  noticeList({ type, Items: NoticeCards, size: NOTICES_PER_PAGE, byYear: true });

/** Full notices, by year, below everything that is due. */
export const studentNotices = (type: NoticeType): Kind =>
  noticeList({ type, Items: NoticeCards, size: NOTICES_PER_PAGE, byYear: true, withDue: true });

/** Titles with their files, by year. */
export const documentArchive = (type: NoticeType): Kind =>
  noticeList({ type, Items: NoticeDocuments, size: DOCUMENTS_PER_PAGE, byYear: true });

/** Notices as the text of the page, one below the other, such as a facility or the clubs. */
export const noticeArticles = (type: NoticeType): Kind =>
  noticeList({
    type,
    Items: Articles,
    size: ARTICLES_PER_PAGE,
    describesFirst: true,
    emptyText: ({ notices }) => notices.nothingYet,
  });

function Articles({ items, title }: ItemsProps) {
  return items.map((notice) => <NoticeArticle key={notice.id} notice={notice} under={title} />);
}

/** Cards, each with a View Details link to a page of its own. */
export const eventCards = (type: NoticeType): Kind =>
  noticeList({
    type,
    Items: Cards,
    size: EVENTS_PER_PAGE,
    emptyText: ({ general }) => general.none,
  });

function Cards({ items }: ItemsProps) {
  const { events } = useStrings();
  return <EventCards items={items} view={events.viewDetails} level="h2" />;
}

async function load(path: PagePath, list: NoticeList, args: LoaderFunctionArgs) {
  const { type, size, byYear, withDue } = list;
  const { call, today, strings } = args.context.get(loaderContext);
  const { searchParams } = new URL(args.request.url);
  const year = byYear ? parseYear(searchParams.get('year')) : undefined;
  const findYears = () =>
    filterNonEmptyYears(lastYears(today), (listYear) => getNotices(call, type, listYear)(ONE_ITEM));
  const [{ dueNotices, ...page }, years] = await Promise.all([
    readNotices(args, { type, year, size }),
    byYear ? getArchiveYears(call, { type }, findYears) : [],
  ]);
  // Each notice appears once: at the top of the list as a card, or else among the due ones.
  const isCard = (notice: Notice) => notice.type === type && isPinned(notice, today);
  const due = withDue ? sortByDeadline(dueNotices, today).filter((notice) => !isCard(notice)) : [];
  const dueIds = new Set(due.map(({ id }) => id));
  const title = strings.pages[path];
  const emptyText =
    list.emptyText?.(strings) ?? emptyList(path, year ? `${title} ${year}` : title, strings);
  return {
    ...page,
    path,
    year,
    years,
    due,
    items: page.items.filter(({ id }) => !dueIds.has(id)),
    emptyText: page.items.length === 0 ? emptyText : undefined,
    text: list.describesFirst ? page.items[0]?.description : undefined,
    Items: list.Items,
  };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data: { path, year, page, text }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, {
    college,
    state: [year, page > 1 && strings.notices.pageNumber(page)],
    text,
  });

function Component() {
  const data = useLoaderData<Data>();
  const { path, Items, year, years, page, items, emptyText, hasOlder, due } = data;
  const { pages, notices } = useStrings();
  const yearAddress = (tabYear: number) => `${path}?year=${tabYear}`;
  const address = year ? yearAddress(year) : path;
  return (
    <SectionPage title={pages[path]} dates={items.map(({ date }) => date)}>
      <ListColumns
        beside={
          <>
            {due.length > 0 && (
              <section>
                <h2>{notices.dueSoon}</h2>
                <DueList notices={due} calendar />
              </section>
            )}
            <YearTabs years={years} year={year} address={yearAddress} latest={path} />
          </>
        }
      >
        <Untranslated titles={items.map(({ title }) => title)} />
        {items.length > 0 && <Items items={items} title={pages[path]} />}
        {emptyText && <Empty>{emptyText}</Empty>}
        <PageLinks
          address={(number) => pageAddress(address, number)}
          page={page}
          hasOlder={hasOlder}
        />
      </ListColumns>
    </SectionPage>
  );
}
