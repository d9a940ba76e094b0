/** Imports posts, pages and the archives of categories from WordPress. */

import { pathOfAddedType } from '@college/contract/added-pages';
import { mayBeAdded } from '@college/contract/site-map/addresses';
import { defaultSiteMap } from '@college/contract/site-map/default';
import { PLACE_STEP } from '@college/contract/site-map/places';
import { storedDay } from '../../../import/days.ts';
import { storedType } from '../../../import/parts/pages.ts';
import { eachOf } from '../../../import/source.ts';
import { numberedAddress, oldPath } from './addresses.ts';
import {
  addRedirect,
  type ImportContext,
  importItem,
  nameOf,
  type Row,
  redirectOldAddresses,
  rowsOf,
} from './import-context.ts';
import type { Inventory } from './inventory.ts';
import { categoriesOf, type Item, isPublished, keyOf, TYPE } from './item.ts';
import { isOfCollege, typeFor } from './mapping.ts';

/** Imports a WordPress post as a notice of the type chosen for its category. */
export async function importPost(context: ImportContext, item: Item): Promise<void> {
  const { mapping, ownPages, report, words } = context;
  const categories = categoriesOf(item);
  const type = typeFor(mapping, categories);
  if (!type) {
    const names = categories.map(({ name }) => name).join(', ');
    const reason =
      item.type === 'post'
        ? words('not imported because of its category: {{names}}', { names })
        : words('records of this type are not imported: {{type}}', { type: item.type });
    return report.skipped('wordpress', nameOf(item), reason);
  }
  const day = storedDay(item.date);
  if (!day)
    report.skipped('wordpress', nameOf(item), words('it has no date, so today’s date was used'));
  const rows = rowsOf(context, item, (row) => ({
    ...draftIfEmpty(context, item, row),
    type,
    date: item.date,
    posted_as: mapping.authors[item.creator] || undefined,
  }));
  const id = await importItem(context, item, {
    collection: 'notices',
    rows,
    data: ({ title, status, posted_as }, { text, links, featured }) => ({
      _status: status,
      title,
      ...storedType(type, ownPages),
      date: day ?? new Date().toISOString(),
      description: text,
      uploads: links,
      featured_photos: featured === undefined ? [] : [featured],
      posted_as,
    }),
  });
  if (id === undefined) return;
  await redirectOldAddresses(context, item, `/singleevent?eventId=${id}`);
  const path = isOfCollege(type) ? pathOfType(type) : pathOfAddedType(type);
  if (path && isPublished(item)) context.archives.add(item, path);
}

/** A row of a post. A published post without text and files becomes a draft, which the report says. */
function draftIfEmpty({ report, words }: ImportContext, item: Item, row: Row): Row {
  const text = row.html.replace(/<[^<>]*>/g, '').trim();
  const hasContent = row.featured || row.html.includes('<img') || text;
  if (hasContent || row.status === 'draft') return row;
  const reason = words('imported as a draft because it has no text and no files');
  report.skipped('wordpress', nameOf(item), reason);
  return { ...row, status: 'draft' };
}

/** Imports a WordPress page as an added page with a text. */
export async function importPage(context: ImportContext, item: Item): Promise<void> {
  const path = context.paths.get(item.id || keyOf(item));
  if (!path) return;
  const rows = rowsOf(context, item, (row) => ({ ...row, page: path.slice(1) }));
  // The page appears when its text is published.
  const page = {
    path,
    kind: 'text' as const,
    hidden: !isPublished(item),
    ...menuOf(context, item),
  };
  const stands = await context.saveRecord({
    collection: 'site-pages',
    key: keyOf(item),
    name: nameOf(item),
    rows: eachOf(rows, ({ title }) => ({ ...page, title })),
    data: async (titled) => titled,
  });
  if (stands === undefined) return;
  await importItem(context, item, {
    collection: 'pages',
    rows,
    data: ({ page, title, status }, { text, featured }) => ({
      _status: status,
      page,
      title,
      text,
      picture: featured,
    }),
  });
  await redirectOldAddresses(context, item, path);
}

/** The menu for a page, and its position there as in the old menu, after the pages that the website has itself. */
function menuOf({ mapping, inventory }: ImportContext, { id, parent }: Item) {
  const listed = inventory.menu.pages.get(id);
  const isFirstLevel = parent === '' || parent === '0';
  const ofOldMenu = listed && new Map(Object.entries(mapping.menus ?? {})).get(listed.top);
  const menu = ofOldMenu ?? (isFirstLevel ? mapping.menu : '');
  if (!menu) return {};
  const place = listed && (defaultSiteMap.length + 1 + listed.position) * PLACE_STEP;
  return { menu, ...(place && { place }) };
}

/** The page of a type: the page with only this type, or the one with the fewest others. */
export const pathOfType = (type: string): string | undefined =>
  defaultSiteMap
    .filter(({ shows }) => shows.includes(`notices/${type}`))
    .toSorted((one, other) => one.shows.length - other.shows.length)[0]?.path;

/** Redirects the archive of a WordPress category to the page that shows its posts now. */
export async function importCategories(context: ImportContext): Promise<void> {
  const { inventory, mapping } = context;
  for (const slug of inventory.categories.keys()) {
    if (slug.startsWith(TYPE)) continue;
    const target = mapping.categories[slug] ?? '';
    const ofOwn = mayBeAdded(target) ? target : undefined;
    const to = isOfCollege(target) ? pathOfType(target) : ofOwn;
    if (!to) continue;
    for (const from of archivesOf(slug, inventory)) await addRedirect(context, from, to);
  }
}

/** Addresses of an archive: with and without parent categories, and by id. */
function archivesOf(slug: string, { terms, address }: Inventory): (string | undefined)[] {
  const above = new Set([slug]);
  for (
    let parent = terms.get(slug)?.parent;
    parent && !above.has(parent);
    parent = terms.get(parent)?.parent
  )
    above.add(parent);
  const paths = new Set([slug, [...above].reverse().join('/')]);
  return [
    ...[...paths].map((path) => oldPath(`${address}/category/${path}`, address)),
    numberedAddress('category_name', slug, address),
    numberedAddress('cat', terms.get(slug)?.number ?? '', address),
  ];
}
