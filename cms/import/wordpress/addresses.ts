/** Old addresses of a WordPress website, and where what stood there stands now. */
import { mayBeOwn, mayLeadOn } from '@college/contract/site-map/addresses';
import { typeOf } from '../../platform/files/types.ts';
import type { Inventory, Known } from './inventory.ts';

/** The path of an address on the old website, without a slash at its end; undefined for one elsewhere. */
export function oldPath(address: string, base: string): string | undefined {
  const url = URL.parse(address, `${base}/`);
  // Links of a website that moved to https still say http, and some say www.
  if (!url || hostOf(url.href) !== hostOf(base)) return undefined;
  try {
    return decodeURI(url.pathname).normalize('NFC').replace(/\/+$/, '') || '/';
  } catch {
    return undefined;
  }
}

const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '');

/** From where visitors can be led on, by the path of an item. */
export function redirectFrom({ link }: { link: string }, base: string): string | undefined {
  const from = link.includes('?') ? undefined : oldPath(link, base);
  return from !== undefined && mayLeadOn(from) ? from : undefined;
}

/** By its number, which WordPress answers beside every path: `/?p=12`. */
export function numberedAddress(name: 'p' | 'page_id' | 'cat', id: string, base: string) {
  const from = `${oldPath(base, base)}?${name}=${id}`;
  return mayLeadOn(from) ? from : undefined;
}

/** Links to a page or a post, by its address or by its number. */
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

/** The file of the old website behind an address: of a picture that was made smaller, the whole. */
export function openFileAddresses({ attachments, address: base }: Inventory) {
  const known = new Map<string, string>();
  for (const { url } of attachments.values()) {
    const path = oldPath(url, base);
    if (path) known.set(path, url);
  }
  return (address: string): string | undefined => {
    const path = address ? oldPath(address, base) : undefined;
    if (!path || !typeOf(path)) return undefined;
    const whole = path.replace(/-\d+x\d+(\.\w+)$/, '$1');
    const scaled = path.replace(/(\.\w+)$/, '-scaled$1');
    const url = [path, whole, whole.replace(/(\.\w+)$/, '-scaled$1'), scaled].flatMap(
      (one) => known.get(one) ?? [],
    )[0];
    // Brought past the list of media, as by FTP.
    return url ?? new URL(address, `${base}/`).href;
  };
}

/** Own pages are in small letters, digits and hyphens. */
const segment = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** Where a page shall stand: as before where it can, or at the nearest address that is free. */
export function pathFor(
  page: Known,
  inventory: Inventory,
  isTaken: (path: string) => boolean,
): string {
  const base = inventory.address;
  const before = oldPath(base, base) ?? '/';
  const linked = redirectFrom(page, base);
  const within = linked && (before === '/' ? linked : linked.replace(before, ''));
  const parts = (within?.split('/') ?? namesOf(page, inventory)).map(segment).filter(Boolean);
  const last = parts.at(-1) || segment(page.name) || segment(page.title) || `page-${page.id}`;
  const wanted = [`/${parts.join('/')}`, `/${last}`, `/page-${page.id}`];
  for (const path of wanted)
    for (const candidate of [path, `${path}-2`, `${path}-3`])
      if (mayBeOwn(candidate) && !isTaken(candidate)) return candidate;
  return `/page-${page.id}`;
}

/** With the pages above it. */
function namesOf(page: Known, { items }: Inventory): string[] {
  const names: string[] = [];
  const seen = new Set<string>();
  for (let one: Known | undefined = page; one && !seen.has(one.id); one = items.get(one.parent)) {
    seen.add(one.id);
    names.unshift(decodedOf(one.name) || one.title);
  }
  return names;
}

const decodedOf = (name: string) => {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};
