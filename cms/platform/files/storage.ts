/**
 * Where the bytes of files lie: in DATA_DIR, or in the S3 bucket that the environment names. A key is a folder and a
 * name, as `files/media/gate.jpg`.
 */
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { environment } from '../environment.ts';
import { openBucket } from './bucket.ts';
import type { Range } from './range.ts';

/** Folders of keys: only what lies in the first is for visitors. */
export const folders = { media: 'files/media', photos: 'private/photos' } as const;
export type Folder = (typeof folders)[keyof typeof folders];
export type Key = `${Folder}/${string}`;

export interface Found {
  /** In bytes. */
  size: number;
  modified: Date;
}

export interface Storage {
  /** Undefined when there is no such file. */
  find(key: Key): Promise<Found | undefined>;
  /** Rejects when there is no such file. */
  read(key: Key, range?: Range): Promise<ReadableStream<Uint8Array>>;
  /** Whole or not at all. */
  put(key: Key, content: Buffer, mime: string): Promise<void>;
  /** What is not there is deleted already. */
  delete(key: Key): Promise<void>;
  /** The names in a folder. */
  list(folder: Folder): Promise<string[]>;
}

const onDisk = (key: string) => path.join(environment.DATA_DIR, key);
/** What is being written has an ending that no kept file has. */
const UNFINISHED = '.unfinished';

const disk: Storage = {
  async find(key) {
    const found = await stat(onDisk(key)).catch(() => undefined);
    return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
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
    const entries = await readdir(onDisk(folder), { withFileTypes: true }).catch(() => []);
    return entries.flatMap((entry) => (entry.isFile() ? entry.name : []));
  },
};

export const storage: Storage = openBucket(environment) ?? disk;

/** Rejects when there is no such file. */
export const readWhole = async (key: Key): Promise<Buffer> => buffer(await storage.read(key));
