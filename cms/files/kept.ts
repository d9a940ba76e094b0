import { type Found, folders, type Key, storage } from './storage.ts';
import { typeOf } from './types.ts';

export interface KeptFile extends Found {
  key: Key;
  mime: string;
}

/** A name is one plain name: no folders, no hidden files, nothing that a path reads in its own way. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
const plainName = /^(?!\.)[^/\\\u0000-\u001f\u007f]{1,255}$/;

/** A public file; undefined when there is none of that name or it is not for visitors. */
export async function keptFile(type: string, name: string): Promise<KeptFile | undefined> {
  const mime = typeOf(name);
  if (type !== 'media' || !plainName.test(name) || !mime) return undefined;
  const key: Key = `${folders.media}/${name}`;
  const found = await storage.find(key);
  return found && { ...found, key, mime };
}
