/** Maps old addresses of a WordPress website to the new ones. */
import { decodeAddress } from '@college/contract/decode-address';
import { canBeRedirected, mayBeAdded } from '@college/contract/site-map/addresses';
import { hyphenated } from '../../../platform/files/file-names.ts';
import { typeOf } from '../../../platform/files/file-types.ts';
import type { Inventory, Known } from './inventory.ts';
import type { Item } from './item.ts';

/**
 * The path of an address on the old website, without a final slash; undefined for other websites.
 */
export function oldPath(address: string, base: string): string | undefined {
  const url = URL.parse(address, `${base}/`);
  // Links may still have http or www after the website moved.
  if (!url || hostOf(url.href) !== hostOf(base)) return undefined;
  try {
    return (
      decodeURI(url.pathname)
        .normalize('NFC')
        .replace(/(?<!\/)\/+$/, '') || '/'
    );
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '');

/** Returns the old address that a redirect starts from. */
export function redirectFrom({ link }: { link: string }, base: string): string | undefined {
  const from = link.includes('?') ? undefined : oldPath(link, base);
  return from !== undefined && canBeRedirected(from) ? from : undefined;
}

/** An address by id or slug in the query, which WordPress also accepts: `/?p=12`, `/?tag=exams`. */
export function numberedAddress(
  name: 'p' | 'page_id' | 'attachment_id' | 'cat' | 'tag' | 'category_name' | 'm',
  id: string,
  base: string,
) {
  const from = `${oldPath(base, base)}?${name}=${id}`;
  return canBeRedirected(from) ? from : undefined;
}

/** Finds pages and posts by old address or id. */
export function openPlaces(
  { items, address: base }: Inventory,
  paths: ReadonlyMap<string, string>,
) {
  const byPath = new Map<string, Known>();
  for (const item of items.values()) {
    const from = item.isKept && redirectFrom(item, base);
    if (from) byPath.set(from, item);
  }
  const placeOf = (item: Known) => paths.get(item.id) ?? redirectFrom(item, base);
  return (address: string): string | undefined => {
    const path = oldPath(address, base);
    if (path === undefined) return undefined;
    const { searchParams, hash } = new URL(address, `${base}/`);
    const number = searchParams.get('p') ?? searchParams.get('page_id');
    const item = number ? items.get(number) : byPath.get(path);
    const place = item?.isKept ? placeOf(item) : undefined;
    return place && encodeURI(place) + hash;
  };
}

/**
 * Suffixes that WordPress and its plugins add to copies: `-300x200`, `-scaled`, `-rotated`, `-e1563271234567`, `@2x`.
 */
const copySuffix = /(-\d+x\d+|-scaled|-rotated|-e\d{9,}|@2x)(?=\.\w+$)/;

/** The original of a copy in another size, edited, or in another format (`a.jpg.webp`). */
function withoutCopySuffix(path: string): string {
  const first = path.replace(/(\.(?:jpe?g|png))\.(?:webp|avif)$/, '$1');
  const shorter = first.replace(copySuffix, '');
  return shorter === first ? first : withoutCopySuffix(shorter);
}

/** The name of a file for comparison, without folder and suffixes of copies. */
export const pictureName = (address: string): string => {
  const path = decodedOf(URL.parse(address, 'http://localhost/')?.pathname ?? '');
  return withoutCopySuffix((path.split('/').at(-1) ?? '').normalize('NFC').toLowerCase());
};

/**
 * Names by which a file can be found, whatever host, protocol or CDN its address has: the path
 * below the uploads folder, then year, month and name. Empty for an address outside such a folder.
 */
export function uploadNames(address: string, base: string): string[] {
  const url = URL.parse(address, `${base}/`);
  if (!url || !/^https?:$/.test(url.protocol)) return [];
  const path = decodedOf(url.pathname).normalize('NFC').toLowerCase();
  const [, below] =
    /\/(?:wp-content\/uploads|wp-content\/blogs\.dir\/\d+\/files|files)\/(.+)$/.exec(path) ?? [];
  const [dated] = /\d{4}\/\d{2}\/[^/]+$/.exec(path) ?? [];
  const own = hostOf(url.href) === hostOf(base) ? path : undefined;
  return [own, below, dated].filter((name) => name !== undefined);
}

/** Finds the original file of the old website for an address. */
export function openFileAddresses({ attachments, address: base }: Inventory) {
  const exact = new Map<string, string>();
  const plain = new Map<string, string>();
  const add = (names: Map<string, string>, name: string, url: string) => {
    if (!names.has(name)) names.set(name, url);
  };
  // Names without a suffix are originals. Files whose real name ends in `-300x200` come after them.
  const urls = [...attachments.values()].map(({ url }) => url);
  const isCopy = (url: string) => copySuffix.test(url);
  for (const url of [...urls.filter((url) => !isCopy(url)), ...urls.filter(isCopy)])
    for (const name of uploadNames(url, base)) {
      add(exact, name, url);
      add(plain, withoutCopySuffix(name), url);
    }
  // WordPress makes a page for each file, at which only the file is shown.
  const byPage = new Map<string, string>();
  for (const { link, url } of attachments.values()) {
    const page = redirectFrom({ link }, base);
    if (page) byPage.set(page, url);
  }
  return (address: string): string | undefined => {
    if (!address) return undefined;
    const page = oldPath(address, base);
    const number = page && new URL(address, `${base}/`).searchParams.get('attachment_id');
    const attachment = number ? attachments.get(number)?.url : byPage.get(page ?? '');
    if (attachment) return attachment;
    const names = uploadNames(address, base);
    const match =
      names.flatMap((name) => exact.get(name) ?? [])[0] ??
      names.flatMap((name) => plain.get(withoutCopySuffix(name)) ?? [])[0];
    if (match) return match;
    if (!page || !typeOf(page)) return undefined;
    // Uploaded without WordPress, for example by FTP, so it is not in the export.
    const { origin, pathname } = new URL(address, `${base}/`);
    return origin + pathname;
  };
}

/** Returns the address of a page: its old one if possible, otherwise a similar free one. */
export function pathFor(
  page: Known,
  inventory: Inventory,
  isTaken: (path: string) => boolean,
): string {
  const base = inventory.address;
  const before = oldPath(base, base) ?? '/';
  const linked = redirectFrom(page, base);
  const within = linked && (before === '/' ? linked : linked.replace(before, ''));
  const parts = (within?.split('/') ?? namesOf(page, inventory)).map(hyphenated).filter(Boolean);
  const last = parts.at(-1) || hyphenated(page.name) || hyphenated(page.title) || `page-${page.id}`;
  const candidates = [`/${parts.join('/')}`, `/${last}`, `/page-${page.id}`];
  for (const path of candidates)
    for (const candidate of [path, `${path}-2`, `${path}-3`])
      if (mayBeAdded(candidate) && !isTaken(candidate)) return candidate;
  return `/page-${page.id}`;
}

/** Returns the names of a page and the pages above it. */
function namesOf(page: Known, { items }: Inventory): string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  for (
    let ancestor: Known | undefined = page;
    ancestor && !seen.has(ancestor.id);
    ancestor = items.get(ancestor.parent)
  ) {
    seen.add(ancestor.id);
    names.unshift(decodedOf(ancestor.name) || ancestor.title);
  }
  return names;
}

