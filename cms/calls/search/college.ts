/** Words of the college itself that were found, as they leave: each on a page of its own. */
import { collegePages } from '@college/contract/codes';
import type { SearchResult } from '@college/contract/search';
import { pageOf, searchedPagesOf } from '../../search/searched.ts';
import { collegeOf, type SearchContext } from './context.ts';
import { type Asked, wordsOfResult } from './words.ts';

export async function collegeResults(
  places: readonly number[],
  asked: Asked,
  context: SearchContext,
): Promise<[number, SearchResult][]> {
  const config = context.payload.globals.config.find(({ slug }) => slug === 'college');
  const pages = config && searchedPagesOf(config);
  if (!pages) return [];
  const college = await collegeOf(context);
  return places.flatMap((place): [number, SearchResult][] => {
    const page = collegePages[place - 1];
    if (!page) return [];
    const words = wordsOfResult(college, pageOf(pages[page]), config.flattenedFields, asked);
    return [[place, { kind: 'page', page, ...words }]];
  });
}
