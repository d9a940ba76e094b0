/** Removes a record so that it can be restored. */
import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import type { User } from '../payload-types.ts';
import { anyCollection } from './database/any-collection.ts';
import { sameTransaction } from './database/transaction.ts';

interface RecordToRemove {
  collection: CollectionSlug;
  id: number;
}

export const hasBin = ({ collections }: Payload, collection: CollectionSlug): boolean =>
  Boolean(collections[collection].config.trash);

/**
 * Moves a record to the recycle bin, in the transaction of the request. Deletes it if its list has no recycle bin.
 * Rejects if the record is in use, or the account may not delete it. Returns true if it can be restored.
 */
export async function removeRecord(
  req: PayloadRequest,
  { collection, id }: RecordToRemove,
  rights: { overrideAccess: boolean; user?: User },
): Promise<boolean> {
  const { payload } = req;
  const isRestorable = hasBin(payload, collection);
  const options = { ...rights, collection, id, depth: 0, req: await sameTransaction(req) };
  if (isRestorable)
    await anyCollection(payload).update({
      ...options,
      data: { deletedAt: new Date().toISOString() },
    });
  else await anyCollection(payload).delete(options);
  return isRestorable;
}
