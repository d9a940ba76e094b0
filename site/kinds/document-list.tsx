import type { NoticeType } from '@college/contract/codes';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CalendarLink } from '../components/events/CalendarLink.tsx';
import { LinkTabs, PageLinks } from '../components/navigation/LinkTabs.tsx';
import { NoticeDocuments } from '../components/notices/DocumentList.tsx';
import { Untranslated } from '../components/notices/Untranslated.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type Described, useStrings } from '../context.ts';
import { DOCUMENTS_PER_PAGE, pageAddress } from '../lists/paging.ts';
import { notFound } from '../not-found.ts';
import type { Strings } from '../strings/en.ts';
import { emptyList, type Kind, kindMeta } from './kind.ts';
import { readNotices } from './read-notices.ts';

type Types = readonly [NoticeType, ...NoticeType[]];

/** Makes a page of documents, newest first. Several types are tabs. */
export const documentList =
  (...types: Types): Kind =>
  (path) => ({
    loader: (args) => load(path, types, args),
    meta,
    Component,
    query: ['type', 'page'],
    shows: types.map((type) => `notices/${type}` as const),
    lists: types,
  });

async function load(path: PagePath, types: Types, args: LoaderFunctionArgs) {
  const typeParam = new URL(args.request.url).searchParams.get('type') ?? types[0];
  const type = types.find((name) => name === typeParam);
  if (!type) throw notFound();
  return { path, types, type, ...(await readNotices(args, { type, size: DOCUMENTS_PER_PAGE })) };
}
type Data = Awaited<ReturnType<typeof load>>;

/** Returns the label of a type in a tab; '' for a page without tabs. */
const tabName = (type: NoticeType, { tabs }: Strings['quality']): string =>
  (tabs as Readonly<Record<string, string>>)[type] ?? '';

const meta = ({ data: { path, types, type, page }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, {
    college,
    state: [
      type !== types[0] && tabName(type, strings.quality),
      page > 1 && strings.notices.pageNumber(page),
    ],
  });

function Component() {
  const { path, types, type, page, items, hasOlder } = useLoaderData<Data>();
  const { pages, notices, quality, events } = useStrings();
  const tabAddress = (name: NoticeType) => (name === types[0] ? path : `${path}?type=${name}`);
  const title = [pages[path], tabName(type, quality)].filter(Boolean).join(': ');
  return (
    <SectionPage title={pages[path]} dates={items.map(({ date }) => date)}>
      {types.length > 1 && (
        <LinkTabs
          label={pages[path]}
          tabs={types.map((name) => ({
            to: tabAddress(name),
            label: tabName(name, quality),
            current: name === type,
          }))}
        />
      )}
      <Untranslated titles={items.map((item) => item.title)} />
      {items.length > 0 ? (
        <NoticeDocuments items={items} />
      ) : (
        <Empty>{emptyList(path, title, { notices })}</Empty>
      )}
      {types.includes('IQAC_ACADEMIC_CALENDAR') && (
        <CalendarLink list={path} label={events.addDaysToCalendar} />
      )}
      <PageLinks
        address={(number) => pageAddress(tabAddress(type), number)}
        page={page}
        hasOlder={hasOlder}
      />
    </SectionPage>
  );
}
