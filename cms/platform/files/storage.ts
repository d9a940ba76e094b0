/** The storage of files: DATA_DIR, or the S3 bucket in the environment. */

import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ifMissing } from '@college/server/missing-file';
import { environment } from '../environment.ts';
import { openBucket } from './bucket.ts';
import type { Key, Storage } from './storage-types.ts';

const onDisk = (key: string) => path.join(environment.DATA_DIR, key);
/** Extension of files that are still being written. */
const UNFINISHED = '.unfinished';

/** Files on disk, in DATA_DIR. */
export const disk: Storage = {
  async find(key) {
    const entry = await stat(onDisk(key)).catch(ifMissing(undefined));
    return entry?.isFile() ? { size: entry.size, modified: entry.mtime } : undefined;
  },
  async read(key, range) {
    const stream = createReadStream(onDisk(key), range);
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  },
  async put(key, content) {
    await mkdir(path.dirname(onDisk(key)), { recursive: true });
    const unfinished = onDisk(key) + UNFINISHED;
    try {
      await writeFile(unfinished, content, { flush: true });
      await rename(unfinished, onDisk(key));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  },
  async delete(key) {
    await rm(onDisk(key), { force: true });
  },
  async list(folder) {
    const entries = await readdir(onDisk(folder), { withFileTypes: true }).catch(ifMissing([]));
    return entries.flatMap((entry) => (entry.isFile() ? entry.name : []));
  },
};

export const storage: Storage = openBucket(environment) ?? disk;

/** Rejects if there is no such file. */
export const readWhole = async (key: Key): Promise<Buffer> => buffer(await storage.read(key));
