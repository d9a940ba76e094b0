/**
 * Photos of visitors: stored privately, then attached to one submission or deleted by the sweep.
 */
import { randomUUID } from 'node:crypto';
import type { Upload } from '@college/contract/entities';
import { photoKinds } from '@college/contract/limits';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionAfterDeleteHook, Payload, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { asSystem } from '../access.ts';
import { rowsOf } from '../platform/database/statements.ts';
import { outsideTransaction, sameTransaction } from '../platform/database/transaction.ts';
import { startsLike } from '../platform/files/file-types.ts';
import { readWhole } from '../platform/files/storage.ts';
import { folders } from '../platform/files/storage-types.ts';
import { isUsed } from '../platform/references/sources.ts';
import { Refusal } from '../platform/refusal.ts';

/** Upper bounds of unused photos, per mailbox and in total. Each has about 200 KB. */
const WAITING_OF_ONE = 10;
const WAITING_OF_ALL = 5000;

async function refuseWhenFull(payload: Payload, sender: string): Promise<void> {
  const [row] = await rowsOf(
    payload,
    sql`SELECT COUNT(*) AS of_all, SUM(CASE WHEN sender = ${sender} THEN 1 ELSE 0 END) AS of_one
        FROM submitted_photos WHERE taken_by IS NULL`,
  );
  if (Number(row?.of_one) >= WAITING_OF_ONE) throw new Refusal('photosOfOne', { seconds: 3600 });
  if (Number(row?.of_all) >= WAITING_OF_ALL) throw new Refusal('photosFull', { seconds: 3600 });
}

/** Stores a photo and returns the file object that a submission passes in `dp`. */
export async function storePhoto(
  payload: Payload,
  file: Blob,
  { type, sender }: { type: string; sender: string },
): Promise<Upload> {
  await refuseWhenFull(payload, sender);
  const data = await cleanPhoto(Buffer.from(await file.arrayBuffer()));
  const name = `${randomUUID()}.jpg`;
  await payload.create({
    collection: 'submitted-photos',
    data: { sender },
    file: { name, data, mimetype: 'image/jpeg', size: data.length },
    ...asSystem,
  });
  return {
    // Empty, because the file has no public address.
    url: '',
    path: name,
    fileType: 'image',
    mime: 'image/jpeg',
    type,
    ext: 'jpg',
    data: '',
    size: data.length,
    alt: '',
  };
}

/**
 * Attaches photos to a submission within its transaction. A photo belongs to the first submission
 * that names it.
 */
export async function claimPhotos(
  photos: readonly { path: string }[],
  { sender, reference }: { sender: string; reference: string },
  req: PayloadRequest,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { path } of photos) {
    const [row] = await rowsOf(
      req.payload,
      sql`UPDATE submitted_photos SET taken_by = ${reference}
          WHERE filename = ${path} AND sender = ${sender} AND taken_by IS NULL RETURNING id`,
      req,
    );
    if (!row) throw new Refusal('photoGone');
    ids.push(Number(row.id));
  }
  return ids;
}

/** Deletes unused photos from before `until`, with their files. */
export async function deleteUnclaimedPhotos(payload: Payload, until: Date): Promise<void> {
  await payload.delete({
    collection: 'submitted-photos',
    where: {
      and: [{ taken_by: { exists: false } }, { createdAt: { less_than: until.toISOString() } }],
    },
    ...asSystem,
  });
}

const PIXELS = 50_000_000;
const LONGEST_SIDE = 1200;
const SECONDS = 10;

/** Re-encodes a photo as an upright JPEG, which removes metadata and hidden data. */
async function cleanPhoto(bytes: Buffer): Promise<Buffer> {
  if (!startsLike(bytes, ...photoKinds)) {
    throw new Refusal('photoKind');
  }
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' })
      .timeout({ seconds: SECONDS })
      .rotate()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 84 })
      .toBuffer();
  } catch {
    // sharp throws plain errors for every photo that it cannot decode.
    throw new Refusal('photoUnreadable');
  }
}

/**
 * Copies the first photo of a submission to the public pictures, before the transaction has changed
 * anything; undefined if there is none.
 */
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
    ...asSystem,
  });
  const data = await outsideTransaction(req, () => readWhole(`${folders.photos}/${filename}`));
  const picture = await req.payload.create({
    collection: 'media',
    data: { alt: `Portrait of ${name}` },
    file: { name: 'portrait.jpg', data, mimetype: 'image/jpeg', size: data.length },
    req: await sameTransaction(req),
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
