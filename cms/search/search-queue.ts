/** Limits how many searches run at the same time, so that other requests stay fast. */
import { Refusal } from '../platform/refusal.ts';

/** Searches that run at the same time, and searches that may wait. */
const AT_ONCE = 4;
const MOST_WAITING = 100;

let running = 0;
const waiting = new Set<() => void>();

/**
 * Runs a search when a place is free. Throws a Refusal if too many wait, and the signal's reason if
 * the client has gone.
 */
export async function inSearchQueue<Result>(
  signal: AbortSignal | undefined,
  search: () => Promise<Result>,
): Promise<Result> {
  if (running >= AT_ONCE) await turn(signal);
  else running += 1;
  try {
    signal?.throwIfAborted();
    return await search();
  } finally {
    // The next search takes over the place.
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }
}

function turn(signal: AbortSignal | undefined): Promise<void> {
  if (waiting.size >= MOST_WAITING) throw new Refusal('searchQueueFull', { seconds: 2 });
  return new Promise((resolve, reject) => {
    const begin = () => {
      leave();
      resolve();
    };
    const drop = () => {
      leave();
      reject(signal?.reason);
    };
    const leave = () => {
      waiting.delete(begin);
      signal?.removeEventListener('abort', drop);
    };
    waiting.add(begin);
    signal?.addEventListener('abort', drop);
    if (signal?.aborted) drop();
  });
}
