import { LARGEST_FILE_DATA } from '@college/contract/calls/files';
import type { FileData } from '@college/contract/entities';
import { flag } from '../../for-visitors.ts';
import { extensionOf, typeOf } from '../../platform/files/file-types.ts';
import { publicFile } from '../../platform/files/public-files.ts';
import { storage } from '../../platform/files/storage.ts';
import { folders, type Key } from '../../platform/files/storage-types.ts';
import { Refusal } from '../../platform/refusal.ts';
import { type Handler, LongAnswer } from '../handler.ts';

export const getfileaddress: Handler<'getfileaddress'> = async ({ type, path }, { payload }) => {
  const leads = type === 'media' ? await publicFile(path, payload) : { state: 'none' as const };
  return {
    state: leads.state,
    path: 'path' in leads ? leads.path : '',
    immutable: flag('immutable' in leads && leads.immutable),
  };
};

export const getfiledata: Handler<'getfiledata'> = async ({ type, path }, context) => {
  const leads = await getfileaddress({ type, path }, context);
  if (leads.state === 'moved') return getfiledata({ type, path: leads.path }, context);
  const key: Key = `${folders.media}/${leads.path}`;
  const file = leads.state === 'kept' ? await storage.find(key) : undefined;
  if (!file) throw new Refusal(404, 'There is no such file.');
  if (file.size > LARGEST_FILE_DATA) throw new Refusal(422, tooLarge(path));
  const about = { mime: typeOf(leads.path) ?? '', type, ext: extensionOf(leads.path) };
  return new LongAnswer(fileData(await storage.read(key), about));
};

const tooLarge = (path: string) =>
  `This file is larger than ${LARGEST_FILE_DATA / 1_000_000} MB; open it at /files/media/${encodeURIComponent(path)}.`;

async function* fileData(file: ReadableStream<Uint8Array>, about: Omit<FileData, 'data'>) {
  yield '{"data":"';
  let rest = Buffer.alloc(0);
  for await (const chunk of file) {
    // Base64 encodes three bytes as four letters; remaining bytes start the next chunk.
    const bytes = Buffer.concat([rest, chunk]);
    const complete = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(complete);
    yield bytes.toString('base64', 0, complete);
  }
  yield `${rest.toString('base64')}",${JSON.stringify(about).slice(1)}`;
}
