/** Imports a WordPress post as a notice of the type chosen for its category. */
import { pathOfAddedType } from '@college/contract/added-pages';
import { storedDay } from '../days.ts';
import { storedType } from '../parts/pages.ts';
import {
  type ImportContext,
  importItem,
  nameOf,
  redirectOldAddresses,
  rowOf,
} from './import-context.ts';
import { categoriesOf, type Item, isPublished } from './item.ts';
import { isOfCollege, typeFor } from './mapping.ts';
import { pathOfType } from './site-pages.ts';

export async function importPost(context: ImportContext, item: Item): Promise<void> {
  const { mapping, ownPages, report, words } = context;
  const categories = categoriesOf(item);
  const type = typeFor(mapping, categories);
  if (!type) {
    const names = categories.map(({ name }) => name).join(', ');
    const reason = words('not imported because of its category: {{names}}', { names });
    return report.skipped('wordpress', nameOf(item), reason);
  }
  const day = storedDay(item.date);
  if (!day)
    report.skipped('wordpress', nameOf(item), words('it has no date, so today’s date was used'));
  const row = {
    ...rowOf(context, item),
    type,
    date: item.date,
    posted_as: mapping.authors[item.creator] || undefined,
  };
  const id = await importItem(context, item, {
    collection: 'notices',
    row,
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
  const path = isOfCollege(type) ? pathOfType(context.sitePages, type) : pathOfAddedType(type);
  if (path && isPublished(item)) context.archives.add(item, path);
}
