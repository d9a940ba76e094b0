import type { CollectionConfig } from 'payload';
import { sheetOf } from '../content/sheet.ts';
import { arrangedAs, isArranged } from '../staff-api/arrange/arranged.ts';

/** Adds import and export above the list, if the collection has a sheet. */
export const withSheets = (collection: CollectionConfig): CollectionConfig => {
  if (!sheetOf(collection)) return collection;
  const { components } = collection.admin ?? {};
  const own = '/admin/sheets/SheetsView.tsx#ListSheets';
  const beforeListTable = [...(components?.beforeListTable ?? []), own];
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, beforeListTable } },
  };
};

/** Adds the link to the order above the list. Lists of a report have it in the form of the report instead. */
export const withArrange = (collection: CollectionConfig): CollectionConfig => {
  if (!isArranged(collection.slug) || arrangedAs(collection.slug).of) return collection;
  const { components } = collection.admin ?? {};
  const own = '/admin/arrange/ArrangeView.tsx#ListArrange';
  const beforeListTable = [...(components?.beforeListTable ?? []), own];
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, beforeListTable } },
  };
};
