import type { CollectionConfig } from 'payload';
import { listNamed } from '../../sheets/lists.ts';

/** Adds import and export above the list, if the collection has them. */
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
