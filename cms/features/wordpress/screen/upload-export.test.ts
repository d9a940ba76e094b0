import { asRecord } from '@college/contract/as-record';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendFile } from './upload-export.ts';

const PIECE = 16 * 1024 * 1024;
const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ id: 1 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, [0], [1]],
  [1, [1], [1]],
  [PIECE, [PIECE], [1]],
  [PIECE + 1, [PIECE, 1], [PIECE / (PIECE + 1), 1]],
])('sends a file of %i bytes in pieces of %j', async (size, pieces, parts) => {
  const progress: number[] = [];
  await sendFile('/api/x', new File([Buffer.alloc(size)], 'x.xml'), (part) => progress.push(part));
  const requests = fetched.mock.calls.map(([address, init]) => [
    address,
    asRecord(init?.body).size,
  ]);
  expect(requests).toEqual(pieces.map((bytes, index) => [`/api/x?at=${index * PIECE}`, bytes]));
  expect(progress).toEqual(parts);
});
