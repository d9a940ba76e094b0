import { LONGEST_LIST } from '@college/contract/limits';
import type { Paging } from '../../lists/paging.ts';

/** As many times a list is asked for; a backend that pages by itself has no more to say then. */
const MOST_PAGES = 20;
/** Entries of one part of the sitemap. */
export const MOST_OF_PART = MOST_PAGES * LONGEST_LIST;

/** Everything that a list answers, of a long one the part of that number, from 1. */
export async function allOf<Item>(
  ask: (paging: Paging) => Promise<Item[]>,
  part = 1,
): Promise<Item[]> {
  const all: Item[] = [];
  for (let page = (part - 1) * MOST_PAGES + 1; page <= part * MOST_PAGES; page += 1) {
    const answer = await ask({ limit: LONGEST_LIST, page });
    all.push(...answer);
    if (answer.length !== LONGEST_LIST) break;
  }
  return all;
}
