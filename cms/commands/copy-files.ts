/**
 * Copies files between the bucket and a folder: `node copy-files.ts fetch|store|replace FOLDER`.
 * File names are the keys of the bucket. Stored files are removed from the folder; if one of them
 * cannot be stored, the new ones are removed from the bucket. Only `replace` works with a bucket that
 * has other files.
 */

import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ifMissing } from '@college/server/missing-file';
import { environment } from '../platform/environment.ts';
import { openBucket } from '../platform/files/bucket.ts';
import { typeOf } from '../platform/files/file-types.ts';
import { type Folder, folders, type Key } from '../platform/files/storage-types.ts';

/** Number of files copied at once. Most of the time each waits for the network. */
const LANES = 8;

const [way, outside = '.'] = process.argv.slice(2);
const bucket = openBucket(environment) ?? noBucket();

function noBucket(): never {
  throw new Error('S3_BUCKET_URL is not set.');
}
/** Resolves or rejects when no copy is under way any more. */
async function copyEach(keys: Key[], step: (key: Key, file: string) => Promise<void>) {
  const remaining = keys.values();
  const lane = async () => {
    for (const key of remaining) await step(key, path.join(outside, key));
  };
  const ended = await Promise.allSettled(Array.from({ length: LANES }, lane));
  for (const result of ended) if (result.status === 'rejected') throw result.reason;
}

/** A file that exists is complete, because the content under a name never changes. */
async function fetchOne(key: Key, file: string): Promise<void> {
  if (existsSync(file)) return;
  try {
    const content = (await bucket.read(key)) as Parameters<typeof Readable.fromWeb>[0];
    await pipeline(Readable.fromWeb(content), createWriteStream(file));
  } catch (error) {
    await rm(file, { force: true });
    // It may have been deleted since the listing.
    if (await bucket.find(key)) throw error;
  }
}

const keysOf = async (within: Folder, names: Promise<string[]>) =>
  (await names).map((name): Key => `${within}/${name}`);
const all = Object.values(folders);
async function copyFiles(): Promise<void> {
  const lists = all.map((folder) => keysOf(folder, bucket.list(folder)));
  const storedKeys = (await Promise.all(lists)).flat();

  if (way === 'fetch') {
    for (const within of all) await mkdir(path.join(outside, within), { recursive: true });
    await copyEach(storedKeys, fetchOne);
  } else {
    if (way !== 'replace' && storedKeys.length > 0)
      throw new Error(
        'The bucket is not empty. Use --force to add the files beside the existing ones.',
      );
    const newKeys: Key[] = [];
    const formerKeys = new Set<string>(storedKeys);
    const store = async (key: Key, file: string) => {
      if (!formerKeys.has(key)) newKeys.push(key);
      await bucket.put(key, await readFile(file), typeOf(key) ?? '');
    };
    try {
      for (const within of all) {
        const names = readdir(path.join(outside, within)).catch(ifMissing([]));
        await copyEach(await keysOf(within, names), store);
      }
    } catch (error) {
      for (const key of newKeys) await bucket.delete(key);
      throw error;
    }
    for (const within of all)
      await rm(path.join(outside, within), { recursive: true, force: true });
  }
}

await copyFiles().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
