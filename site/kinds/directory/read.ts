import { type LoaderFunctionArgs, redirect } from 'react-router';
import { loaderContext } from '../../context.ts';
import type { Strings } from '../../strings/en.ts';
import type { Directory, Filter } from './definition.ts';

/** The codes that an address names, by the names of their filters. */
export type Asked = Readonly<Record<string, string>>;

export const filterNames = <Item>({ tabs, filters }: Directory<Item>): string[] =>
  [tabs, ...filters].map(({ name }) => name);

/** The address of a page, or of a file of it, with what is asked of it. */
export function directoryAddress(path: string, asked: Asked): string {
  const state = new URLSearchParams(Object.entries(asked).filter(([, code]) => code));
  return state.size > 0 ? `${path}?${state}` : path;
}

/** What of a directory is asked for. What nothing has leads on: a letter of one language to all in the other. */
export async function readDirectory<Item>(
  directory: Directory<Item>,
  path: string,
  { request, context }: LoaderFunctionArgs,
) {
  const { call, locale, strings } = context.get(loaderContext);
  const { tabs, filters } = directory;
  const all = await directory.read(call, locale);
  const { searchParams } = new URL(request.url);
  const named = filterNames(directory).flatMap((name) => {
    const code = searchParams.get(name)?.normalize('NFC');
    return code ? [[name, code] as const] : [];
  });
  const known = named.filter(([name, asked]) =>
    all.some((item) => filterOf(directory, name)?.code(item) === asked),
  );
  const asked: Asked = Object.fromEntries(known);
  if (known.length < named.length) throw redirect(directoryAddress(path, asked));
  const has = ({ name, code }: Filter<Item>) => {
    const one = asked[name];
    return (item: Item) => !one || code(item) === one;
  };
  const chosen = filters.reduce((left, filter) => left.filter(has(filter)), all);
  const choices = (items: readonly Item[]) => (filter: Filter<Item>) =>
    choicesOf(filter, items, strings, locale);
  return {
    asked,
    /** What each filter offers. */
    choices: filters.map(choices(all)),
    tabChoices: choices(chosen)(tabs),
    isEmpty: all.length === 0,
    items: chosen.filter(has(tabs)),
  };
}

const filterOf = <Item>({ tabs, filters }: Directory<Item>, named: string) =>
  [tabs, ...filters].find(({ name }) => name === named);

/** Each code that items have, once, in words. */
function choicesOf<Item>(
  { code, said = code, order }: Filter<Item>,
  items: readonly Item[],
  strings: Strings,
  locale: string,
) {
  const words = new Map(items.map((item) => [code(item), said(item, strings)]));
  words.delete('');
  const { compare } = new Intl.Collator(locale);
  return [...words]
    .map(([value, label]) => ({ value, label: label || value }))
    .sort((one, other) =>
      order
        ? order.indexOf(one.value) - order.indexOf(other.value)
        : compare(one.label, other.label),
    );
}
