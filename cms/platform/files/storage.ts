/** The storage of files: DATA_DIR, or the S3 bucket in the environment. */
import { buffer } from 'node:stream/consumers';
import { environment } from '../environment.ts';
import { openBucket } from './bucket.ts';
import { disk } from './disk.ts';
import type { Key, Storage } from './storage-types.ts';

export const storage: Storage = openBucket(environment) ?? disk;

/** Rejects if there is no such file. */
export const readWhole = async (key: Key): Promise<Buffer> => buffer(await storage.read(key));
