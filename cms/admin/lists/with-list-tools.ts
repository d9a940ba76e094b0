import type { CollectionConfig } from 'payload';

/** Adds filters, imports, exports and help above the list, before what the collection has there itself. */
export function withListTools(collection: CollectionConfig): CollectionConfig {
  const { components } = collection.admin ?? {};
  const beforeListTable = [
    '/admin/lists/ListTools.tsx#ListTools',
    ...(components?.beforeListTable ?? []),
  ];
  return {
    ...collection,
    admin: { ...collection.admin, components: { ...components, beforeListTable } },
  };
}
