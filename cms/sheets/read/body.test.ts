import type { PayloadRequest } from 'payload';
import { expect, it } from 'vitest';
import { sheetLimits } from '../../platform/decoders/sheets/grid.ts';
import { bodyOf } from './read.ts';

const MEGABYTE = 1024 * 1024;
/** A request with a file in chunks, and the number of chunks read. */
function sent(bytes: number) {
  const seen = { pieces: 0 };
  async function* pieces() {
    for (let left = bytes; left > 0; left -= MEGABYTE) {
      seen.pieces += 1;
      yield new Uint8Array(Math.min(left, MEGABYTE)).fill(seen.pieces);
    }
  }
  return { seen, request: { body: pieces() } as unknown as PayloadRequest };
}

it('a file comes whole, and none is an empty one', async () => {
  const { request } = sent(sheetLimits.bytes);
  const body = await bodyOf(request);
  expect(body).toHaveLength(sheetLimits.bytes);
  expect([body[0], body.at(-1)]).toEqual([1, 10]);
  expect(await bodyOf({} as PayloadRequest)).toHaveLength(0);
});

it('of a larger one no more is read, and it is told how many MB it may have', async () => {
  const { request, seen } = sent(3 * sheetLimits.bytes);
  await expect(bodyOf(request)).rejects.toMatchObject({
    reason: { word: 'tooLarge', values: { most: 10 } },
  });
  expect(seen.pieces).toBe(11);
});
