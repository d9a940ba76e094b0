import { expect, it } from 'vitest';
import { readAtMost } from './read-at-most.ts';

/** A request body in chunks, and whether it was cancelled. */
function submission(...pieces: string[]) {
  const seen = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[seen.pulled];
        seen.pulled += 1;
        if (piece === undefined) controller.close();
        else controller.enqueue(Buffer.from(piece));
      },
      cancel() {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

it('what is as long as it may be comes whole, and nothing is nothing', async () => {
  const { body, seen } = submission('অস', 'ম', 'x');
  const bytes = await readAtMost(body, 10);
  expect(String(bytes)).toBe('অসমx');
  expect(seen).toEqual({ pulled: 4, cancelled: false });
  expect(await readAtMost(submission().body, 0)).toHaveLength(0);
  expect(await readAtMost(null, 0)).toHaveLength(0);
});

it('of what is a byte longer no more is read, and its sender is told', async () => {
  const { body, seen } = submission('12345', '678901', 'never');
  expect(await readAtMost(body, 10)).toBeUndefined();
  expect(seen).toEqual({ pulled: 2, cancelled: true });
});
