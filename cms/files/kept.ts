import { stat } from 'node:fs/promises';
import path from 'node:path';
import { environment } from '../environment.ts';
import { typeOf } from './types.ts';

export interface KeptFile {
  path: string;
  mime: string;
  size: number;
  modified: Date;
}

/** A name is one plain name: no folders, no hidden files, nothing that a path reads in its own way. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not pass
const plainName = /^(?!\.)[^/\\\u0000-\u001f\u007f]{1,255}$/;

/** A public file; undefined when there is none of that name or it is not for visitors. */
export async function keptFile(type: string, name: string): Promise<KeptFile | undefined> {
  const mime = typeOf(name);
  if (type !== 'media' || !plainName.test(name) || !mime) return undefined;
  const full = path.join(environment.DATA_DIR, 'files', type, name);
  const found = await stat(full).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { path: full, mime, size: found.size, modified: found.mtime };
}
