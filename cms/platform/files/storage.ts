/** Where the bytes of files lie: in DATA_DIR, or in the S3 bucket that the environment names. */
import { buffer } from 'node:stream/consumers';
import { environment } from '../environment.ts';
import { openBucket } from './bucket.ts';
import { disk } from './disk.ts';
import type { Key, Storage } from './storage-types.ts';

export const storage: Storage = openBucket(environment) ?? disk;

/** Rejects when there is no such file. */
export const readWhole = async (key: Key): Promise<Buffer> => buffer(await storage.read(key));
