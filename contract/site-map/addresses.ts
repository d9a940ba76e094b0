/** Which addresses a college may give to pages of its own, lead on and lead to. */
import { callNames } from '../calls.ts';
import { localeTable } from '../locales.ts';
import { served } from './served.ts';

/** Characters of a path. */
const LONGEST_PATH = 80;
const prefixes = Object.values(localeTable).map(({ prefix }) => prefix.slice(1));
const reserved: ReadonlySet<string> = new Set([...served.roots, ...prefixes]);
const calledBy: ReadonlySet<string> = new Set(callNames.map((name) => name.toLowerCase()));
const defaultPages: ReadonlySet<string> = new Set(served.pages);
const isReserved = (path: string) =>
  reserved.has(path.split('/')[1] ?? '') || calledBy.has(path.slice(1));

/** True where a page of the website answers by itself, whatever follows its address. */
const isBelowPage = (path: string) =>
  served.parents.some((parent) => path === parent || path.startsWith(`${parent}/`));

/** True where the website has a page by itself. */
export const isDefaultPage = (path: string): boolean => defaultPages.has(path);

/** True if a page of a college's own may stand there: no pattern of addresses, and nothing else answers. */
export const mayBeAdded = (path: string): boolean =>
  path.length <= LONGEST_PATH &&
  /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(path) &&
  !isReserved(path) &&
  !isBelowPage(path) &&
  !isDefaultPage(path);

/** Under these names WordPress says at any address what it shows: `/?p=12`, `/?tag=exams`. */
const number = /^\d{1,10}$/;
const shortName = /^[^\s/?#&=\\]{1,200}$/;
const oldNames: Record<string, RegExp> = {
  ...{ p: number, page_id: number, attachment_id: number, cat: number, m: number },
  ...{ tag: shortName, category_name: shortName },
};

/** `p=12`, where a query has a name and a value of WordPress; undefined where it has none. */
export function oldQueryOf(query: URLSearchParams): string | undefined {
  const [name] =
    Object.entries(oldNames).find(([name, pattern]) => pattern.test(query.get(name) ?? '')) ?? [];
  return name && `${name}=${query.get(name)}`;
}

/**
 * The keys of the picture of which an address names a smaller copy, as WordPress makes them: `gate-300x200.jpg` is one of
 * `gate.jpg` or of `gate-scaled.jpg`. Empty where the address names none.
 */
export function fullSizeKeys(key: string): string[] {
  const [, name, ending] = /^(.+?)-\d{1,5}x\d{1,5}(\.(?:jpe?g|png|gif|webp|avif))$/.exec(key) ?? [];
  return name && ending ? [`${name}${ending}`, `${name}-scaled${ending}`] : [];
}

/**
 * An address in the one spelling by which old addresses are compared: decoded, in small letters, composed as Unicode's
 * NFC, and without a slash at its end. Its query counts, what follows a # does not.
 */
export function addressKey(address: string): string {
  const [whole = ''] = address.split('#');
  const [path = '', ...rest] = whole.split('?');
  const query = rest.join('?').replaceAll('+', ' ');
  const spelled = decoded(path).replace(/(?<=.)\/$/, '');
  return query ? `${spelled}?${decoded(query)}` : spelled;
}

const decoded = (text: string): string =>
  text
    .replace(/(?:%[0-9a-f]{2})+/gi, (codes) => {
      try {
        return decodeURIComponent(codes);
      } catch {
        return codes;
      }
    })
    .normalize('NFC')
    .toLowerCase();

/** True if visitors of `from` would be led to it again, however both are spelled. */
export function leadsToItself(from: string, to: string): boolean {
  const target = addressKey(to);
  const old = addressKey(from);
  // Without a query of its own, an old address is led on whatever follows it.
  return target === old || (!from.includes('?') && target.split('?')[0] === old);
}

/**
 * True if an address may lead on to another: a path once no page stands there, with a query of its own or without, or
 * one with a number or short name of WordPress at any time.
 */
export function mayLeadOn(address: string): boolean {
  const [path = '', ...rest] = address.split('?');
  if (rest.length === 0) return mayPathLeadOn(path);
  const query = rest.join('?');
  if (path === '/') {
    const named = oldQueryOf(new URLSearchParams(query));
    return named !== undefined && decoded(named) === decoded(query);
  }
  return /^[^\s#?\\]{1,300}$/.test(query) && mayPathLeadOn(path);
}

const mayPathLeadOn = (path: string): boolean =>
  path.length <= 300 &&
  /^\/[^\s?#*:\\]*[^\s?#*:\\/]$/.test(path) &&
  !/\/\/|[?#\\]|\p{Cc}/u.test(addressKey(path)) &&
  !isReserved(addressKey(path));

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
