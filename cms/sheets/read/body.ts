import type { PayloadRequest } from 'payload';
import { Refused } from '../reason.ts';
import { limits } from './limits.ts';

/** A file as it was sent, and no more of it than we read. */
export async function bodyOf({ body }: PayloadRequest): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.length;
    if (length > limits.bytes) throw new Refused('tooLarge', { most: limits.bytes / 1024 / 1024 });
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
}
