/** The search index entry of a record. */

import { distinct, variantsOf, type Word, wordsOf } from '@college/contract/folding/folding';
import { type SearchTab, searchTabs } from '@college/contract/search';
import type { FlattenedField } from 'payload';
import { idOf } from '../id-of.ts';
import { collegeLocales } from '../platform/college-languages.ts';
import { today } from '../time-zone/dates.ts';
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

/** Separators between names or pages, and before the key words. No folded word contains them. */
const NEXT = '|';
const KEY = '||';
export const BETWEEN = ` ${NEXT} `;

interface Title {
  /** The words of the name, in each language. */
  names: string[][];
  /** Words that describe the record: the department of a teacher, the type of a notice. */
  key: string[];
}

/** The title of an entry as one line: the names in each language, then the key words. */
export const titleLine = ({ names, key }: Title): string => {
  const lines = new Set(names.map((words) => words.join(' ')).filter(Boolean));
  return [...lines].join(BETWEEN) + (key.length > 0 ? ` ${KEY} ${key.join(' ')}` : '');
};

/** Reads a line of `titleLine`. */
export function readTitle(line: string): Title {
  const key: string[] = [];
  let words: string[] = [];
  const names = [words];
  // Split once per line, because a query reads hundreds of titles.
  for (const word of line.split(' ')) {
    if (word === NEXT) {
      words = [];
      names.push(words);
    } else if (word === KEY) words = key;
    else if (word) words.push(word);
  }
  return { names, key };
}

export interface Filters {
  tab?: SearchTab;
  /** Id of a department; 0 is the college itself. */
  department?: number | 'none';
  year?: number;
}

/**
 * Filter values, stored as words of an entry. They start with a full stop, which no folded word
 * does.
 */
export const marksOf = ({ tab, department, year }: Filters): string[] => [
  ...(tab ? [`.t.${tab}`] : []),
  ...(department === undefined ? [] : [`.d.${department}`]),
  ...(year ? [`.y.${year}`] : []),
];
