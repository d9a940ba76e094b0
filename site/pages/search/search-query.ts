/** The whole state of a search is its address. */
import { calls } from '@college/contract/calls';
import { LONGEST_QUERY, type SearchTab, searchTabNames } from '@college/contract/search';
import { notFound } from '../../layout/errors/not-found.ts';
import { pageAddress, parsePage } from '../../lists/paging.ts';
import { parseYear } from '../../lists/years.ts';

export interface SearchQuery {
  /** '' before anything was looked for. */
  words: string;
  /** Undefined: results of every tab. */
  tab?: SearchTab;
  /** Its code. */
  department?: string;
  year?: number;
  /** From 1. */
  page: number;
}

/** In the order in which addresses have them. */
export const query = ['q', 'tab', 'department', 'year', 'page'];

/** What is looked for: no controls, spaces joined, no longer than is looked at. */
const normalizeWords = (words: string | null): string =>
  (words ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
    .toWellFormed();

/** A 404 where a part of the address means nothing. */
export function parseSearchQuery(url: URL): SearchQuery {
  const { searchParams } = url;
  const tabParam = searchParams.get('tab') || undefined;
  const tab = searchTabNames.find((name) => name === tabParam);
  const department = calls.getsearchresults.input.shape.dept_code.safeParse(
    searchParams.get('department') || undefined,
  );
  if (tabParam !== tab || !department.success) throw notFound();
  return {
    words: normalizeWords(searchParams.get('q')),
    tab,
    department: department.data,
    year: parseYear(searchParams.get('year')),
    page: parsePage(url),
  };
}

/** Where such a search stands, without language prefix. */
export function searchAddress({ words, tab, department, year, page }: SearchQuery): string {
  const state = new URLSearchParams({
    q: words,
    ...(tab && { tab }),
    ...(department && { department }),
    ...(year && { year: `${year}` }),
  });
  return pageAddress(`/search?${state}`, page);
}
