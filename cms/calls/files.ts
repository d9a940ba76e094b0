import { keptFile } from '../files/kept.ts';
import { readWhole } from '../files/storage.ts';
import { extensionOf } from '../files/types.ts';
import { type Handler, Refusal } from './handler.ts';
import { fields, forVisitors } from './read.ts';

export const getfiledata: Handler<'getfiledata'> = async ({ type, path }, context) => {
  const kept = await keptFile(type, path);
  const missing = new Refusal(404, 'There is no such file.');
  if (!kept) throw missing;
  const { docs } = await context.payload.find({
    ...forVisitors(context),
    collection: 'media',
    where: { filename: { equals: path } },
    limit: 1,
    select: fields('filename', 'mimeType'),
  });
  if (!docs[0]) throw missing;
  const content = await readWhole(kept.key);
  return {
    data: content.toString('base64'),
    mime: docs[0].mimeType ?? '',
    type,
    ext: extensionOf(path),
  };
};
