/** Limits how many searches run at the same time, so that other requests stay fast. */
import { openPlaces } from '@college/server/places';
import { Refusal } from '../platform/refusal.ts';

const places = openPlaces({ atOnce: 4, waiting: 100 });

/**
 * Runs a search when a place is free. Throws a Refusal if too many wait, and the signal's reason if
 * the client has gone when its turn comes.
 */
export async function inSearchQueue<Result>(
  signal: AbortSignal | undefined,
  search: () => Promise<Result>,
): Promise<Result> {
  const leave = await places.enter();
  if (!leave) throw new Refusal('searchQueueFull', { seconds: 2 });
  try {
    signal?.throwIfAborted();
    return await search();
  } finally {
    leave();
  }
}
