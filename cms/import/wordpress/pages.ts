/** Imports a WordPress page as an added page with a text. */
import {
  type ImportContext,
  importItem,
  inAll,
  nameOf,
  redirectOldAddresses,
  rowOf,
} from './import-context.ts';
import { type Item, isPublished, keyOf } from './item.ts';

export async function importPage(context: ImportContext, item: Item): Promise<void> {
  const path = context.paths.get(item.id || keyOf(item));
  if (!path) return;
  const row = { ...rowOf(context, item), page: path.slice(1) };
  const { title } = row;
  // The page appears when its text is published.
  const isFirstLevel = item.parent === '' || item.parent === '0';
  const menu = isFirstLevel && context.mapping.menu ? { menu: context.mapping.menu } : {};
  const page = { path, title, kind: 'text' as const, hidden: !isPublished(item), ...menu };
  const stands = await context.saveRecord({
    collection: 'site-pages',
    key: keyOf(item),
    name: nameOf(item),
    rows: inAll(page),
    data: async () => page,
  });
  if (stands === undefined) return;
  await importItem(context, item, {
    collection: 'pages',
    row,
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
