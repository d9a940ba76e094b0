import type { PagePath } from '@college/contract/site-map/default';
import { csvText } from '@college/server/csv';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { datasetThing } from '../../components/structured-data.tsx';
import { csvResponse } from '../../components/tables/RecordTable.tsx';
import {
  type Described,
  type FileModule,
  loaderContext,
  type PageMeta,
  useStrings,
} from '../../context.ts';
import { parsePage } from '../../lists/paging.ts';
import { notFound } from '../../not-found.ts';
import type { Kind } from '../kind.ts';
import { DirectoryItems } from './DirectoryItems.tsx';
import type { DirectoryDefinition } from './directory-definition.ts';
import { filterNames, readDirectory } from './read-directory.ts';

/** Items that fit into the size budget of a page. */
const ITEMS_PER_PAGE = 60;

/** Makes a page with all records of a kind, which visitors can filter. */
export const directory =
  <Item extends object>(definition: DirectoryDefinition<Item>): Kind =>
  (path) => ({
    loader: (args) => load(definition, path, args),
    meta,
    Component,
    query: [...filterNames(definition), 'page'],
    shows: definition.shows,
  });

async function load<Item extends object>(
  definition: DirectoryDefinition<Item>,
  path: PagePath,
  args: LoaderFunctionArgs,
) {
  const page = parsePage(new URL(args.request.url));
  const result = await readDirectory(definition, path, args);
  const count = result.items.length;
  const items = result.items.slice((page - 1) * ITEMS_PER_PAGE, page * ITEMS_PER_PAGE);
  if (page > 1 && items.length === 0) throw notFound();
  const directoryPage = { ...result, items, count, page, pages: Math.ceil(count / ITEMS_PER_PAGE) };
  const { strings } = args.context.get(loaderContext);
  return {
    path,
    state: [...result.labels, page > 1 && strings.notices.pageNumber(page)],
    describe: definition.description,
    /** Describes the whole directory, whatever the filters are. */
    things: (name: string, description: string, by: string, at: At) => [
      datasetThing({ name, description, path, files: filesOf(path) }, by, at),
      ...items.flatMap((item) => definition.thing?.(item, by, at) ?? []),
    ],
    content: <DirectoryItems definition={definition} path={path} directoryPage={directoryPage} />,
  };
}
const filesOf = (path: string) => ({
  'text/csv': `${path}.csv`,
  'application/json': `${path}.json`,
});
type At = (path: string) => string;
type Data = Awaited<ReturnType<typeof load>>;

function meta({ data, college, strings }: Described<Data>): PageMeta {
  const { path, state, describe, things } = data;
  const title = [strings.pages[path], ...state].filter(Boolean).join(', ');
  const name = strings.pages[path];
  const about = describe(name, college, strings);
  return {
    title,
    description: describe(title, college, strings),
    thing: (at) => things(name, about, college, at),
  };
}

function Component() {
  const { path, content } = useLoaderData<Data>();
  return <SectionPage title={useStrings().pages[path]}>{content}</SectionPage>;
}

export const directoryCsv = <Item extends object>(
  path: string,
  directory: DirectoryDefinition<Item>,
): FileModule => ({
  query: filterNames(directory),
  async loader(args) {
    const { strings } = args.context.get(loaderContext);
    const file = `${path}.csv`;
    const { items } = await readDirectory(directory, file, args);
    const columns = directory.columns.flatMap(({ label, text }) => (text ? [{ label, text }] : []));
    const headings = columns.map(({ label }) => label(strings));
    const lines = items.map((item) => columns.map(({ text }) => text(item, strings)));
    return csvResponse(file.slice(1), csvText([headings, ...lines]));
  },
});

export const directoryJson = <Item extends object>(
  path: string,
  directory: DirectoryDefinition<Item>,
): FileModule => ({
  query: filterNames(directory),
  loader: async (args) =>
    Response.json((await readDirectory(directory, `${path}.json`, args)).items),
});
