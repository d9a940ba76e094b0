/** The search index entry of a record. */

import { distinct, variantsOf, type Word, wordsOf } from '@college/contract/folding/folding';
import { type SearchTab, searchTabs } from '@college/contract/search';
import type { FlattenedField } from 'payload';
import { idOf } from '../id-of.ts';
import { collegeLocales } from '../platform/college-languages.ts';
import { today } from '../platform/time-zone/dates.ts';
import type { AnySearched } from './searched.ts';
import { textsOf } from './texts.ts';

export interface Entry {
  tab: SearchTab;
  department: number;
  date: number;
  year: number;
  until: number | null;
  names: Word[][];
  key: Word[];
  /** Words of each page of a file. Other records have a single page. */
  pages: Word[][];
}

/** The different words of a text and their other spellings. */
export const allWordsOf = (text: string): Word[] =>
  distinct([...wordsOf(text), ...variantsOf(text)]);

const tabs = Object.entries(searchTabs) as [SearchTab, readonly string[]][];

const moment = (value: unknown) => (value ? Date.parse(String(value)) : undefined);

/**
 * Builds the entry of a record in the languages of the college; undefined if the record has no page
 * that a result can link to.
 *
 * @param record with the texts of all languages
 *
 * @param called other names that match: those of its kind and of its department
 */
export function entryOf(
  search: AnySearched,
  fields: readonly FlattenedField[],
  record: Record<string, unknown>,
  { hidden = [], called = [] }: { hidden?: readonly string[]; called?: readonly string[] },
): Entry | undefined {
  const kind = typeof search.kind === 'function' ? search.kind(record) : search.kind;
  const [tab] = tabs.find(([, kinds]) => kinds.some((tabKind) => tabKind === kind)) ?? [];
  if (!tab) return undefined;
  const inEach = (names: readonly string[]): string[] => {
    const visibleNames = names.filter((name) => !hidden.includes(name));
    return collegeLocales().map((locale) =>
      textsOf(fields, visibleNames, record, locale).join('\n'),
    );
  };
  const inAll = (texts: readonly string[]) => allWordsOf(texts.join('\n'));
  const titles = inEach(search.title);
  const date = search.date ? moment(record[search.date]) : undefined;
  return {
    tab,
    department: idOf(search.department && record[search.department]) ?? 0,
    date: date ?? 0,
    year: date ? Number(today(new Date(date)).slice(0, 4)) : 0,
    until: (search.until ? moment(record[search.until]) : undefined) ?? null,
    names: titles.map((title) => wordsOf(title)),
    key: distinct([
      ...inAll([...inEach(search.key ?? []), ...called]),
      ...titles.flatMap((title) => variantsOf(title)),
    ]),
    pages: [inAll(inEach(search.text))],
  };
}
