import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createLocalReq, type PayloadRequest } from 'payload';
import { environment } from '../environment.ts';

/** A request in the same transaction, in English and with no file: Payload keeps both on the request. */
export const besides = async ({ payload, user, transactionID }: PayloadRequest) =>
  createLocalReq(
    { locale: 'en', user: user ?? undefined, req: { transactionID: await transactionID } },
    payload,
  );

/** Copies the first photo of a submission to the public pictures; undefined where there is none. */
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
    depth: 0,
  });
  const file = path.join(environment.DATA_DIR, 'private', 'photos', path.basename(filename ?? ''));
  const data = await readFile(file);
  const picture = await req.payload.create({
    collection: 'media',
    data: { alt: `Portrait of ${name}` },
    file: { name: 'portrait.jpg', data, mimetype: 'image/jpeg', size: data.length },
    req: await besides(req),
    depth: 0,
  });
  return picture.id;
}
