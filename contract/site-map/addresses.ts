/** Rules for addresses of added pages and of redirects. */

import { callNames } from '../calls.ts';
import { decodeAddress } from '../decode-address.ts';
import { localeTable } from '../locales.ts';
import { defaultPages } from './default.ts';
import { served } from './served.ts';

/** Most characters of a path. */
const LONGEST_PATH = 80;
const prefixes = Object.values(localeTable).map(({ prefix }) => prefix.slice(1));
const reserved: ReadonlySet<string> = new Set([...served.roots, ...prefixes]);
const calledBy: ReadonlySet<string> = new Set(callNames.map((name) => name.toLowerCase()));
const isReserved = (path: string) =>
  reserved.has(path.split('/')[1] ?? '') || calledBy.has(path.slice(1));

/** True if a page of the website answers at all addresses below its own. */
const isBelowPage = (path: string) =>
  served.parents.some((parent) => path === parent || path.startsWith(`${parent}/`));

/** True if the path is a page of the default site map. */
export const isDefaultPage = (path: string): boolean => Object.hasOwn(defaultPages, path);

/** True if a college may add a page at the path: the path is no pattern, and nothing else answers there. */
export const mayBeAdded = (path: string): boolean =>
  path.length <= LONGEST_PATH &&
  /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) &&
  !isReserved(path) &&
  !isBelowPage(path) &&
  !isDefaultPage(path);

/** Query names by which WordPress chooses a page at any path: `/?p=12`, `/?tag=exams`. */
const number = /^\d{1,10}$/;
const shortName = /^[^\s/?#&=\\]{1,200}$/;
const oldNames: Record<string, RegExp> = {
  ...{ p: number, page_id: number, attachment_id: number, cat: number, m: number },
  ...{ tag: shortName, category_name: shortName },
};

/** The part of a query that chooses a page in WordPress, such as `p=12`. Undefined if there is none. */
export function oldQueryOf(query: URLSearchParams): string | undefined {
  const [name] =
    Object.entries(oldNames).find(([name, pattern]) => pattern.test(query.get(name) ?? '')) ?? [];
  return name && `${name}=${query.get(name)}`;
}

/**
 * The keys of the full-size picture for the key of a smaller copy. WordPress makes `gate-300x200.jpg` from `gate.jpg` or
 * `gate-scaled.jpg`. Empty if the address is no such copy.
 */
export function fullSizeKeys(key: string): string[] {
  const [, name, ending] = /^(.+?)-\d{1,5}x\d{1,5}(\.(?:jpe?g|png|gif|webp|avif))$/.exec(key) ?? [];
  return name && ending ? [`${name}${ending}`, `${name}-scaled${ending}`] : [];
}

/**
 * The key by which old addresses are compared: decoded, in lower case, in Unicode's NFC, with its query, without a slash at
 * the end and without the part after #.
 */
export function addressKey(address: string): string {
  const [withoutFragment = ''] = address.split('#');
  const [path = '', ...rest] = withoutFragment.split('?');
  const query = rest.join('?').replaceAll('+', ' ');
  const spelled = decoded(path).replace(/(?<=.)\/$/, '');
  return query ? `${spelled}?${decoded(query)}` : spelled;
}

const decoded = (text: string): string =>
  text
    .replace(/(?:%[0-9a-f]{2})+/gi, (codes) => decodeAddress(codes) ?? codes)
    .normalize('NFC')
    .toLowerCase();

/**
 * True if an address may be redirected: a path without a page, with or without a query, or any path with a number or short
 * name of WordPress.
 */
export function canBeRedirected(address: string): boolean {
  const [path = '', ...rest] = address.split('?');
  if (rest.length === 0) return mayPathLeadOn(path);
  const query = rest.join('?');
  if (path === '/') {
    const oldPart = oldQueryOf(new URLSearchParams(query));
    return oldPart !== undefined && decoded(oldPart) === decoded(query);
  }
  return /^[^\s#?\\]{1,300}$/.test(query) && mayPathLeadOn(path);
}

const mayPathLeadOn = (path: string): boolean =>
  path.length <= 300 &&
  /^\/[^\s?#*:\\]*[^\s?#*:\\/]$/.test(path) &&
  !/\/\/|[?#\\]|\p{Cc}/u.test(addressKey(path)) &&
  !isReserved(addressKey(path));

/** True if a redirect may lead there: a page of the site, or an address of another website. */
export const canBeRedirectTarget = (address: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(address) ||
  (/^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address));

/** Pages that are never hidden, because every page links to them or the law requires them. */
export const standing: readonly string[] = [
  '/',
  '/search',
  '/sitemap',
  '/help',
  '/policies',
  '/privacy',
  '/accessibility',
];
