import type { CollectionConfig } from 'payload';
import { sheetOf } from '../../content/sheet.ts';

/** Adds import and export above the list, if the collection has a sheet. */
export const withSheets = (collection: CollectionConfig): CollectionConfig => {
  if (!sheetOf(collection)) return collection;
  const { components } = collection.admin ?? {};
  const own = '/admin/sheets/ListSheets.tsx#ListSheets';
  const beforeListTable = [...(components?.beforeListTable ?? []), own];
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, beforeListTable } },
  };
};
