/** Refuses to delete an account that looks after pages or duties, which would fall to somebody who does not know of them. */
import type { CollectionBeforeDeleteHook } from 'payload';
import { asSystem } from '../../access.ts';
import { idOf } from '../../id-of.ts';
import { Refusal } from '../../platform/refusal.ts';

export const refuseDeletingOwner: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req;
  const { totalDocs: count } = await payload.count({
    ...asSystem,
    collection: 'reviews',
    where: { owner: { equals: id } },
    req,
  });
  if (count > 0) throw new Refusal('accountOwns', { count });
  const { default_owner } = await payload.findGlobal({ ...asSystem, slug: 'review-settings', req });
  if (idOf(default_owner) === id) throw new Refusal('accountOwnsRest');
};
