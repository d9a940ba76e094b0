/**
 * Uploaded files of a WordPress import. They arrive in chunks and are deleted after the import,
 * because an export contains e-mail addresses of commenters.
 */

import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ifMissing } from '@college/server/missing-file';
import { environment } from '../../../platform/environment.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { refusals } from '../words/refusals.ts';

/** File names on disk, and size limits in bytes. */
const parts = {
  export: { name: 'export.xml', most: 300_000_000 },
  media: { name: 'media.zip', most: 8_000_000_000 },
} as const;
export type Part = keyof typeof parts;
export const isPart = (word: string): word is Part => Object.hasOwn(parts, word);

const all = () => path.join(environment.DATA_DIR, 'imports');
const folderOf = (id: number) => path.join(all(), String(id));
export const fileOf = (id: number, part: Part) => path.join(folderOf(id), parts[part].name);

/** Bytes received so far; 0 for none. */
export const sizeOf = async (id: number, part: Part): Promise<number> =>
  (await stat(fileOf(id, part)).catch(ifMissing(undefined)))?.size ?? 0;

/** Appends a chunk. Returns the new size. */
export async function storeChunk(
  id: number,
  part: Part,
  at: number,
  body: AsyncIterable<Uint8Array>,
): Promise<number> {
  await mkdir(folderOf(id), { recursive: true, mode: 0o700 });
  if (at !== 0 && at !== (await sizeOf(id, part))) throw new Refusal(refusals.wrongChunk);
  const most = parts[part].most - at;
  async function* upTo() {
    let length = 0;
    for await (const piece of body) {
      length += piece.length;
      if (length > most) throw new Refusal('requestTooLarge');
      yield piece;
    }
  }
  const flags = at === 0 ? 'w' : 'a';
  await pipeline(
    Readable.from(upTo()),
    createWriteStream(fileOf(id, part), { flags, mode: 0o600 }),
  );
  return sizeOf(id, part);
}

export const deleteUploads = (id: number) => rm(folderOf(id), { recursive: true, force: true });

/** Deletes the files of imports that were started before `until` and never finished. */
export async function deleteOldUploads(until: Date): Promise<void> {
  for (const name of await readdir(all()).catch(ifMissing([]))) {
    const folder = path.join(all(), name);
    if ((await stat(folder)).mtime < until) await rm(folder, { recursive: true, force: true });
  }
}
