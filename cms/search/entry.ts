/** What is kept of a record so that it is found. */

import { locales } from '@college/contract/locales';
import { type SearchTab, searchTabs } from '@college/contract/search';
import type { FlattenedField } from 'payload';
import { today } from '../platform/time-zone/dates.ts';
import { distinct, type Word, wordsOf } from './folding/folding.ts';
import type { AnySearched } from './searched.ts';
import { textsOf } from './texts.ts';

export interface Entry {
  tab: SearchTab;
  department: number;
  date: number;
  year: number;
  until: number | null;
  title: Word[];
  words: Word[];
}

const tabs = Object.entries(searchTabs) as [SearchTab, readonly string[]][];

const idOf = (value: unknown) => Number(Object(value).id ?? value ?? 0);
const moment = (value: unknown) => (value ? Date.parse(String(value)) : undefined);

/** Undefined of a record that has no place of its own; the record in all languages, fields that are hidden left out. */
export function entryOf(
  search: AnySearched,
  fields: readonly FlattenedField[],
  record: Record<string, unknown>,
  { hidden = [], departmentName = '' }: { hidden?: readonly string[]; departmentName?: string },
): Entry | undefined {
  const kind = typeof search.kind === 'function' ? search.kind(record) : search.kind;
  const [tab] = tabs.find(([, kinds]) => kinds.some((one) => one === kind)) ?? [];
  if (!tab) return undefined;
  const inAll = (names: readonly string[]): Word[] => {
    const shown = names.filter((name) => !hidden.includes(name));
    const texts = locales.flatMap((locale) => textsOf(fields, shown, record, locale));
    return distinct(wordsOf(texts.join('\n')));
  };
  const date = search.date ? moment(record[search.date]) : undefined;
  return {
    tab,
    department: idOf(search.department && record[search.department]),
    date: date ?? 0,
    year: date ? Number(today(new Date(date)).slice(0, 4)) : 0,
    until: (search.until ? moment(record[search.until]) : undefined) ?? null,
    title: inAll(search.title),
    words: distinct([...inAll(search.text), ...wordsOf(departmentName)]),
  };
}
