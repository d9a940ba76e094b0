/** Redirects the archive of a WordPress category to the page that shows its posts now. */
import { mayBeAdded } from '@college/contract/site-map/addresses';
import { numberedAddress, oldPath } from './addresses.ts';
import { addRedirect, type ImportContext } from './import-context.ts';
import type { Inventory } from './inventory.ts';
import { isOfCollege } from './mapping.ts';
import { pathOfType } from './site-pages.ts';

export async function importCategories(context: ImportContext): Promise<void> {
  const { inventory, mapping, sitePages } = context;
  for (const slug of inventory.categories.keys()) {
    const target = mapping.categories[slug] ?? '';
    const ofOwn = mayBeAdded(target) ? target : undefined;
    const to = isOfCollege(target) ? pathOfType(sitePages, target) : ofOwn;
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
