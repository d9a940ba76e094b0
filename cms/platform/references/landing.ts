/** Where links to the own website lead, by the site map and the records. */
import { decodeAddress } from '@college/contract/decode-address';
import { readPath } from '@college/contract/locales';
import { addressKey, isDefaultPage, oldQueryOf } from '@college/contract/site-map/addresses';
import { ownAddress, type Redirects, redirectOf } from '@college/contract/site-map/redirects';
import { served } from '@college/contract/site-map/served';
import type { CollectionSlug, Payload, Where } from 'payload';
import { asSystem } from '../../access.ts';
import { environment } from '../environment.ts';
import { isFile, targetOf } from './address-targets.ts';
import { publicFile } from './public-files.ts';

type Landing = { to: 'content' | 'home' | 'nothing' } | { to: 'list'; path: string };

/** Where a link to the own website leads. */
export async function landingOf(
  url: URL,
  payload: Payload,
  redirects: Redirects,
): Promise<Landing> {
  const path = plainPath(url);
  if (path === '/')
    return oldQueryOf(url.searchParams) ? redirectedFrom(url, payload, redirects) : { to: 'home' };
  const own = new URL(url.pathname + url.search, environment.SITE_URL);
  const record = await landingOfRecord(own, payload);
  if (record) return record;
  if (await isPage(path, payload)) return { to: 'content' };
  return redirectedFrom(url, payload, redirects);
}

/** Where the address of a file or record leads; undefined for other addresses. */
async function landingOfRecord(url: URL, payload: Payload): Promise<Landing | undefined> {
  const target = targetOf(url.href);
  if (!target) return undefined;
  const isThere =
    target.collection === 'media'
      ? await isFileThere(url, payload)
      : await isRecordThere(target.collection, target.key, payload);
  return { to: isThere ? 'content' : 'nothing' };
}

const plainPath = ({ pathname }: URL) =>
  (decodeAddress(readPath(pathname).path) ?? pathname).replace(/(?<=[^/])\/+$/, '');

async function isFileThere(url: URL, payload: Payload): Promise<boolean> {
  const name = decodeAddress(plainPath(url).split('/')[3] ?? '') ?? '';
  const { state } = await publicFile(name, payload);
  // A file of a draft becomes public with it.
  return state === 'kept' || state === 'moved' || isFile(url.href, payload);
}

async function isRecordThere(collection: string, key: string, payload: Payload): Promise<boolean> {
  if (!key.startsWith('/'))
    return hasRecord(payload, collection as CollectionSlug, { id: { equals: Number(key) } });
  return hasRecord(payload, 'departments', { dept_code: { equals: key.slice(1) } });
}

/** True if visitors can read such a record. */
async function hasRecord(payload: Payload, collection: CollectionSlug, where: Where) {
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: false });
  return totalDocs > 0;
}

/** Pages that show a record named in the address, and a list without one. */
const recordPages = ['/singleevent', '/committee-description', '/preview'];
/** Pages with addresses below them that are no records. */
const openParents = served.parents.filter(
  (parent) => !['/department', '/guides', '/notifications', ...recordPages].includes(parent),
);

async function isPage(path: string, payload: Payload): Promise<boolean> {
  if (recordPages.includes(path)) return false;
  const [, first, second] = path.split('/');
  if (first === 'guides' && second)
    return hasRecord(payload, 'guides', { address: { equals: second } });
  const isOpen = openParents.some((parent) => path.startsWith(`${parent}/`));
  const isDefault = isDefaultPage(path) || served.parents.some((parent) => parent === path);
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'site-pages',
    where: { path: { equals: path } },
    limit: 1,
    pagination: false,
  });
  const [page] = docs;
  return page ? !page.hidden : isOpen || isDefault;
}

/** The college's redirects. */
export async function readRedirects(payload: Payload): Promise<Redirects> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'redirects',
    pagination: false,
    select: { from: true, to: true },
  });
  return new Map(docs.map(({ from, to }) => [addressKey(from), to]));
}

/** An old address is redirected; to a list of another page it is no evidence. */
async function redirectedFrom(url: URL, payload: Payload, redirects: Redirects): Promise<Landing> {
  const to = redirectOf(redirects, url)?.to;
  if (to === undefined) return { to: 'nothing' };
  const target = ownAddress(to, environment.SITE_URL);
  if (!target) return { to: 'content' };
  if (plainPath(target) === '/') return { to: 'home' };
  return (await landingOfRecord(target, payload)) ?? { to: 'list', path: to };
}
