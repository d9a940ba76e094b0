import type { CollectionConfig } from 'payload';
import { arrangedAs, isArranged } from '../../staff-api/arrange/arranged.ts';

/** The way to its order above the list; where it holds several, their forms have it. */
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
