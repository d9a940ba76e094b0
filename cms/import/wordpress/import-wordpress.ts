/** A WordPress export becomes notices, pages, files and old addresses here; the same again changes nothing. */
import { DEFAULT_LOCALE } from '@college/contract/locales';
import { ownTypeAt } from '@college/contract/site-map/own';
import type { Payload } from 'payload';
import type { OwnPages } from '../pages.ts';
import type { Report } from '../report.ts';
import { openWriter, type Writer } from '../writer.ts';
import { openFileAddresses, openPlaces, pathFor } from './addresses.ts';
import { type Bringing, nameOf } from './bringing.ts';
import type { Inventory } from './inventory.ts';
import { type Item, isKept } from './item.ts';
import type { Mapping } from './mapping.ts';
import type { Media } from './media.ts';
import { bringPage } from './pages.ts';
import { bringPost } from './posts.ts';
import { readExport } from './read-export.ts';

export interface Given {
  /** The export itself, on the disk. */
  file: string;
  inventory: Inventory;
  mapping: Mapping;
  media: Media;
  /** Paths at which the website has pages of its own. */
  taken: ReadonlySet<string>;
}

/** What comes; the rest is of WordPress itself: menus, earlier versions, settings of its plugins. */
const coming = ['post', 'page', 'attachment'];

export async function importWordPress(
  payload: Payload,
  { file, taken, ...given }: Given,
  report: Report,
): Promise<void> {
  const { inventory, media } = given;
  const from = { origin: inventory.address, load: media.load };
  const writer = await openWriter(payload, from, report);
  const paths = await pathsOf(writer, inventory, taken);
  const around = {
    attachment: (id: string) => inventory.attachments.get(id),
    attachmentsOf: (post: string) =>
      [...inventory.attachments.values()].filter(({ parent }) => parent === post),
    placeOf: openPlaces(inventory, paths),
    fileAt: openFileAddresses(inventory),
    isGiven: media.has,
  };
  const bringing = { ...writer, ...given, paths, around, ownPages: await ownPagesOf(payload) };
  await readExport(file, (item) => bring(bringing, item));
  await bringFiles(bringing);
  for (const [type, count] of inventory.types)
    if (!coming.includes(type))
      report.skipped('wordpress', `${count} × ${type || 'nothing'}`, 'is of WordPress itself');
  if (!inventory.isWhole)
    report.skipped('wordpress', 'the end of the file', 'is missing: export it again');
}

async function bring(bringing: Bringing, item: Item): Promise<void> {
  if (item.type !== 'post' && item.type !== 'page') return;
  const { report } = bringing;
  const leave = (reason: string) => report.skipped('wordpress', nameOf(item), reason);
  if (!isKept(item)) return leave(`is ‘${item.status}’ there`);
  if (item.isTooLong) return leave('its text is too long to be read');
  try {
    await (item.type === 'page' ? bringPage(bringing, item) : bringPost(bringing, item));
  } catch (error) {
    // Nested as deep as no person writes.
    leave(error instanceof Error ? error.message : String(error));
  }
}

/** Files that nothing shows come, too: the office finds them among its own. */
async function bringFiles({ inventory, media, tools, report }: Bringing): Promise<void> {
  let missing = 0;
  for (const { url, alt } of inventory.attachments.values())
    if (media.has(url)) await tools(DEFAULT_LOCALE).files.one({ url, alt }, url);
    else missing += 1;
  if (missing > 0)
    report.skipped('wordpress', `${missing} of its files`, 'were not among those that were given');
}

/** Where each page stands: where an earlier import put it, or at an address that is free. */
async function pathsOf(
  { payload, ledger }: Writer,
  inventory: Inventory,
  taken: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const sitePages = await everything(payload, 'site-pages');
  const texts = await everything(payload, 'pages');
  const used = new Set([
    ...taken,
    ...sitePages.map(({ path }) => path),
    ...texts.map(({ page }) => `/${page}`),
  ]);
  const paths = new Map<string, string>();
  for (const page of inventory.items.values()) {
    if (page.type !== 'page' || !page.isKept) continue;
    const before = ledger.find(`site-pages ${page.key}`)?.record;
    const path =
      sitePages.find(({ id }) => id === before)?.path ??
      pathFor(page, inventory, (one) => used.has(one));
    used.add(path);
    paths.set(page.id, path);
  }
  return paths;
}

/** With what lies in the recycle bin: its address is not free. */
const everything = async <Name extends 'site-pages' | 'pages'>(
  payload: Payload,
  collection: Name,
) => (await payload.find({ collection, depth: 0, pagination: false, trash: true })).docs;

async function ownPagesOf(payload: Payload): Promise<OwnPages> {
  const pages = await everything(payload, 'site-pages');
  return new Map(pages.filter(({ kind }) => kind).map(({ id, path }) => [ownTypeAt(path), id]));
}
