/** Links in the evidence of a metric, and where those to the own website lead. No website is asked. */
import { decodeAddress } from '@college/contract/decode-address';
import { readPath } from '@college/contract/locales';
import { addressKey, isDefaultPage, oldQueryOf } from '@college/contract/site-map/addresses';
import { served } from '@college/contract/site-map/served';
import type { CollectionSlug, Payload, Where } from 'payload';
import { asSystem } from '../access.ts';
import { environment } from '../platform/environment.ts';
import { publicFile } from '../platform/files/public-files.ts';
import { isFile, targetOf } from '../platform/references/address-targets.ts';
import { cellOf, type EvidenceSheet } from './evidence-sheet.ts';
import type { Metric } from './report.ts';

/**
 * The purpose of a link: a document of the college, a page of any website, any website at all, or unknown, such as one
 * behind words that are clicked. `text`: only named in the text of a file.
 */
type Purpose = 'own' | 'page' | 'website' | 'unknown' | 'text';

export interface EvidenceLink {
  address: string;
  url: URL;
  purpose: Purpose;
  /** File, set or question that has it. */
  label: string;
  /** Row of a sheet. */
  row?: number;
  edit: string;
}

const inText = /(?:https?:\/\/|www\.)[^\s"'<>|()[\]{}]+/gi;

/** Addresses in a text, also those without `https://` of these hosts. */
export function addressesIn(text: string, hosts: readonly string[] = []): string[] {
  const bare = hosts.map((host) => host.replaceAll('.', '\\.')).join('|');
  const others = bare
    ? text.match(new RegExp(`(?<![\\w./@-])(?:[\\w-]+\\.)*(?:${bare})/[^\\s"'<>|()]+`, 'gi'))
    : [];
  const parted = text
    .replace(/[,;](?=https?:)/gi, ' ')
    // Joins an address that a line break has divided.
    .replace(/((?:https?:\/\/|www\.)\S*[./_-])\s+(?=[\w.-]*\/)/gi, '$1');
  const addresses = [...(parted.match(inText) ?? []), ...(others ?? [])];
  return [...new Set(addresses.map((address) => address.replace(/[.,;:!?’”»]+$/, '')))];
}

/** Extensions of files, so that `report.pdf` is not taken for a host. */
const EXTENSIONS = 'pdf|docx?|xlsx?|pptx?|odt|ods|odp|csv|txt|rtf|zip|rar|jpe?g|png|webp|heic|mp4';
const hasExtension = new RegExp(`\\.(?:${EXTENSIONS})$`, 'i');
/** Matches an address without `https://`, such as `journal.example.org/2024`. */
const bareAddress = new RegExp(
  `^(?![^/]*\\.(?:${EXTENSIONS})$)(?:[a-z\\d-]+\\.)+[a-z]{2,}(?::\\d+)?(?:/\\S*)?$`,
  'i',
);

/** True for a path of a file on a computer, such as `D:\\NAAC\\camp.pdf`. */
const isOnComputer = (address: string) => /^(?:file:|[a-z]:[\\/]|\\\\)/i.test(address);

/** The address of a link; a file on a computer has the scheme `file:`. */
function urlOf(address: string): URL | null {
  if (isOnComputer(address)) return URL.parse(`file:///${address.replace(/^file:\/*/i, '')}`);
  const isComplete = /^(?:[a-z][a-z\d+.-]*:(?!\d)|\/)/i.test(address);
  return URL.parse(isComplete ? address : `https://${address}`, environment.SITE_URL);
}

/** The target of a hyperlink as an address. A path without a website is beside the file on a computer. */
function targetAddress(target: string): string[] {
  const address = target.trim();
  if (address === '' || address.startsWith('#')) return [];
  const isAddress =
    /^(?:[a-z][a-z\d+.-]*:|\/|\\|www\.)/i.test(address) || bareAddress.test(address);
  return [isAddress ? address : `file:///${address}`];
}

const hostsOf = (address: string) => {
  const { host } = new URL(address);
  return [host, host.startsWith('www.') ? host.slice(4) : `www.${host}`];
};

/** The host without the dot at its end, which is allowed and changes nothing. */
const withoutDot = (host: string) => host.replace(/\.(?=$|:)/, '');

/** True if the link leads to the college's own website. */
export const isOwn = ({ host }: URL): boolean =>
  [...hostsOf(environment.SITE_URL), ...hostsOf(environment.CMS_URL)].includes(withoutDot(host));

/** True for this website, for a host below its name, and for the host of the college's e-mail. */
export function isOfCollege(url: URL, ownHosts: readonly string[]): boolean {
  const { hostname } = new URL(environment.SITE_URL);
  const name = hostname.replace(/^www\./, '');
  const hosts = ownHosts.flatMap((host) => [host, `www.${host}`]);
  return isOwn(url) || (name.includes('.') && isOneOf(url, [name])) || hosts.includes(url.hostname);
}

/** True for one of the hosts or a part of it. */
export function isOneOf({ hostname }: URL, hosts: readonly string[]): boolean {
  const own = withoutDot(hostname);
  return hosts.some((host) => own === host || own.endsWith(`.${host}`));
}

/** True for a link to a file, and not to a page. */
export const isFileLink = ({ pathname }: URL): boolean => hasExtension.test(pathname);

/** The address, and those in its query, to which it may redirect as `google.com/url?q=…` does. */
export const withRedirectTargets = (url: URL): URL[] => [
  url,
  ...[...url.searchParams.values()].flatMap((value) => URL.parse(value) ?? []),
];

/** Paths of a home page, such as `/`, `/en/` and `/index.html`. */
const homePath =
  /^\/(?:(?:en|hi|as|bn)(?:\/|$))?(?:(?:index|home|default|main|welcome|homepage)(?:\.(?:html?|php|aspx?|jsp))?\/?)?$/i;
/** Parameters of a query that do not select a page. */
const SELECTS_NO_PAGE = /^(?:utm_\w+|fbclid|gclid|lang|language|locale|hl|ref|source)$/i;

/** True for the home page of a website. */
export function isHomePage({ pathname, searchParams, hash }: URL): boolean {
  const selectsNoPage = [...searchParams.keys()].every((name) => SELECTS_NO_PAGE.test(name));
  // An application in the browser has its pages behind `#/`.
  return homePath.test(pathname) && selectsNoPage && !/^#!?\/./.test(hash);
}

/** True if a text shows the address of the home page, as a letterhead does. */
function isShown({ host }: URL, text: string): boolean {
  const name = withoutDot(host)
    .replace(/^www\./, '')
    .replace(/[.]/g, '\\.');
  return new RegExp(`(?<![\\w@.-])(?:www\\.)?${name}/?(?![\\w/-]|\\.\\w)`, 'i').test(text);
}

/** All links in the evidence of a metric, each once for a file and a purpose. */
export function linksOf(metric: Metric, storageHosts: readonly string[]): EvidenceLink[] {
  const links: EvidenceLink[] = [];
  const add = (addresses: readonly string[], link: Omit<EvidenceLink, 'address' | 'url'>) => {
    for (const address of addresses) {
      const url = urlOf(address);
      if (url) links.push({ ...link, address, url });
    }
  };
  add(addressesIn(metric.text, storageHosts), {
    purpose: 'own',
    label: metric.number,
    edit: metric.edit.replace(/#.*/, '#field-metric_question'),
  });
  for (const { title, files, edit } of metric.sets) {
    add(addressesIn(title, storageHosts), { purpose: 'own', label: title, edit });
    for (const { text, sheets, name, links: targets } of files) {
      for (const sheet of sheets) addLinksOfSheet(sheet, storageHosts, add);
      const words =
        sheets.length > 0 ? '' : (text?.pages ?? []).map((page) => page.text).join('\n');
      add(addressesIn(words, storageHosts), { purpose: 'text', label: name, edit });
      for (const address of targets.flatMap(targetAddress)) {
        const url = urlOf(address);
        const purpose = url && isHomePage(url) && isShown(url, words) ? 'text' : 'unknown';
        add([address], { purpose, label: name, edit });
      }
    }
  }
  for (const sheet of metric.records) addLinksOfSheet(sheet, storageHosts, add);
  const keyed = links.map((link): [string, EvidenceLink] => [
    `${link.label} ${link.purpose} ${link.url}`,
    link,
  ]);
  // The first of equal links stays.
  return [...new Map(keyed.toReversed()).values()].toReversed();
}

function addLinksOfSheet(
  sheet: EvidenceSheet,
  storageHosts: readonly string[],
  add: (addresses: readonly string[], link: Omit<EvidenceLink, 'address' | 'url'>) => void,
): void {
  const { template, entries, label, edit } = sheet;
  const purposes: [Purpose, readonly string[]][] = [
    ['own', template?.use['own-links'] ?? []],
    ['page', template?.use.pages ?? []],
    ['website', template?.use.websites ?? []],
  ];
  for (const entry of entries) {
    const place = {
      label: entry.label ?? label,
      ...(entry.label === undefined && { row: entry.row }),
      edit: entry.edit ?? edit,
    };
    const seenWords = new Set<string>();
    for (const [purpose, headings] of purposes)
      for (const heading of headings) {
        const words = cellOf(sheet, entry, heading) ?? '';
        const target = entry.links?.get(sheet.columns.get(heading) ?? -1);
        seenWords.add(words);
        const isAddress =
          /^\/(?!\/)\S*$/.test(words) || bareAddress.test(words) || isOnComputer(words);
        const addresses = [...(isAddress ? [words] : []), ...addressesIn(words, storageHosts)];
        add(target === undefined ? addresses : targetAddress(target), { ...place, purpose });
      }
    for (const [column, words] of entry.cells.entries()) {
      const target = entry.links?.get(column);
      const addresses =
        target === undefined ? addressesIn(words, storageHosts) : targetAddress(target);
      if (!seenWords.has(words.trim())) add(addresses, { ...place, purpose: 'unknown' });
    }
  }
}

export type Landing = { to: 'content' | 'home' | 'nothing' } | { to: 'list'; path: string };

/** Where a link to the own website leads, by the site map and the records. */
export async function landingOf(url: URL, payload: Payload): Promise<Landing> {
  const path = plainPath(url);
  if (path === '/')
    return oldQueryOf(url.searchParams) ? redirectedFrom(url, payload) : { to: 'home' };
  const own = new URL(url.pathname + url.search, environment.SITE_URL);
  const record = await landingOfRecord(own, payload);
  if (record) return record;
  if (await isPage(path, payload)) return { to: 'content' };
  return redirectedFrom(url, payload);
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
  (decodeAddress(readPath(pathname).path) ?? pathname).replace(/(?<=.)\/+$/, '');

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
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [page] = docs;
  return page ? !page.hidden : isOpen || isDefault;
}

/** An old address leads on; to a list of another page it is no evidence. */
async function redirectedFrom(url: URL, payload: Payload): Promise<Landing> {
  const path = readPath(url.pathname).path;
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'redirects',
    depth: 0,
    pagination: false,
    select: { from: true, to: true },
  });
  const keys = [addressKey(path + url.search), addressKey(path)];
  const to = docs.find(({ from }) => keys.includes(addressKey(from)))?.to;
  if (to === undefined) return { to: 'nothing' };
  const target = URL.parse(to, environment.SITE_URL);
  if (!target || target.origin !== new URL(environment.SITE_URL).origin) return { to: 'content' };
  if (plainPath(target) === '/') return { to: 'home' };
  return (await landingOfRecord(target, payload)) ?? { to: 'list', path: to };
}
