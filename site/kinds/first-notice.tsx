import type { NoticeType } from '@college/contract/codes';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NoticeArticle } from '../components/notices/NoticeArticle.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type Described, loaderContext, useStrings } from '../context.ts';
import { type Kind, kindMeta } from './kind.ts';

/** Makes a page from the newest notice of one type. */
export const firstNotice =
  (type: NoticeType): Kind =>
  (path) => ({
    loader: (args) => load(path, type, args),
    meta,
    Component,
    shows: [`notices/${type}`],
  });

async function load(path: PagePath, type: NoticeType, { context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  const [notice] = await call.getnoticesbytype({ type, limit: 1 });
  return { path, notice };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data: { path, notice }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, { college, text: notice?.description });

function Component() {
  const { path, notice } = useLoaderData<Data>();
  const { pages, notices } = useStrings();
  const title = pages[path];
  return (
    <SectionPage title={title} dates={notice ? [notice.date] : []}>
      {notice ? (
        <NoticeArticle notice={notice} under={title} />
      ) : (
        <Empty>{notices.nothingYet}</Empty>
      )}
    </SectionPage>
  );
}
