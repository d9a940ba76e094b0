/**
 * Where the bytes of files lie: in DATA_DIR, or in the S3 bucket that the environment names. A key is a folder and a
 * name, as `files/media/gate.jpg`.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
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
}

/** Payload itself writes there. */
const disk: Storage = {
  async find(key) {
    const found = await stat(path.join(environment.DATA_DIR, key)).catch(() => undefined);
    return found?.isFile() ? { size: found.size, modified: found.mtime } : undefined;
  },
  async read(key, range) {
    const stream = createReadStream(path.join(environment.DATA_DIR, key), range);
    return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
  },
};

/** Undefined where files lie on the disk. */
export const bucket = openBucket(environment);

export const storage: Storage = bucket ?? disk;

/** Rejects when there is no such file. */
export const readWhole = async (key: Key): Promise<Buffer> => buffer(await storage.read(key));
