/** Which addresses a college may give to pages of its own, lead on and lead to. */
import { isCallName } from '../calls.ts';
import { localeTable } from '../locales.ts';

/** Characters of a path. */
const LONGEST_PATH = 80;
/** First parts of addresses where something else answers. */
const taken = ['admin', 'api', 'assets', 'department', 'files', 'health', 'healthz', 'preview'];
const codes = ['404', '410', 'readyz', 'metrics', 'robots.txt', 'sitemap.xml', 'site-map.json'];
const prefixes = Object.values(localeTable).map(({ prefix }) => prefix.slice(1));
const reserved: ReadonlySet<string> = new Set([...taken, ...codes, ...prefixes]);
const isReserved = (path: string) =>
  reserved.has(path.split('/')[1] ?? '') || isCallName(path.slice(1));

/** Whether a page of a college's own may stand there: no pattern of addresses, and nothing else answers. */
export const mayBeOwn = (path: string): boolean =>
  path.length <= LONGEST_PATH && /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) && !isReserved(path);

/** Whether a path may lead on to another address once no page stands there. */
export const mayLeadOn = (path: string): boolean =>
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
