/** Searches of visitors: counts them, limits those of each network, and notices when their visitors have gone. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { calls } from '@college/contract/calls';
import type { Limit } from '@college/contract/calls/call';
import type { Client } from '@college/contract/client';
import { readPath } from '@college/contract/locales';
import { MOST_COUNTS, type SearchCount } from '@college/contract/search';
import type { Page } from '../../cache/page-cache.ts';
import { goneSignal } from '../gone-signal.ts';
import { RateLimitStore } from '../rate-limit-store.ts';

/** Milliseconds between two reports of searches. */
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

const limits = new Map<string, Limit | undefined>([
  ['/search', calls.getsearchresults.limit],
  ['/search/suggestions', calls.getsearchsuggestions.limit],
]);

export function searchVisitors() {
  const stores = new Map([...limits.keys()].map((path) => [path, new RateLimitStore()]));
  return {
    /** Seconds until the network may search again; undefined if it may now, or if the page is no search. */
    refusedFor(pathname: string, address: string): number | undefined {
      const { path } = readPath(pathname);
      const limit = limits.get(path);
      if (!limit) return undefined;
      let seconds: number | undefined;
      const count: Parameters<RateLimitStore['incr']>[1] = (_error, result) => {
        if (result && result.current > limit.most) seconds = Math.ceil(result.ttl / 1000);
      };
      stores.get(path)?.incr(address, count, limit.minutes * 60_000, limit.most);
      return seconds;
    },
    /** A signal that is aborted when the visitor has gone. Undefined if the page is no search, which is never dropped. */
    goneFrom(pathname: string, response: ServerResponse): AbortSignal | undefined {
      return limits.has(readPath(pathname).path) ? goneSignal(response) : undefined;
    },
  };
}
