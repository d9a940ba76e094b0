import type { NoticeType } from '@college/contract/codes';
import type { PagePath } from '@college/contract/site-map/default';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LastDates } from '../components/notices/LastDates.tsx';
import { NoticeArticle } from '../components/notices/NoticeArticle.tsx';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type Described, loaderContext, useStrings } from '../context.ts';
import { type Kind, kindMeta } from './kind.ts';

interface Options {
  /** True if the page shows the last dates of admission too. */
  lastDates?: boolean;
}

/** Makes a page from the newest notice of one type. */
export const firstNotice =
  (type: NoticeType, options: Options = {}): Kind =>
  (path) => ({
    loader: (args) => load(path, type, options, args),
    meta,
    Component,
    shows: [`notices/${type}`],
  });

async function load(
  path: PagePath,
  type: NoticeType,
  { lastDates }: Options,
  { context }: LoaderFunctionArgs,
) {
  const { call } = context.get(loaderContext);
  const [[notice], programmes] = await Promise.all([
    call.getnoticesbytype({ type, limit: 1 }),
    lastDates ? call.getprogrammes() : [],
  ]);
  return { path, notice, programmes };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data: { path, notice }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, { college, text: notice?.description });

function Component() {
  const { path, notice, programmes } = useLoaderData<Data>();
  const { pages, notices } = useStrings();
  const title = pages[path];
  return (
    <SectionPage title={title} dates={notice ? [notice.date] : []}>
      <LastDates programmes={programmes} />
      {notice ? (
        <NoticeArticle notice={notice} under={title} />
      ) : (
        <Empty>{notices.nothingYet}</Empty>
      )}
    </SectionPage>
  );
}
