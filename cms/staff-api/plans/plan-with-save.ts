/** Schedules publication while saving, so that a new record needs no second request. */
import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import { forgetFailedPlans } from './failed-plan.ts';
import { canBePlanned, queuePlan } from './plan.ts';

/** Query parameter with the ISO time, as in `POST /api/notices?draft=true&publish_at=…`. */
const PARAMETER = 'publish_at';

export const withPlannedPublishing = (collection: CollectionConfig): CollectionConfig =>
  canBePlanned(collection)
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          afterChange: [...(collection.hooks?.afterChange ?? []), planPublishing],
        },
      }
    : collection;

/** Saves the record and its plan in one transaction, so a refused plan saves nothing. */
const planPublishing: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status === 'published') await forgetFailedPlans(collection.slug, doc.id, req);
  const at = req.query?.[PARAMETER];
  if (typeof at !== 'string') return doc;
  // Other records saved in the same request, such as files, are not scheduled.
  req.query = { ...req.query, [PARAMETER]: undefined };
  await queuePlan(req, {
    collection: collection.slug,
    id: doc.id,
    at: new Date(at),
    publishes: true,
  });
  return doc;
};
