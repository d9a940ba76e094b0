import type { CollectionAfterDeleteHook } from 'payload';
import { asSystem } from '../../access.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { isUsed } from '../../platform/references/sources.ts';

interface Person {
  dp?: number | { id: number } | null;
}

/** The portrait of somebody goes with them, unless something else shows it. */
export const deletePortrait: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const { dp }: Person = doc;
  const picture = dp !== null && typeof dp === 'object' ? dp.id : dp;
  if (!picture || (await isUsed('media', picture, req))) return;
  await req.payload.delete({
    collection: 'media',
    id: picture,
    trash: true,
    req: await sameTransaction(req),
    ...asSystem,
  });
};
