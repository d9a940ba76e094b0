/** What was found, with where it stands: without what stands on a page that the college hid. */
import type { College } from '@college/contract/entities';
import type { SearchResult } from '@college/contract/search';
import type { LoaderContext } from '../../context.ts';
import type { PagePath } from '../../menu.ts';
import { titleOf } from './passages.ts';
import { placeOf } from './places.ts';

export interface Placed {
  result: SearchResult;
  /** Its address, without language prefix. */
  to: string;
}

type Site = Pick<LoaderContext, 'strings' | 'hidden'>;

export function placed(
  results: readonly SearchResult[],
  codes: College['codes'],
  { strings, hidden }: Site,
): Placed[] {
  return results.flatMap((result) => {
    const to = placeOf(result, codes);
    const path = to.replace(/[?#].*/s, '');
    if (hidden.includes(path)) return [];
    const title = strings.pages[path as PagePath];
    const isUntitled = result.kind === 'page' && titleOf(result).length === 0;
    return isUntitled && title
      ? [{ result: { ...result, title: [{ text: title, found: false }] }, to }]
      : [{ result, to }];
  });
}
