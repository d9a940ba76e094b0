/** Limits how many searches run at the same time, so that other requests stay fast. */
import { Semaphore } from 'async-mutex';
import { Refusal } from '../platform/refusal.ts';

/** Searches that run at the same time, and searches that may wait. */
const AT_ONCE = 4;
const MOST_WAITING = 100;

const places = new Semaphore(AT_ONCE);
let open = 0;

/**
 * Runs a search when a place is free. Throws a Refusal if too many wait, and the signal's reason if
 * the client has gone when its turn comes.
 */
export async function inSearchQueue<Result>(
  signal: AbortSignal | undefined,
  search: () => Promise<Result>,
): Promise<Result> {
  if (open >= AT_ONCE + MOST_WAITING) throw new Refusal('searchQueueFull', { seconds: 2 });
  open += 1;
  try {
    return await places.runExclusive(() => {
      signal?.throwIfAborted();
      return search();
    });
  } finally {
    open -= 1;
  }
}
