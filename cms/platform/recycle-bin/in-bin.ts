import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import { asSystem } from '../../access.ts';
import { sameTransaction } from '../database/transaction.ts';

/** Ids of the records in the recycle bin that match a condition. */
export async function idsInBin(
  collection: CollectionSlug,
  where: Where,
  req: PayloadRequest,
): Promise<number[]> {
  if (!req.payload.collections[collection].config.trash) return [];
  const { docs } = await req.payload.find({
    collection,
    where: { and: [where, { deletedAt: { exists: true } }] },
    trash: true,
    select: {},
    depth: 0,
    pagination: false,
    req: await sameTransaction(req),
    ...asSystem,
  });
  return docs.map(({ id }) => Number(id));
}
