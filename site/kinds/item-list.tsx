import type { Client } from '@college/contract/client';
import type { NoticeType } from '@college/contract/codes';
import type { Notice } from '@college/contract/entities';
import type { ContentCode } from '@college/contract/site-map/content';
import type { PagePath } from '@college/contract/site-map/default';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../components/page/SectionPage.tsx';
import { Empty } from '../components/text/Empty.tsx';
import { type Described, loaderContext, useStrings } from '../context.ts';
import { type Kind, kindMeta } from './kind.ts';

type Ask<Item> = (call: Client) => Promise<readonly Item[]>;
type Items<Item> = ComponentType<{ items: readonly Item[] }>;

/** Makes a page that shows the result of calls in a component. Menus leave it out if none of `shows` has content. */
export const itemList =
  <Item extends object>(
    ask: Ask<Item>,
    Items: Items<Item>,
    ...shows: readonly ContentCode[]
  ): Kind =>
  (path) => ({ loader: (args) => load(path, ask, Items, args), meta, Component, shows });

/** Makes such a page from all notices of one type. */
export const noticeItems =
  (type: NoticeType, Items: Items<Notice>): Kind =>
  (path) => ({
    ...itemList((call) => call.getnoticesbytype({ type }), Items, `notices/${type}`)(path),
    lists: [type],
  });

async function load<Item extends object>(
  path: PagePath,
  ask: Ask<Item>,
  Items: Items<Item>,
  { context }: LoaderFunctionArgs,
) {
  const { call } = context.get(loaderContext);
  const items = await ask(call);
  return {
    path,
    content: items.length > 0 ? <Items items={items} /> : undefined,
    dates: items.map((item) => ('date' in item ? `${item.date}` : '')),
  };
}
type Data = Awaited<ReturnType<typeof load>>;

const meta = ({ data: { path }, college, strings }: Described<Data>) =>
  kindMeta(path, strings, { college });

function Component() {
  const { path, content, dates } = useLoaderData<Data>();
  const { pages, general } = useStrings();
  return (
    <SectionPage title={pages[path]} dates={dates}>
      {content ?? <Empty>{general.none}</Empty>}
    </SectionPage>
  );
}
