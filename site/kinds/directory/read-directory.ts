import type { Locale } from '@college/contract/locales';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../context.ts';
import type { Strings } from '../../strings/en.ts';
import type { DirectoryDefinition, Filter } from './directory-definition.ts';

/** The codes that an address names, by the names of their filters. */
export type FilterCodes = Readonly<Record<string, string>>;

interface Choice {
  value: string;
  label: string;
}

/** What of a directory is filterCodes for. */
export interface DirectoryResult<Item> {
  filterCodes: FilterCodes;
  /** The same in words. */
  labels: string[];
  /** What each of its filters offers. */
  choices: Choice[][];
  /** What its tabs offer of what the filters have left. */
  tabChoices: Choice[];
  items: readonly Item[];
}

const allFilters = <Item>({ tabs, filters }: DirectoryDefinition<Item>) => [tabs, ...filters];

export const filterNames = <Item>(directory: DirectoryDefinition<Item>): string[] =>
  allFilters(directory).map(({ name }) => name);

/** The address of a page, or of a file of it, with what is filterCodes of it. */
export function directoryAddress(path: string, filterCodes: FilterCodes): string {
  const state = new URLSearchParams(Object.entries(filterCodes).filter(([, code]) => code));
  return state.size > 0 ? `${path}?${state}` : path;
}

/** What nothing of it has leads on: from a letter of one language to all in the other. */
export async function readDirectory<Item>(
  directory: DirectoryDefinition<Item>,
  path: string,
  { request, context }: LoaderFunctionArgs,
): Promise<DirectoryResult<Item>> {
  const { call, locale, strings } = context.get(loaderContext);
  const all = await directory.read(call, locale);
  const { searchParams } = new URL(request.url);
  const requested = allFilters(directory).flatMap((filter) => {
    const code = searchParams.get(filter.name)?.normalize('NFC');
    return code ? [{ filter, code }] : [];
  });
  const valid = requested.filter(({ filter, code }) => all.some(hasCode(filter, code)));
  const filterCodes: FilterCodes = Object.fromEntries(
    valid.map(({ filter, code }) => [filter.name, code]),
  );
  if (valid.length < requested.length) throw redirect(directoryAddress(path, filterCodes));

  const { tabs, filters } = directory;
  const matching = filters.reduce(
    (items, filter) => items.filter(hasCode(filter, filterCodes[filter.name])),
    all,
  );
  const choices = filters.map((filter) => getChoices(filter, all, strings, locale));
  const tabChoices = getChoices(tabs, matching, strings, locale);
  const labels = [getChoices(tabs, all, strings, locale), ...choices].flatMap(
    (filterChoices, place) => {
      const code = filterCodes[filterNames(directory)[place] ?? ''];
      return filterChoices.flatMap(({ value, label }) => (value === code ? [label] : []));
    },
  );
  return {
    filterCodes,
    labels,
    choices,
    tabChoices,
    items: matching.filter(hasCode(tabs, filterCodes[tabs.name])),
  };
}

/** Whether an item has a code; each has none at all. */
const hasCode =
  <Item>({ codes }: Filter<Item>, code: string | undefined) =>
  (item: Item): boolean =>
    !code || codes(item).includes(code);

/** Each code that items have, once, in words. */
function getChoices<Item>(
  { codes, codeLabel, order }: Filter<Item>,
  items: readonly Item[],
  strings: Strings,
  locale: Locale,
): Choice[] {
  const words = new Map<string, string>();
  for (const item of items)
    for (const code of codes(item))
      if (code && !words.has(code)) words.set(code, codeLabel?.(code, item, strings) || code);
  const { compare } = new Intl.Collator(locale);
  const choices = [...words].map(([value, label]) => ({ value, label }));
  if (order === 'as listed') return choices;
  return choices.sort((first, second) =>
    order
      ? order.indexOf(first.value) - order.indexOf(second.value)
      : compare(first.label, second.label),
  );
}
