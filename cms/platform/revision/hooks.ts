/** Every change of public content moves the content revision, inside the transaction that makes the change. */
import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  CollectionSlug,
  GlobalConfig,
  PayloadRequest,
} from 'payload';
import { moveRevision } from './revision.ts';

const isTrashed = (doc: unknown) => Boolean(Object(doc).deletedAt);

/** Drafts, messages that nobody has approved, and what lies in the recycle bin. */
const isHidden = (doc: unknown) => {
  if (doc === null || typeof doc !== 'object') return false;
  if (isTrashed(doc)) return true;
  if ('_status' in doc && doc._status === 'draft') return true;
  return 'status' in doc && (doc.status === 'pending' || doc.status === 'rejected');
};

/** By request the records that visitors saw beneath a newer draft, of which alone the hooks are told. */
const seenBeneath = new WeakMap<PayloadRequest, Set<unknown>>();

const isSeen = async (slug: string, id: number, req: PayloadRequest) => {
  const where = { id: { equals: id } };
  const saved = await req.payload.db.findOne({ collection: slug as CollectionSlug, where, req });
  return saved !== null && !isHidden(saved);
};

const lookBeneath: CollectionBeforeChangeHook = async ({
  collection,
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !isHidden(originalDoc) || !isHidden(data)) return;
  const { id } = originalDoc;
  if (!(await isSeen(collection.slug, id, req))) return;
  seenBeneath.set(req, (seenBeneath.get(req) ?? new Set()).add(id));
};

export const movingRevision = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeChange: [...(collection.hooks?.beforeChange ?? []), lookBeneath],
    afterChange: [
      ...(collection.hooks?.afterChange ?? []),
      async ({ doc, previousDoc, operation, req }) => {
        const isDraftStill = isHidden(doc) && (operation === 'create' || isHidden(previousDoc));
        const goes =
          (isTrashed(doc) && !isTrashed(previousDoc)) ||
          (seenBeneath.get(req)?.delete(doc.id) && !(await isSeen(collection.slug, doc.id, req)));
        if (goes || !isDraftStill) await moveRevision(req);
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
