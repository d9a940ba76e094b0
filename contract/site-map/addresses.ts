/** Which addresses a college may give to pages of its own, lead on and lead to. */
import { isCallName } from '../calls.ts';
import { localeTable } from '../locales.ts';

/** Characters of a path. */
const LONGEST_PATH = 80;
/** First parts of addresses where something else answers. */
const taken = ['admin', 'api', 'assets', 'department', 'files', 'health', 'healthz', 'preview'];
const codes = ['404', '410', 'readyz', 'metrics', 'site-map.json'];
const programs = ['robots.txt', 'sitemap.xml', 'opensearch.xml'];
const prefixes = Object.values(localeTable).map(({ prefix }) => prefix.slice(1));
const reserved: ReadonlySet<string> = new Set([...taken, ...codes, ...programs, ...prefixes]);
const isReserved = (path: string) =>
  reserved.has(path.split('/')[1] ?? '') || isCallName(path.slice(1));

/** Whether a page of a college's own may stand there: no pattern of addresses, and nothing else answers. */
export const mayBeOwn = (path: string): boolean =>
  path.length <= LONGEST_PATH && /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) && !isReserved(path);

/** Under these names WordPress tells what stands at an address by its number: `/?p=12`. */
const numbers = ['p', 'page_id', 'attachment_id', 'cat'];

/** `p=12`, where a query has such a number; undefined where it has none. */
export function oldNumber(query: URLSearchParams): string | undefined {
  const name = numbers.find((one) => /^\d{1,10}$/.test(query.get(one) ?? ''));
  return name && `${name}=${query.get(name)}`;
}

/** Whether an address may lead on to another: a path once no page stands there, or one with an old number at any time. */
export function mayLeadOn(address: string): boolean {
  const [path = '', ...rest] = address.split('?');
  if (rest.length === 0) return mayPathLeadOn(path);
  const query = rest.join('?');
  return oldNumber(new URLSearchParams(query)) === query && (path === '/' || mayPathLeadOn(path));
}

const mayPathLeadOn = (path: string): boolean =>
  path.length <= 300 &&
  /^\/[^\s?#*:\\]*[^\s?#*:\\/]$/.test(path) &&
  !path.includes('//') &&
  !isReserved(path);

/** Whether visitors may be led there: a page of ours, or an address elsewhere. */
export const mayBeLedTo = (address: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(address) ||
  (/^https?:\/\/[^\s\\]+$/i.test(address) && URL.canParse(address));

/** Pages that every page leads to, or that the law asks for: they are never hidden. */
export const standing: readonly string[] = [
  '/',
  '/search',
  '/sitemap',
  '/privacy',
  '/accessibility',
];
