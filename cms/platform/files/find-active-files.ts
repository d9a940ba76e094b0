/** Finds stored documents that an upload would refuse now, because they are older than the check. */
import type { Payload } from 'payload';
import { asSystem } from '../../access.ts';
import { sayRefusal } from '../../words/say.ts';
import { refuseActiveContent } from './refuse-active-content.ts';
import { readWhole, storage } from './storage.ts';
import { folders } from './storage-types.ts';

/** Names of the files, each with the English sentence of the refusal. */
export async function findActiveFiles(payload: Payload): Promise<string[]> {
  const { docs } = await payload.find({
    ...asSystem,
    collection: 'media',
    select: { filename: true },
    trash: true,
    pagination: false,
  });
  const lines: string[] = [];
  for (const { filename } of docs) {
    const key = `${folders.media}/${filename}` as const;
    if (!filename || !(await storage.find(key))) continue;
    const refusal = await refuseActiveContent(filename, await readWhole(key));
    if (refusal) lines.push(`${filename}: ${sayRefusal('en', refusal.reason, refusal.values)}`);
  }
  return lines;
}
