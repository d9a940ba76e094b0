import type { PagePath } from '@college/contract/site-map/default';
import { LinkTabs, PageNumbers } from '../../components/navigation/LinkTabs.tsx';
import { SelectForm } from '../../components/navigation/SelectForm.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { useStrings } from '../../context.ts';
import { pageAddress } from '../../lists/paging.ts';
import styles from './directory.module.css';
import type { DirectoryDefinition } from './directory-definition.ts';
import { type DirectoryResult, directoryAddress } from './read-directory.ts';

interface DirectoryPage<Item> extends DirectoryResult<Item> {
  /** Number of items on all pages. */
  count: number;
  page: number;
  pages: number;
}
interface Props<Item> {
  definition: DirectoryDefinition<Item>;
  path: PagePath;
  directoryPage: DirectoryPage<Item>;
}

/** One page of a directory with its filters. */
export function DirectoryItems<Item>({ definition, path, directoryPage }: Props<Item>) {
  const strings = useStrings();
  const { filterCodes, count, items, page, pages } = directoryPage;
  // A column without any content is left out.
  const columns = definition.columns.flatMap(({ key, label, cell, narrow }) =>
    cell && items.some((item) => cell(item, strings))
      ? [{ key, label: label(strings), cell, narrow }]
      : [],
  );
  const to = directoryAddress(path, filterCodes);
  return (
    <>
      <Choices definition={definition} path={path} directoryPage={directoryPage} />
      {count > 0 ? (
        <>
          <h2 className="visually-hidden">{strings.pages[path]}</h2>
          <p className={styles.count}>
            {definition.count(count, strings)}{' '}
            <a href={directoryAddress(`${path}.csv`, filterCodes)}>CSV</a>{' '}
            <a href={directoryAddress(`${path}.json`, filterCodes)}>JSON</a>
          </p>
          <div className={styles.items}>
            <Table
              caption={strings.pages[path]}
              captionHidden
              columns={columns}
              rows={items.map((item) => ({
                key: definition.key(item),
                cells: columns.map(({ cell }) => cell(item, strings)),
              }))}
            />
          </div>
        </>
      ) : (
        <Empty>{strings.general.none}</Empty>
      )}
      <PageNumbers address={(number) => pageAddress(to, number)} page={page} pages={pages} />
    </>
  );
}

/** The filters and tabs of a directory, without those that have fewer than two choices. */
function Choices<Item>({ definition, path, directoryPage }: Props<Item>) {
  const strings = useStrings();
  const { directory: words } = strings;
  const { tabs, filters } = definition;
  const { filterCodes, choices, tabChoices } = directoryPage;
  const selects = filters.map(({ name, label }, place) => ({
    name,
    label: label(strings),
    all: words.all,
    value: filterCodes[name],
    options: choices[place] ?? [],
  }));
  const selectsWithChoice = selects.filter(({ options }) => options.length > 1);
  return (
    <>
      {selectsWithChoice.length > 0 && (
        <SelectForm
          action={path}
          label={words.narrow}
          submit={words.show}
          selects={selectsWithChoice}
        />
      )}
      {tabChoices.length > 1 && (
        <LinkTabs
          label={tabs.label(strings)}
          tabs={[{ value: '', label: words.all }, ...tabChoices].map(({ value, label }) => ({
            to: directoryAddress(path, { ...filterCodes, [tabs.name]: value }),
            label,
            current: value === (filterCodes[tabs.name] ?? ''),
          }))}
        />
      )}
    </>
  );
}
