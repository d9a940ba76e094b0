/** Files on disk, in DATA_DIR. */

import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ifMissing } from '@college/server/missing-file';
import { environment } from '../environment.ts';
import type { Storage } from './storage-types.ts';

const onDisk = (key: string) => path.join(environment.DATA_DIR, key);
/** Extension of files that are still being written. */
const UNFINISHED = '.unfinished';

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
