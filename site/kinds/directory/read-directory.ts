import type { Locale } from '@college/contract/locales';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../context.ts';
import type { Strings } from '../../strings/en.ts';
import type { DirectoryDefinition, Filter } from './directory-definition.ts';

/** The codes in the address, by filter. */
export type FilterCodes = Readonly<Record<string, string>>;

interface Choice {
  value: string;
  label: string;
}

/** The items that match the filters, and what the filters offer. */
export interface DirectoryResult<Item> {
  filterCodes: FilterCodes;
  /** Labels of the chosen codes. */
  labels: string[];
  /** Choices of each filter. */
  choices: Choice[][];
  /** Choices of the tabs among the filtered items. */
  tabChoices: Choice[];
  items: readonly Item[];
}

const allFilters = <Item>({ tabs, filters }: DirectoryDefinition<Item>) => [tabs, ...filters];

export const filterNames = <Item>(directory: DirectoryDefinition<Item>): string[] =>
  allFilters(directory).map(({ name }) => name);

/** Returns the address of the page or file with these filters. */
export function directoryAddress(path: string, filterCodes: FilterCodes): string {
  const state = new URLSearchParams(Object.entries(filterCodes).filter(([, code]) => code));
  return state.size > 0 ? `${path}?${state}` : path;
}

/**
 * Reads the items that match the address. A code that no item has is dropped by a redirect, for example a letter of
 * another language.
 */
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

/** True if an item has a code, or if no code is given. */
const hasCode =
  <Item>({ codes }: Filter<Item>, code: string | undefined) =>
  (item: Item): boolean =>
    !code || codes(item).includes(code);

/** Returns the codes of all items with their labels, without duplicates. */
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
