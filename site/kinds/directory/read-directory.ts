import type { Locale } from '@college/contract/locales';
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../context.ts';
import type { Strings } from '../../strings/en.ts';
import type { Directory, Filter } from './directory-definition.ts';

/** The codes that an address names, by the names of their filters. */
export type Asked = Readonly<Record<string, string>>;

interface Choice {
  value: string;
  label: string;
}

/** What of a directory is asked for. */
export interface Found<Item> {
  asked: Asked;
  /** The same in words. */
  said: string[];
  /** What each of its filters offers. */
  choices: Choice[][];
  /** What its tabs offer of what the filters have left. */
  tabChoices: Choice[];
  items: readonly Item[];
}

const allFilters = <Item>({ tabs, filters }: Directory<Item>) => [tabs, ...filters];

export const filterNames = <Item>(directory: Directory<Item>): string[] =>
  allFilters(directory).map(({ name }) => name);

/** The address of a page, or of a file of it, with what is asked of it. */
export function directoryAddress(path: string, asked: Asked): string {
  const state = new URLSearchParams(Object.entries(asked).filter(([, code]) => code));
  return state.size > 0 ? `${path}?${state}` : path;
}

/** What nothing of it has leads on: from a letter of one language to all in the other. */
export async function readDirectory<Item>(
  directory: Directory<Item>,
  path: string,
  { request, context }: LoaderFunctionArgs,
): Promise<Found<Item>> {
  const { call, locale, strings } = context.get(loaderContext);
  const all = await directory.read(call, locale);
  const { searchParams } = new URL(request.url);
  const named = allFilters(directory).flatMap((filter) => {
    const code = searchParams.get(filter.name)?.normalize('NFC');
    return code ? [{ filter, code }] : [];
  });
  const known = named.filter(({ filter, code }) => all.some(having(filter, code)));
  const asked: Asked = Object.fromEntries(known.map(({ filter, code }) => [filter.name, code]));
  if (known.length < named.length) throw redirect(directoryAddress(path, asked));

  const { tabs, filters } = directory;
  const chosen = filters.reduce((left, one) => left.filter(having(one, asked[one.name])), all);
  const choices = filters.map((filter) => choicesOf(filter, all, strings, locale));
  const tabChoices = choicesOf(tabs, chosen, strings, locale);
  const said = [choicesOf(tabs, all, strings, locale), ...choices].flatMap((offered, place) => {
    const code = asked[filterNames(directory)[place] ?? ''];
    return offered.flatMap(({ value, label }) => (value === code ? [label] : []));
  });
  return { asked, said, choices, tabChoices, items: chosen.filter(having(tabs, asked[tabs.name])) };
}

/** Whether an item has a code; each has none at all. */
const having =
  <Item>({ codes }: Filter<Item>, code: string | undefined) =>
  (item: Item): boolean =>
    !code || codes(item).includes(code);

/** Each code that items have, once, in words. */
function choicesOf<Item>(
  { codes, said, order }: Filter<Item>,
  items: readonly Item[],
  strings: Strings,
  locale: Locale,
): Choice[] {
  const words = new Map<string, string>();
  for (const item of items)
    for (const code of codes(item))
      if (code && !words.has(code)) words.set(code, said?.(code, item, strings) || code);
  const { compare } = new Intl.Collator(locale);
  const choices = [...words].map(([value, label]) => ({ value, label }));
  if (order === 'as listed') return choices;
  return choices.sort((one, other) =>
    order ? order.indexOf(one.value) - order.indexOf(other.value) : compare(one.label, other.label),
  );
}
