/**
 * Imports a WordPress export as notices, pages, files and redirects. Importing it again without
 * changes changes nothing.
 */
import { addedTypeAt } from '@college/contract/added-pages';
import { defaultSiteMap } from '@college/contract/site-map/default';
import type { Payload } from 'payload';
import { asSystem } from '../../../access.ts';
import { UNDONE } from '../../../import/ledger.ts';
import type { AddedPages } from '../../../import/parts/pages.ts';
import type { Report } from '../../../import/report.ts';
import { openWriter, type Writer } from '../../../import/writer.ts';
import { mainLocale } from '../../../platform/college-languages.ts';
import { type Sentence, say } from '../words/say.ts';
import {
  numberedAddress,
  openArchives,
  openFileAddresses,
  openPlaces,
  pathFor,
  redirectFrom,
} from './addresses.ts';
import {
  addRedirect,
  addressOf,
  type ImportContext,
  nameOf,
  type Words,
} from './import-context.ts';
import { importCategories, importPage, importPost } from './import-items.ts';
import type { Inventory } from './inventory.ts';
import { type Item, isKept, isPost } from './item.ts';
import type { Mapping } from './mapping.ts';
import type { Media } from './media.ts';
import { readExport } from './read-export.ts';

export interface Given {
  /** Path of the export. */
  file: string;
  inventory: Inventory;
  mapping: Mapping;
  media: Media;
  /** Language of the report. */
  language: string;
  /** Called after each post, page and file. */
  passed?: () => Promise<void>;
}

/** Menus, revisions and settings, which the report only counts. */
const parts = [
  ...['nav_menu_item', 'revision', 'custom_css', 'customize_changeset', 'oembed_cache'],
  ...['user_request', 'wp_block', 'wp_template', 'wp_template_part', 'wp_global_styles'],
  ...['wp_navigation', 'wp_font_family', 'wp_font_face'],
];

/** Reports an item that cannot be imported: forms, tables and goods of plugins. */
function leaveOther({ report, words }: ImportContext, item: Item): void {
  if (item.type === 'attachment' || parts.includes(item.type)) return;
  const type = item.type || '?';
  report.skipped(
    'wordpress',
    nameOf(item),
    words('records of this type are not imported: {{type}}', { type }),
  );
}

export async function importWordPress(
  payload: Payload,
  { file, language, passed = async () => {}, ...input }: Given,
  report: Report,
): Promise<void> {
  const { inventory, media } = input;
  const words: Words = (sentence, names) => say(language, sentence, names);
  const from = { origin: inventory.address, language, isBinRespected: true, load: media.load };
  const writer = await openWriter(payload, from, report);
  await renameFormerKeys(writer, inventory);
  const isHere = await openFilesHere(writer);
  const paths = await pathsOf(writer, inventory);
  const lookups = {
    attachment: (id: string) => inventory.attachments.get(id),
    attachmentsOf: (post: string) =>
      [...inventory.attachments.values()].filter(({ parent }) => parent === post),
    placeOf: openPlaces(inventory, paths),
    fileAt: openFileAddresses(inventory),
    isGiven: (file: string) => media.has(file) || isHere(file),
  };
  const ownPages = await ownPagesOf(payload);
  const archives = openArchives();
  const context: ImportContext = { ...writer, ...input, paths, lookups, ownPages, words, archives };
  await readExport(file, async (item) => {
    if (item.comments > 0)
      report.skipped(
        'wordpress',
        nameOf(item),
        words('comments are not imported: {{count}}', { count: item.comments }),
      );
    if (item.type !== 'page' && !isPost(item)) return leaveOther(context, item);
    await importOne(context, item);
    await passed();
  });
  await importFiles(context, passed);
  await importCategories(context);
  for (const { from, to } of archives.leads(inventory.address))
    await addRedirect(context, from, to);
  const leave = (what: string, sentence: Sentence) =>
    report.skipped('wordpress', what, words(sentence));
  for (const [type, count] of inventory.types)
    if (parts.includes(type))
      leave(`${count} × ${type}`, 'belongs to WordPress itself and is not imported');
  if (!inventory.isWhole) leave(words('The end of the file'), 'missing. Export the file again.');
}

/**
 * Renames ledger entries of earlier imports to the current keys. Items with the same GUID shared a
 * record, written last by the last of them, which keeps it.
 */
