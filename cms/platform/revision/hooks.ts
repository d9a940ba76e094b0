/** Every change of public content moves the content revision, inside the transaction that makes the change. */
import type { CollectionConfig, GlobalConfig } from 'payload';
import { moveRevision } from './revision.ts';

const isTrashed = (doc: unknown) => Boolean(Object(doc).deletedAt);

/** Drafts, messages that nobody has approved, and what lies in the recycle bin. */
const isHidden = (doc: unknown) => {
  if (doc === null || typeof doc !== 'object') return false;
  if (isTrashed(doc)) return true;
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
        // What goes may have been public beneath a newer draft, of which alone the hook is told.
        const goes = isTrashed(doc) && !isTrashed(previousDoc);
        const neverPublic =
          !goes && isHidden(doc) && (operation === 'create' || isHidden(previousDoc));
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
