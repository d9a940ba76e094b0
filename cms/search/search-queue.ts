/** Searches wait for one another, so that however many ask at once everything else is answered beside them. */
import { Refusal } from '../platform/refusal.ts';

/** Searches that are answered at once, and those that may wait for them. */
const AT_ONCE = 4;
const MOST_WAITING = 100;

let running = 0;
const waiting = new Set<() => void>();

/**
 * Runs a search when it is its turn. Throws a Refusal where too many wait, and the reason of the signal where whoever asked
 * has gone before.
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
    // The place goes to the next one as it is.
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }
}

function turn(signal: AbortSignal | undefined): Promise<void> {
  if (waiting.size >= MOST_WAITING)
    throw new Refusal(
      503,
      'Many people are searching at the moment. Please try again in a moment.',
      {
        'Retry-After': '2',
      },
    );
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
