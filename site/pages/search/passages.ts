import type { Passage, SearchResult } from '@college/contract/search';

/** Its words, whichever of them were found. */
export const textOf = (passage: Passage): string => passage.map(({ text }) => text).join('');

/** What a result is called: people have names. */
export const titleOf = (result: SearchResult): Passage =>
  'name' in result ? result.name : result.title;
