import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { isWritten, StaticText } from '../../components/text/StaticText.tsx';
import { type Described, loaderContext, useStrings } from '../../context.ts';
import type { PagePath } from '../../menu.ts';
import { type Kind, kindMeta } from '../kind.ts';
import { RetentionTable } from './RetentionTable.tsx';

/** A page whose words no other call gives; `code` is the page that `getpage` knows. */
export const staticPage =
  (code: string): Kind =>
  (path) => ({
    loader: (args) => read(path, code, args),
    meta,
    Component,
    shows: always[path] ? [] : [`pages/${code}`],
  });

/** What stands below an editor's words because it must be true. */
const always: Partial<Record<PagePath, ComponentType>> = { '/privacy': RetentionTable };

async function read(path: PagePath, code: string, { context }: LoaderFunctionArgs) {
  const { call } = context.get(loaderContext);
  return { path, page: await call.getpage({ page: code }) };
}
type Data = Awaited<ReturnType<typeof read>>;

const meta = ({ data: { path, page }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, { college, text: page === 0 ? '' : page.html });

function Component() {
  const { path, page } = useLoaderData<Data>();
  const { pages, notices } = useStrings();
  const Always = always[path];
  return (
    <SectionPage title={pages[path]} dates={page === 0 ? [] : [page.updated]}>
      {page !== 0 && isWritten(page) ? (
        <StaticText page={page} />
      ) : (
        <Empty>{notices.empty(pages[path])}</Empty>
      )}
      {Always && <Always />}
    </SectionPage>
  );
}
