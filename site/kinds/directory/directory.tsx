import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LinkTabs } from '../../components/navigation/LinkTabs.tsx';
import { PageNumbers } from '../../components/navigation/PageNumbers.tsx';
import { SelectForm } from '../../components/navigation/SelectForm.tsx';
import { SectionPage } from '../../components/page/SectionPage.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { type Described, type LoaderData, useStrings } from '../../context.ts';
import { notFound } from '../../layout/errors/not-found.tsx';
import { askedPage, pageAddress } from '../../lists/paging.ts';
import type { Kind } from '../kind.ts';
import type { Directory } from './definition.ts';
import styles from './directory.module.css';
import { directoryAddress, filterNames, readDirectory } from './read.ts';

/** What fits into the budget of a page. */
const ITEMS_A_PAGE = 60;

/** A page of everything of a kind, narrowed down by what its address says. */
export const directory =
  <Item,>(definition: Directory<Item>): Kind =>
  (path) => {
    const { columns, count, description, filters, key, shows, tabs } = definition;
    const inTable = columns.flatMap((column) => (column.cell ? [column] : []));

    async function loader(args: LoaderFunctionArgs) {
      const page = askedPage(new URL(args.request.url));
      const { items, ...found } = await readDirectory(definition, path, args);
      const shown = items.slice((page - 1) * ITEMS_A_PAGE, page * ITEMS_A_PAGE);
      if (page > 1 && shown.length === 0) throw notFound();
      const pages = Math.ceil(items.length / ITEMS_A_PAGE);
      return { ...found, items: shown, count: items.length, page, pages };
    }
    type Data = LoaderData<typeof loader>;

    function meta({ data, college, strings }: Described<Data>) {
      const { asked, choices, tabChoices, page } = data;
      const said = [tabChoices, ...choices].map((offered, place) => {
        const code = asked[filterNames(definition)[place] ?? ''];
        return offered.find(({ value }) => value === code)?.label;
      });
      const state = [...said, page > 1 && strings.notices.pageNumber(page)];
      const title = [strings.pages[path], ...state].filter(Boolean).join(', ');
      return { title, description: description(title, college, strings) };
    }

    function Component() {
      const data = useLoaderData<Data>();
      const { asked, page, pages } = data;
      const strings = useStrings();
      const { pages: titles, directory: words } = strings;
      const to = directoryAddress(path, asked);
      return (
        <SectionPage title={titles[path]}>
          {!data.isEmpty && <Choices {...data} />}
          {data.count > 0 ? (
            <>
              <p className={styles.count}>
                {count(data.count, strings)}{' '}
                <a href={directoryAddress(`${path}.csv`, asked)}>CSV</a>{' '}
                <a href={directoryAddress(`${path}.json`, asked)}>JSON</a>
              </p>
              <div className={styles.items}>
                <Table
                  caption={titles[path]}
                  captionHidden
                  columns={inTable.map(({ key, label }) => ({ key, label: label(strings) }))}
                  rows={data.items.map((item) => ({
                    key: key(item),
                    cells: inTable.map(({ cell }) => cell?.(item, strings)),
                  }))}
                />
              </div>
            </>
          ) : (
            <Empty>{words.none}</Empty>
          )}
          <PageNumbers address={(number) => pageAddress(to, number)} page={page} pages={pages} />
        </SectionPage>
      );
    }

    function Choices({ asked, choices, tabChoices }: Data) {
      const strings = useStrings();
      const { directory: words } = strings;
      const selects = filters.flatMap(({ name, label }, place) => {
        const options = choices[place] ?? [];
        const select = { name, label: label(strings), all: words.all, options };
        return options.length > 1 ? [{ ...select, value: asked[name] }] : [];
      });
      const letters = [{ value: '', label: words.all }, ...tabChoices];
      return (
        <>
          {selects.length > 0 && (
            <SelectForm action={path} label={words.narrow} submit={words.show} selects={selects} />
          )}
          {letters.length > 2 && (
            <LinkTabs
              label={tabs.label(strings)}
              tabs={letters.map(({ value, label }) => ({
                to: directoryAddress(path, { ...asked, [tabs.name]: value }),
                label,
                current: value === (asked[tabs.name] ?? ''),
              }))}
            />
          )}
        </>
      );
    }

    return { loader, meta, Component, query: [...filterNames(definition), 'page'], shows };
  };
