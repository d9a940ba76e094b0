import type { NoticeType } from '@college/contract/codes';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageLinks } from '../components/navigation/PageLinks.tsx';
import { NoticeArticle } from '../components/notices/NoticeArticle.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type Described, useStrings } from '../context.ts';
import { ARTICLES_A_PAGE } from '../lists/page-sizes.ts';
import { pageAddress } from '../lists/paging.ts';
import type { PagePath } from '../menu.ts';
import { type Kind, kindMeta } from './kind.ts';
import { readNotices } from './read-notices.ts';

/** A page that is all notices of one type, one below the other as its text: a facility, the clubs. */
export const noticeArticles =
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
  ...(await readNotices(args, { type, size: ARTICLES_A_PAGE })),
});
type Data = Awaited<ReturnType<typeof read>>;

const meta = ({ data: { path, items, page }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, {
    college,
    state: [page > 1 && strings.notices.pageNumber(page)],
    text: items[0]?.description,
  });

function Component() {
  const { path, items, page, hasOlder } = useLoaderData<Data>();
  const { pages, notices } = useStrings();
  const title = pages[path];
  return (
    <SectionPage title={title} dates={items.map(({ date }) => date)}>
      {items.map((notice) => (
        <NoticeArticle key={notice.id} notice={notice} under={title} />
      ))}
      {items.length === 0 && <Empty>{notices.nothingYet}</Empty>}
      <PageLinks address={(number) => pageAddress(path, number)} page={page} hasOlder={hasOlder} />
    </SectionPage>
  );
}
