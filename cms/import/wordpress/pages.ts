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

export async function bringPage(bringing: ImportContext, item: Item): Promise<void> {
  const path = bringing.paths.get(item.id || keyOf(item));
  if (!path) return;
  const row = { ...rowOf(bringing, item), page: path.slice(1) };
  const { title } = row;
  // The page appears when its text is published.
  const isFirstLevel = item.parent === '' || item.parent === '0';
  const menu = isFirstLevel && bringing.mapping.menu ? { menu: bringing.mapping.menu } : {};
  const page = { path, title, kind: 'text' as const, hidden: !isPublished(item), ...menu };
  const stands = await bringing.bring({
    collection: 'site-pages',
    key: keyOf(item),
    name: nameOf(item),
    rows: inAll(page),
    data: async () => page,
  });
  if (stands === undefined) return;
  await importItem(bringing, item, {
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
  await redirectOldAddresses(bringing, item, path);
}
