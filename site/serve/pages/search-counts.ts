import type { IncomingMessage } from 'node:http';
import type { Client } from '@college/contract/client';
import { MOST_COUNTS, type SearchCount } from '@college/contract/search';
import type { Page } from '../../cache/page-cache.ts';

/** Milliseconds between two reports. */
const EVERY = 5000;

export interface SearchCounts {
  /** Counts the search of a page that is sent. */
  add(request: IncomingMessage, page: Page): void;
  /** Reports the remaining searches and stops. */
  stop(): Promise<void>;
}

/**
 * Reports the searches of visitors to the backend. It cannot count them itself, because one cached answer serves everybody,
 * and pages are rendered again after a publish without a visitor.
 */
export function reportSearches(client: Pick<Client, 'addsearchcounts'>): SearchCounts {
  let counts = new Map<string, SearchCount>();

  async function report() {
    const searches = [...counts.values()];
    counts = new Map();
    // Searches are not reported again if the backend fails, because a few missing ones do not matter.
    if (searches.length > 0) await client.addsearchcounts({ searches }).catch(() => {});
  }
  const timer = setInterval(report, EVERY);

  return {
    add({ method, headers }, { countedSearch }) {
      // A page that the browser fetches ahead may never be seen.
      if (!countedSearch || method !== 'GET' || headers['sec-purpose']) return;
      const times = (counts.get(countedSearch.q)?.times ?? 0) + 1;
      if (times > 1 || counts.size < MOST_COUNTS)
        counts.set(countedSearch.q, { ...countedSearch, times });
    },
    stop() {
      clearInterval(timer);
      return report();
    },
  };
}
