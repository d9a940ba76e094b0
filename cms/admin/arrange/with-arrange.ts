import type { CollectionConfig } from 'payload';
import { arrangedAs, isArranged } from '../../staff-api/arrange/arranged.ts';

/** Adds the link to the order above the list. Lists of a report have it in the form of the report instead. */
export const withArrange = (collection: CollectionConfig): CollectionConfig => {
  if (!isArranged(collection.slug) || arrangedAs(collection.slug).of) return collection;
  const { components } = collection.admin ?? {};
  const own = '/admin/arrange/ListArrange.tsx#ListArrange';
  const beforeListTable = [...(components?.beforeListTable ?? []), own];
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, beforeListTable } },
  };
};
