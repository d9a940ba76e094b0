import { LinkTabs, PageNumbers } from '../../components/navigation/LinkTabs.tsx';
import { SelectForm } from '../../components/navigation/SelectForm.tsx';
import { Table } from '../../components/tables/Table.tsx';
import { Empty } from '../../components/text/Empty.tsx';
import { useStrings } from '../../context.ts';
import { pageAddress } from '../../lists/paging.ts';
import type { PagePath } from '../../menu.ts';
import styles from './directory.module.css';
import type { Directory } from './directory-definition.ts';
import { directoryAddress, type Found } from './read-directory.ts';

interface Shown<Item> extends Found<Item> {
  /** On all pages. */
  count: number;
  page: number;
  pages: number;
}
interface Props<Item> {
  definition: Directory<Item>;
  path: PagePath;
  shown: Shown<Item>;
}

/** One page of a directory, below what narrows it down. */
export function Items<Item>({ definition, path, shown }: Props<Item>) {
  const strings = useStrings();
  const { asked, count, items, page, pages } = shown;
  // A column of which nothing is said is none.
  const columns = definition.columns.flatMap(({ key, label, cell }) =>
    cell && items.some((item) => cell(item, strings)) ? [{ key, label: label(strings), cell }] : [],
  );
  const to = directoryAddress(path, asked);
  return (
    <>
      <Choices definition={definition} path={path} shown={shown} />
      {count > 0 ? (
        <>
          <p className={styles.count}>
            {definition.count(count, strings)}{' '}
            <a href={directoryAddress(`${path}.csv`, asked)}>CSV</a>{' '}
            <a href={directoryAddress(`${path}.json`, asked)}>JSON</a>
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

/** What offers one choice alone, or none, is left out. */
function Choices<Item>({ definition, path, shown }: Props<Item>) {
  const strings = useStrings();
  const { directory: words } = strings;
  const { tabs, filters } = definition;
  const { asked, choices, tabChoices } = shown;
  const selects = filters.map(({ name, label }, place) => ({
    name,
    label: label(strings),
    all: words.all,
    value: asked[name],
    options: choices[place] ?? [],
  }));
  const offered = selects.filter(({ options }) => options.length > 1);
  return (
    <>
      {offered.length > 0 && (
        <SelectForm action={path} label={words.narrow} submit={words.show} selects={offered} />
      )}
      {tabChoices.length > 1 && (
        <LinkTabs
          label={tabs.label(strings)}
          tabs={[{ value: '', label: words.all }, ...tabChoices].map(({ value, label }) => ({
            to: directoryAddress(path, { ...asked, [tabs.name]: value }),
            label,
            current: value === (asked[tabs.name] ?? ''),
          }))}
        />
      )}
    </>
  );
}
