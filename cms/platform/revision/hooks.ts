/** Every change of public content moves the content revision, inside the transaction that makes the change. */
import type { CollectionConfig, GlobalConfig } from 'payload';
import { moveRevision } from './revision.ts';

/** Drafts, and messages that nobody has approved. */
const isHidden = (doc: unknown) => {
  if (doc === null || typeof doc !== 'object') return false;
  if ('_status' in doc && doc._status === 'draft') return true;
  return 'status' in doc && (doc.status === 'pending' || doc.status === 'rejected');
};

export const movingRevision = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, previousDoc, operation, req }) => {
        const neverPublic = isHidden(doc) && (operation === 'create' || isHidden(previousDoc));
        if (!neverPublic) await moveRevision(req);
      },
    ],
    afterDelete: [
      ...(collection.hooks?.afterDelete ?? []),
      async ({ req }) => {
        await moveRevision(req);
      },
    ],
  },
});

export const movingRevisionOfGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    afterChange: [
      ...(global.hooks?.afterChange ?? []),
      async ({ req }) => {
        await moveRevision(req);
      },
    ],
  },
});
