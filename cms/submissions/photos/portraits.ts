import type { CollectionAfterDeleteHook, PayloadRequest } from 'payload';
import { asSystem } from '../../access.ts';
import { sameTransaction } from '../../platform/database/transaction.ts';
import { readWhole } from '../../platform/files/storage.ts';
import { folders } from '../../platform/files/storage-types.ts';
import { isUsed } from '../../platform/references/sources.ts';

/** Copies the first photo of a submission to the public pictures; undefined if there is none. */
export async function publishPhoto(
  photos: readonly (number | { id: number })[] | null | undefined,
  name: string,
  req: PayloadRequest,
): Promise<number | undefined> {
  const [photo] = photos ?? [];
  if (photo === undefined) return undefined;
  const { filename } = await req.payload.findByID({
    collection: 'submitted-photos',
    id: typeof photo === 'object' ? photo.id : photo,
    req: await sameTransaction(req),
    depth: 0,
    ...asSystem,
  });
  const data = await readWhole(`${folders.photos}/${filename}`);
  const picture = await req.payload.create({
    collection: 'media',
    data: { alt: `Portrait of ${name}` },
    file: { name: 'portrait.jpg', data, mimetype: 'image/jpeg', size: data.length },
    req: await sameTransaction(req),
    depth: 0,
    ...asSystem,
  });
  return picture.id;
}

interface Person {
  dp?: number | { id: number } | null;
}

/** Deletes the portrait with its person, unless something else shows it. */
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
