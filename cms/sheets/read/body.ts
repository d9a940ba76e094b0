import type { PayloadRequest } from 'payload';
import { readAtMost } from '../../platform/http/read-at-most.ts';
import { Refused } from '../reason.ts';
import { limits } from './limits.ts';

/** A file as it was sent, and no more of it than we read. */
export async function bodyOf({ body }: PayloadRequest): Promise<Uint8Array> {
  const bytes = await readAtMost(body, limits.bytes);
  if (!bytes) throw new Refused('tooLarge', { most: limits.bytes / 1024 / 1024 });
  return new Uint8Array(bytes);
}
