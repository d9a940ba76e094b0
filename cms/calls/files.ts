import { publicFile } from '../files/addresses.ts';
import { folders, type Key, readWhole, storage } from '../files/storage.ts';
import { extensionOf, typeOf } from '../files/types.ts';
import { type Handler, Refusal } from './handler.ts';
import { flag } from './read.ts';

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
  if (leads.state !== 'kept' || !(await storage.find(key)))
    throw new Refusal(404, 'There is no such file.');
  return {
    data: (await readWhole(key)).toString('base64'),
    mime: typeOf(leads.path) ?? '',
    type,
    ext: extensionOf(leads.path),
  };
};
