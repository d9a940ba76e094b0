/** The whole state of a search is its address. */
import { calls } from '@college/contract/calls';
import { LONGEST_QUERY, type SearchTab, searchTabNames } from '@college/contract/search';
import { notFound } from '../../layout/errors/not-found.ts';
import { askedPage, pageAddress } from '../../lists/paging.ts';
import { askedYear } from '../../lists/years.ts';

export interface Asked {
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
const tidy = (words: string | null): string =>
  (words ?? '')
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_QUERY)
    .toWellFormed();

/** A 404 where a part of the address means nothing. */
export function askedOf(url: URL): Asked {
  const { searchParams } = url;
  const named = searchParams.get('tab') || undefined;
  const tab = searchTabNames.find((one) => one === named);
  const department = calls.getsearchresults.input.shape.dept_code.safeParse(
    searchParams.get('department') || undefined,
  );
  if (named !== tab || !department.success) throw notFound();
  return {
    words: tidy(searchParams.get('q')),
    tab,
    department: department.data,
    year: askedYear(searchParams.get('year')),
    page: askedPage(url),
  };
}

/** Where such a search stands, without language prefix. */
export function searchAddress({ words, tab, department, year, page }: Asked): string {
  const state = new URLSearchParams({
    q: words,
    ...(tab && { tab }),
    ...(department && { department }),
    ...(year && { year: `${year}` }),
  });
  return pageAddress(`/search?${state}`, page);
}
