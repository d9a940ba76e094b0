/** Photos on their way: kept in private, then taken by one submission, or swept away. */
import { randomUUID } from 'node:crypto';
import type { Upload } from '@college/contract/entities';
import { refusals } from '@college/contract/refusals';
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { Refusal } from '../calls/handler.ts';
import { rowsOf } from '../database/statements.ts';
import { cleanPhoto } from './clean-photo.ts';

const HOUR = 60 * 60 * 1000;
/** A day without a submission: nobody is coming back. */
const KEPT_HOURS = 24;
/** Photos of an hour that no submission has taken: about 200 KB each. */
const WAITING_AT_MOST = 300;

const ago = (now: number, hours: number) => new Date(now - hours * HOUR).toISOString();

async function refuseWhenFull(payload: Payload, now: number): Promise<void> {
  const [row] = await rowsOf(
    payload,
    sql`SELECT COUNT(*) AS waiting FROM submitted_photos
        WHERE taken_by IS NULL AND created_at > ${ago(now, 1)}`,
  );
  if (Number(row?.waiting) < WAITING_AT_MOST) return;
  throw new Refusal(429, refusals.photosFull, {
    'Retry-After': '3600',
  });
}

/** Keeps a photo and answers the file object that a submission carries in `dp`. */
export async function keepPhoto(
  payload: Payload,
  file: Blob,
  type: string,
  now = Date.now(),
): Promise<Upload> {
  await refuseWhenFull(payload, now);
  const data = await cleanPhoto(Buffer.from(await file.arrayBuffer()));
  const name = `${randomUUID()}.jpg`;
  await payload.create({
    collection: 'submitted-photos',
    data: {},
    file: { name, data, mimetype: 'image/jpeg', size: data.length },
    depth: 0,
  });
  return {
    // Nobody outside reaches it.
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

/** Gives photos to a submission, within its transaction; each belongs to the first that names it. */
export async function takePhotos(
  photos: readonly { path: string }[],
  reference: string,
  req: PayloadRequest,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { path } of photos) {
    const [row] = await rowsOf(
      req.payload,
      sql`UPDATE submitted_photos SET taken_by = ${reference}
          WHERE filename = ${path} AND taken_by IS NULL RETURNING id`,
      req,
    );
    if (!row) throw new Refusal(400, refusals.photoGone);
    ids.push(Number(row.id));
  }
  return ids;
}

/** Deletes photos that no submission took within a day, file and row. */
export async function sweepPhotos(payload: Payload, now = Date.now()): Promise<void> {
  await payload.delete({
    collection: 'submitted-photos',
    where: {
      and: [{ taken_by: { exists: false } }, { createdAt: { less_than: ago(now, KEPT_HOURS) } }],
    },
    depth: 0,
  });
}
