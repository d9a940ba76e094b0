import type { PayloadRequest } from 'payload';
import { sheetLimits } from '../../platform/decoders/sheets/grid.ts';
import { readAtMost } from '../../platform/http/read-at-most.ts';
import { Refused } from '../reason.ts';

/** A file as it was sent, and no more of it than we read. */
export async function bodyOf({ body }: PayloadRequest): Promise<Uint8Array> {
  const bytes = await readAtMost(body, sheetLimits.bytes);
  if (!bytes) throw new Refused('tooLarge', { most: sheetLimits.bytes / 1024 / 1024 });
  return new Uint8Array(bytes);
}
