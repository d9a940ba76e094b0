/** Reads the files that wait, one after the other. A reading that was broken off begins anew. */
import type { Payload } from 'payload';
import type { DocumentText } from '../../payload-types.ts';
import { LARGEST } from '../decoders/pdf.ts';
import { readWhole, storage } from '../files/storage.ts';
import { folders, type Key } from '../files/stored.ts';
import { type Found, type Problem, readWithinLimits } from './read-document.ts';

/** A file with which the server itself ended twice is left alone. */
const MOST_TRIES = 2;

/** Whether there was one. */
export async function readNext(payload: Payload): Promise<boolean> {
  const { docs } = await payload.find({
    collection: 'document-texts',
    where: { state: { in: ['reading', 'waiting'] } },
    sort: ['state', 'id'],
    limit: 1,
    pagination: false,
    depth: 0,
  });
  const [next] = docs;
  if (!next) return false;
  const { id, filename, tries } = next;
  if (tries >= MOST_TRIES) {
    await keep(payload, next, failed('broken'));
    return true;
  }
  // A storage that does not answer is asked again: the file is not to blame.
  const content = await contentOf(filename);
  await payload.update({
    collection: 'document-texts',
    id,
    data: { state: 'reading', tries: tries + 1 },
    depth: 0,
  });
  await keep(
    payload,
    next,
    typeof content === 'string' ? failed(content) : await readWithinLimits(filename, content),
  );
  return true;
}

const failed = (problem: Problem): Found => ({ state: 'failed', problem });

async function contentOf(filename: string): Promise<Uint8Array | Problem> {
  const key: Key = `${folders.media}/${filename}`;
  const found = await storage.find(key);
  if (!found) return 'broken';
  return found.size > LARGEST ? 'large' : readWhole(key);
}

/** Nothing where the file was replaced, or its text written by somebody, while it was read. */
async function keep(payload: Payload, { id, filename }: DocumentText, found: Found): Promise<void> {
  await payload.update({
    collection: 'document-texts',
    where: {
      and: [
        { id: { equals: id } },
        { filename: { equals: filename } },
        { state: { in: ['reading', 'waiting'] } },
      ],
    },
    data: found,
    depth: 0,
  });
}
