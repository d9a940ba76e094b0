import type { IncomingMessage } from 'node:http';
import type { Client } from '@college/contract/client';
import { MOST_COUNTS, type SearchCount } from '@college/contract/search';
import type { Page } from '../../cache/page-cache.ts';

/** Milliseconds from one telling to the next. */
const EVERY = 5000;

export interface SearchCounts {
  /** A page on its way to whoever asked for it. */
  add(request: IncomingMessage, page: Page): void;
  /** Says what is left; nothing is told afterwards. */
  stop(): Promise<void>;
}

/**
 * Tells the backend what visitors search. It cannot count that itself: one answer serves everybody until something is
 * published, and then kept pages are rendered anew though nobody asked.
 */
export function reportSearches(client: Pick<Client, 'addsearchcounts'>): SearchCounts {
  let counts = new Map<string, SearchCount>();

  async function tell() {
    const searches = [...counts.values()];
    counts = new Map();
    // A backend that does not answer misses some: no visitor waits for a count.
    if (searches.length > 0) await client.addsearchcounts({ searches }).catch(() => {});
  }
  const timer = setInterval(tell, EVERY);

  return {
    add({ method, headers }, { countedSearch }) {
      // What a browser fetches ahead nobody may ever look at.
      if (!countedSearch || method !== 'GET' || headers['sec-purpose']) return;
      const times = (counts.get(countedSearch.q)?.times ?? 0) + 1;
      if (times > 1 || counts.size < MOST_COUNTS)
        counts.set(countedSearch.q, { ...countedSearch, times });
    },
    stop() {
      clearInterval(timer);
      return tell();
    },
  };
}
