import type { CollectionConfig } from 'payload';
import { listNamed } from '../../sheets/lists.ts';

/** Import and export above the list, where there is something to import or export. */
export const withSheets = (collection: CollectionConfig): CollectionConfig => {
  if (!listNamed(collection.slug)) return collection;
  const { components } = collection.admin ?? {};
  const own = '/admin/sheets/ListSheets.tsx#ListSheets';
  const beforeListTable = [...(components?.beforeListTable ?? []), own];
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, beforeListTable } },
  };
};