const decodedOf = (name: string) => decodeAddress(name) ?? name;

export interface Archives {
  /** Counts a post whose new page is `path`. */
  add: (post: Item, path: string) => void;
  /**
   * Each archive with the page that has most of its posts. `base` is the address of the old
   * website.
   */
  leads: (base: string) => { from: string; to: string }[];
}

/** Old addresses of post archives: by tag, month, year and author. */
export function openArchives(): Archives {
  const archives = new Map<string, Map<string, number>>();
  const count = (archive: string, path: string) => {
    const paths = archives.get(archive) ?? new Map<string, number>();
    paths.set(path, (paths.get(path) ?? 0) + 1);
    archives.set(archive, paths);
  };
  return {
    add({ creator, date, tags }, path) {
      const [, year, month] = /^([1-9]\d{3})-(\d\d)-/.exec(date) ?? [];
      for (const { slug } of tags) count(`tag/${slug}`, path);
      if (creator) count(`author/${encodeURIComponent(creator)}`, path);
      for (const archive of year ? [year, `${year}/${month}`] : [])
        count(archive, path.startsWith('/notifications/') ? `${path}/${year}` : path);
    },
    leads: (base) =>
      [...archives].flatMap(([archive, paths]) => {
        const [most] = [...paths].sort(([, one], [, other]) => other - one);
        const from = oldPath(`${base}/${archive}/`, base);
        const spellings = [
          from && canBeRedirected(from) ? from : undefined,
          byQuery(archive, base),
        ];
        return most ? spellings.flatMap((one) => (one ? [{ from: one, to: most[0] }] : [])) : [];
      }),
  };
}

/** The archive in the form `/?tag=exams` or `/?m=201905`, if it has one. */
function byQuery(archive: string, base: string): string | undefined {
  const [, tag] = /^tag\/(.+)$/.exec(archive) ?? [];
  if (tag) return numberedAddress('tag', tag, base);
  const date = archive.replace('/', '');
  return /^\d{4,6}$/.test(date) ? numberedAddress('m', date, base) : undefined;
}
