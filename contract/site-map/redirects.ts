/** Redirects from old addresses: which one an address uses, and whether following them ever ends. */
import { readPath } from '../locales.ts';
import { addressKey, fullSizeKeys, oldQueryOf } from './addresses.ts';

/** Targets of redirects by the `addressKey` of the old address. */
export type Redirects = ReadonlyMap<string, string>;

interface Redirect {
  to: string;
  /** Names of the query that are part of the old address. */
  names: readonly string[];
}

/** The redirect of an address. Of an address with a page, only one that names a number of WordPress in the query. */
export function redirectOf(
  redirects: Redirects,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  hasPage = false,
): Redirect | undefined {
  const { path } = readPath(pathname);
  const oldPart = oldQueryOf(searchParams);
  const byName = oldPart && redirects.get(addressKey(`${path}?${oldPart}`));
  if (byName) return { to: byName, names: [oldPart.split('=')[0] ?? ''] };
  if (hasPage) return undefined;
  const byQuery = searchParams.size > 0 && redirects.get(addressKey(`${path}?${searchParams}`));
  if (byQuery) return { to: byQuery, names: [...searchParams.keys()] };
  const key = addressKey(path);
  const to = [key, ...fullSizeKeys(key)].map((old) => redirects.get(old)).find(Boolean);
  return to ? { to, names: [] } : undefined;
}

const withoutWww = (hostname: string) => hostname.replace(/^www\./, '').replace(/\.$/, '');

/**
 * An address as one of this website: a path, or a complete address of its host, with `www.` or without, by http or https.
 * Undefined for other websites.
 */
export function ownAddress(address: string, origin: string): URL | undefined {
  const site = new URL(origin);
  const url = URL.parse(address, origin);
  if (!url || withoutWww(url.hostname) !== withoutWww(site.hostname)) return undefined;
  if (!['', '80', '443', site.port].includes(url.port)) return undefined;
  const own = new URL(origin);
  own.pathname = url.pathname;
  own.search = url.search;
  return own;
}

/**
 * The own addresses through which redirects lead from an address, if they never end: the last one is there twice. Undefined
 * if they end, or leave the website. `targetOf` returns where an address leads.
 */
export function circleFrom(
  start: URL,
  targetOf: (address: URL) => string | undefined,
): string[] | undefined {
  const passed: string[] = [];
  for (let address: URL | undefined = start; address; ) {
    const place: string = address.pathname + address.search;
    const isPassed = passed.includes(place);
    passed.push(place);
    if (isPassed) return passed;
    const to = targetOf(address);
    address = to === undefined ? undefined : ownAddress(to, start.origin);
  }
  return undefined;
}
