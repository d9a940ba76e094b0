import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { sheetLimits } from '../../platform/decoders/sheets/sheet-limits.ts';
import { bodyOf } from './read.ts';

const MEGABYTE = 1024 * 1024;
/** A request with a file in chunks, and the number of chunks read. */
function requestOf(bytes: number) {
  const seen = { pieces: 0 };
  async function* pieces() {
    for (let remaining = bytes; remaining > 0; remaining -= MEGABYTE) {
      seen.pieces += 1;
      yield new Uint8Array(Math.min(remaining, MEGABYTE)).fill(seen.pieces);
    }
  }
  return { seen, request: { body: pieces() } as unknown as PayloadRequest };
}

it('reads a whole file, and an empty one if there is no body', async () => {
  const { request } = requestOf(sheetLimits.bytes);
  const body = await bodyOf(request);
  expect(body).toHaveLength(sheetLimits.bytes);
  expect([body[0], body.at(-1)]).toEqual([1, 10]);
  expect(await bodyOf({} as PayloadRequest)).toHaveLength(0);
});

it('stops reading a file that is too large and names the limit in MB', async () => {
  const { request, seen } = requestOf(3 * sheetLimits.bytes);
  await expect(bodyOf(request)).rejects.toMatchObject({
    code: 'tooLarge',
    values: { most: 10 },
  });
  expect(seen.pieces).toBe(11);
});
