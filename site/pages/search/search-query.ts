/** A search and its address. */
import { calls } from '@college/contract/calls';
import { LONGEST_QUERY, type SearchTab, searchTabNames } from '@college/contract/search';
import { pageAddress, parsePage } from '../../lists/paging.ts';
import { parseYear } from '../../lists/years.ts';
import { notFound } from '../../not-found.ts';

export interface SearchQuery {
  /** Words of the query; '' before the first search. */
  words: string;
  /** Undefined for results of all tabs. */
  tab?: SearchTab;
  department?: string;
  year?: number;
  /** Page number, from 1. */
  page: number;
}

/** Parameters in the order of the address. */
export const query = ['q', 'tab', 'department', 'year', 'page'];

/** Removes control characters, joins spaces and cuts the query to its maximum length. */
const normalizeWords = (words: string | null): string =>
  (words ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
    .toWellFormed();

/** Reads a search from its address. An invalid parameter is a 404. */
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

/** Returns the address of a search, without language prefix. */
export function searchAddress({ words, tab, department, year, page }: SearchQuery): string {
  const state = new URLSearchParams({
    q: words,
    ...(tab && { tab }),
    ...(department && { department }),
    ...(year && { year: `${year}` }),
  });
  return pageAddress(`/search?${state}`, page);
}
