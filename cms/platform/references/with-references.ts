import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  CollectionSlug,
  UIField,
} from 'payload';
import { refuseWhileUsed } from './refuse-deletion.ts';
import { deleteReferences, readSaved, writeReferences } from './write-references.ts';

/** Shows where a record is used, before it is changed or deleted. */
export const usedIn: UIField = {
  name: 'usedIn',
  label: 'Used in',
  type: 'ui',
  admin: { components: { Field: '/admin/used-in/UsedIn.tsx#UsedIn' }, disableListColumn: true },
};

const writeAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const slug = collection.slug as CollectionSlug;
  const saved = await readSaved(slug, doc.id, req);
  await writeReferences({ slug, id: doc.id }, collection.flattenedFields, saved, req);
};

const deleteAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await deleteReferences({ slug: collection.slug, id: Number(id) }, req);
};

/**
 * Adds reference hooks to a collection that visitors do not see. `publicCollection` does the same
 * for all others.
 */
export const withReferences = (collection: CollectionConfig): CollectionConfig => {
  const { fields, hooks } = collection;
  return {
    ...collection,
    fields: [...fields, usedIn],
    hooks: {
      ...hooks,
      beforeDelete: [...(hooks?.beforeDelete ?? []), refuseWhileUsed],
      afterChange: [...(hooks?.afterChange ?? []), writeAfterChange],
      // First, so that later hooks see which files are no longer used.
      afterDelete: [deleteAfterDelete, ...(hooks?.afterDelete ?? [])],
    },
  };
};
