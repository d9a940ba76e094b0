import { expect, it } from 'vitest';
import { readAtMost } from './read-at-most.ts';

/** A request body in chunks, and whether it was cancelled. */
function submission(...pieces: string[]) {
  const state = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const piece = pieces[state.pulled];
        state.pulled += 1;
        if (piece === undefined) controller.close();
        else controller.enqueue(Buffer.from(piece));
      },
      cancel() {
        state.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, state };
}

it('returns a body up to the limit, also an empty one', async () => {
  const { body, state } = submission('অস', 'ম', 'x');
  const bytes = await readAtMost(body, 10);
  expect(String(bytes)).toBe('অসমx');
  expect(state).toEqual({ pulled: 4, cancelled: false });
  expect(await readAtMost(submission().body, 0)).toHaveLength(0);
  expect(await readAtMost(null, 0)).toHaveLength(0);
});

it('returns nothing for a longer body, and cancels it', async () => {
  const { body, state } = submission('12345', '678901', 'never');
  expect(await readAtMost(body, 10)).toBeUndefined();
  expect(state).toEqual({ pulled: 2, cancelled: true });
});