async function renameFormerKeys({ ledger }: Writer, { items }: Inventory): Promise<void> {
  const collections = { page: ['site-pages', 'pages'], post: ['notices'] };
  for (const { type, key, formerKey, isKept } of [...items.values()].reverse())
    if (isKept)
      for (const collection of collections[type === 'page' ? 'page' : 'post'])
        await ledger.rename(`${collection} ${formerKey}`, `${collection} ${key}`);
}

/**
 * Returns a function that is true for files of an earlier import that still exist, so
 * that they need not be uploaded again.
 */
async function openFilesHere({ payload, ledger }: Writer): Promise<(file: string) => boolean> {
  const { docs } = await payload.find({
    collection: 'media',
    select: {},
    pagination: false,
    ...asSystem,
  });
  const ids = new Set(docs.map(({ id }) => id));
  return (file) => ids.has(ledger.find(`media ${file}`)?.record ?? 0);
}

async function importOne(context: ImportContext, item: Item): Promise<void> {
  const { report, words } = context;
  const leave = (reason: string) => report.skipped('wordpress', nameOf(item), reason);
  if (!isKept(item))
    return leave(
      words('not imported because its status in WordPress is ‘{{status}}’', {
        status: item.status,
      }),
    );
  if (item.isTooLong) return leave(words('not imported because its text is too long'));
  if (item.status !== 'publish')
    leave(
      words('imported as a draft because its status in WordPress is ‘{{status}}’', {
        status: item.status,
      }),
    );
  else if (item.password)
    leave(words('imported as a draft because it has a password in WordPress'));
  try {
    await (item.type === 'page' ? importPage(context, item) : importPost(context, item));
  } catch (error) {
    // Extremely nested HTML exhausts the parser's stack.
    if (error instanceof RangeError) leave(words('not imported because its text is too long'));
    else report.failed('wordpress', nameOf(item), error);
  }
}

/** Imports all files, also those that nothing shows, because the office may need them. */
async function importFiles(context: ImportContext, passed: () => Promise<void>): Promise<void> {
  const { lookups, inventory, payload, tools, report, words } = context;
  let missing = 0;
  for (const { id, url, link, alt } of inventory.attachments.values()) {
    if (lookups.isGiven(url)) {
      const file = await tools(mainLocale()).files.one({ url, alt }, url);
      if (file !== undefined) {
        const to = await addressOf(payload, file);
        for (const from of [
          redirectFrom({ link: url }, inventory.address),
          redirectFrom({ link }, inventory.address),
          numberedAddress('attachment_id', id, inventory.address),
        ])
          await addRedirect(context, from, to);
      }
    } else missing += 1;
    await passed();
  }
  if (missing > 0)
    report.skipped(
      'wordpress',
      words('{{count}} of its files', { count: missing }),
      words('not among the uploaded files'),
    );
}

/** New addresses of pages: those of an earlier import, or free ones. */
async function pathsOf(
  { payload, ledger }: Writer,
  inventory: Inventory,
): Promise<Map<string, string>> {
  const sitePages = await allRecords(payload, 'site-pages');
  const texts = await allRecords(payload, 'pages');
  const used = new Set([
    ...defaultSiteMap.map(({ path }) => path),
    ...sitePages.map(({ path }) => path),
    ...texts.map(({ page }) => `/${page}`),
  ]);
  const paths = new Map<string, string>();
  for (const page of inventory.items.values()) {
    if (page.type !== 'page' || !page.isKept) continue;
    const before = ledger.find(`site-pages ${page.key}`)?.record;
    const text = ledger.find(`pages ${page.key}`);
    // The text of an import that was undone is taken out of the recycle bin, with its address.
    const undone = text?.hash === UNDONE && texts.find(({ id }) => id === text.record);
    const path =
      sitePages.find(({ id }) => id === before)?.path ??
      (undone ? `/${undone.page}` : undefined) ??
      pathFor(page, inventory, (path) => used.has(path));
    used.add(path);
    paths.set(page.id, path);
  }
  return paths;
}

/**
 * All records, including texts in the recycle bin, whose addresses are not free. Pages have no
 * recycle bin.
 */
const allRecords = async <Name extends 'site-pages' | 'pages'>(
  payload: Payload,
  collection: Name,
) => (await payload.find({ collection, pagination: false, trash: true, ...asSystem })).docs;

async function ownPagesOf(payload: Payload): Promise<AddedPages> {
  const pages = await allRecords(payload, 'site-pages');
  return new Map(pages.filter(({ kind }) => kind).map(({ id, path }) => [addedTypeAt(path), id]));
}
