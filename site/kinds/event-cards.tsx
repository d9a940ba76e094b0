import type { NoticeType } from '@college/contract/codes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { EventGrid } from '../components/events/EventGrid.tsx';
import { PageLinks } from '../components/navigation/PageLinks.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { type Described, useStrings } from '../context.ts';
import { EVENTS_A_PAGE } from '../lists/page-sizes.ts';
import { pageAddress } from '../lists/paging.ts';
import type { PagePath } from '../menu.ts';
import { type Kind, kindMeta } from './kind.ts';
import { readNotices } from './read-notices.ts';

/** Notices of one type as cards, each with View Details to its own page. */
export const eventCards =
  (type: NoticeType): Kind =>
  (path) => ({
    loader: (args) => read(path, type, args),
    meta,
    Component,
    query: ['page'],
    shows: [`notices/${type}`],
    lists: [type],
  });

const read = async (path: PagePath, type: NoticeType, args: LoaderFunctionArgs) => ({
  path,
  ...(await readNotices(args, { type, size: EVENTS_A_PAGE })),
});
type Data = Awaited<ReturnType<typeof read>>;

const meta = ({ data: { path, page }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, { college, state: [page > 1 && strings.notices.pageNumber(page)] });

function Component() {
  const { path, page, items, hasOlder } = useLoaderData<Data>();
  const { pages, alumni } = useStrings();
  return (
    <SectionPage title={pages[path]} dates={items.map(({ date }) => date)}>
      <EventGrid items={items} view={alumni.viewDetails} level="h2" none={alumni.none} />
      <PageLinks address={(number) => pageAddress(path, number)} page={page} hasOlder={hasOlder} />
    </SectionPage>
  );
}
