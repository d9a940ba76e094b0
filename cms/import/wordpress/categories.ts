/** The archive of a category of WordPress leads on to the own page that its posts came to. */
import { mayBeOwn } from '@college/contract/site-map/addresses';
import { numberedAddress, oldPath } from './addresses.ts';
import { type Bringing, leadFrom } from './bringing.ts';

export async function bringCategories(bringing: Bringing): Promise<void> {
  const { inventory, mapping } = bringing;
  const { address } = inventory;
  for (const slug of inventory.categories.keys()) {
    const to = mapping.categories[slug];
    // Where a type of notices stands, the site alone knows.
    if (!to || !mayBeOwn(to)) continue;
    await leadFrom(bringing, oldPath(`${address}/category/${slug}`, address), to);
    const number = inventory.terms.get(slug);
    if (number) await leadFrom(bringing, numberedAddress('cat', number, address), to);
  }
}
